import { CombinedError, type OperationResult } from "@urql/core";
import { expect, test } from "vitest";
import { keepFailedFields } from "../../../app/lib/graphql/keep-failed-fields";

const LAST = { viewer: { orders: { total: 4 }, messages: { total: 2 } }, notices: ["一"] };

const keep = (data: unknown, ...paths: (readonly (string | number)[])[]) => {
  const graphQLErrors = paths.map((path) => ({ message: "系统繁忙", path }));
  const error = new CombinedError({ graphQLErrors });
  return keepFailedFields({ data, error } as unknown as OperationResult, LAST);
};

test("[R9] only the fields that could not be read stay as they were, the others are new", () => {
  const viewer = { orders: null, messages: { total: 3 } };
  expect(keep({ viewer, notices: ["二"] }, ["viewer", "orders", "total"])).toEqual({
    viewer: { orders: { total: 4 }, messages: { total: 3 } },
    notices: ["二"],
  });
  const both = keep(
    { viewer: { orders: null, messages: null } },
    ["viewer", "orders"],
    ["viewer", "messages"],
  );
  expect(both).toEqual({ viewer: LAST.viewer });
});

test("[R9] a field stays when the one around it is gone, and everything when there is no data", () => {
  expect(keep({ viewer: null, notices: [] }, ["viewer", "orders"])).toEqual({ ...LAST, notices: [] });
  expect(keep(null)).toBe(LAST);
  expect(keep(undefined)).toBe(LAST);
});

test("[R9] entries of a list are not put back, because they may have moved", () => {
  expect(keep({ notices: [null, "二"] }, ["notices", 0])).toEqual({ notices: [null, "二"] });
});

test("[R9] null that is no failure is shown", () => {
  const data = { viewer: null, notices: ["二"] };
  expect(keep(data, ["notices"])).toEqual(data);
  expect(keepFailedFields({ data } as unknown as OperationResult, LAST)).toBe(data);
});
