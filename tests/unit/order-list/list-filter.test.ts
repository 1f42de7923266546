import { expect, test } from "vitest";
import {
  filterSearch,
  listHref,
  readPlace,
  sortedBy,
} from "../../../app/features/order-list/filter/list-filter";

const filterOf = (search: string) => readPlace(new URLSearchParams(search)).filter;

test.each([
  ["33", { areaCode: "33" }],
  ["330106001002", { areaCode: "330106001002" }],
  ["3", {}],
  ["3301060010021", {}],
  ["x33", {}],
  ["33x", {}],
])("the area code %s narrows the list to %j", (code, filter) => {
  expect(filterOf(`areaCode=${code}`)).toEqual(filter);
});

test("a period with one end stays as it is", () => {
  expect(filterOf("startTime=2026-11-09")).toEqual({ startTime: "2026-11-09" });
  expect(filterOf("endTime=2026-11-02")).toEqual({ endTime: "2026-11-02" });
});

test("the shown order follows the filter, or stands alone", () => {
  expect(listHref({ preview: "5" })).toBe("/user/order?preview=5");
  expect(listHref({ filter: { status: "WAIT_PAY" }, preview: "5" })).toBe(
    "/user/order?status=WAIT_PAY&preview=5",
  );
});

test("the parameters of a filter stand in the order of addresses", () => {
  expect(String(filterSearch({ areaCode: "33", customer: "王", status: "WAIT_PAY" }))).toBe(
    `status=WAIT_PAY&customer=${encodeURIComponent("王")}&areaCode=33`,
  );
  expect(String(filterSearch({}))).toBe("");
});

test("a filter takes another sort order, and none for newest first", () => {
  const filter = { customer: "王", sort: "CREATED_ASC" } as const;
  expect(sortedBy(filter, "APPOINTMENT_DESC")).toEqual({ customer: "王", sort: "APPOINTMENT_DESC" });
  expect(sortedBy(filter, "CREATED_DESC")).toEqual({ customer: "王" });
});
