import { describe, expect, test } from "vitest";
import { expectSameAnswer } from "../../bench/gateway/compare-answers";

const DOCUMENT = `
  query List { viewer { orders { nodes { id ...Row } total } } }
  fragment Row on Order { visitDueAt items { id } }
`;
const answer = (node: object, total = 1) => ({ data: { viewer: { orders: { nodes: [node], total } } } });
const OURS = answer({ id: "1", visitDueAt: null, items: [{ id: "7" }] });

const compare = (theirs: unknown) => () => expectSameAnswer(DOCUMENT, "Apollo Server", theirs, OURS);

describe("a contender of the gateway bench", () => {
  test("is refused by the name of the field that it lacks", () => {
    expect(compare(answer({ id: "1", items: [{ id: "7" }] }))).toThrow(
      "Apollo Server: lacks viewer.orders.nodes.visitDueAt",
    );
    expect(compare(answer({ id: "1", visitDueAt: null, items: [] }))).toThrow(
      "lacks viewer.orders.nodes.items.id",
    );
  });

  test("is refused by the name of the field with another value", () => {
    expect(compare(answer({ id: "1", visitDueAt: "2026-11-23", items: [{ id: "7" }] }, 2))).toThrow(
      "answers viewer.orders.nodes.visitDueAt otherwise, answers viewer.orders.total otherwise",
    );
  });

  test("is refused when it answers more", () => {
    expect(compare(answer({ id: "1", visitDueAt: null, items: [{ id: "7" }], extra: 1 }))).toThrow("more");
  });

  test("passes with the same answer", () => {
    expect(compare(structuredClone(OURS))).not.toThrow();
  });
});
