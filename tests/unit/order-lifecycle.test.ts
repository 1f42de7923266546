import { describe, expect, test } from "vitest";
import {
  decide,
  edgeOf,
  ORDER_EDGES,
  ORDER_EVENTS,
  type OrderEvent,
} from "../../backend/src/modules/orders/order-lifecycle";
import { ORDER_STATUSES, type OrderStatus } from "../../schema/rules/order-status";

const OPEN = { now: 1000, expiresAt: 2000 };
const OVER = { now: 2000, expiresAt: 2000 };
const ORIGINS: (OrderStatus | null)[] = [null, ...ORDER_STATUSES];

/** Everything that may happen, written down once more by hand. */
const LEGAL: [OrderEvent, OrderStatus | null, OrderStatus, typeof OPEN][] = [
  ["create", null, "WAIT_PAY", OPEN],
  ["pay", "WAIT_PAY", "RECEIVING_ORDER", OPEN],
  ["cancel", "WAIT_PAY", "CLOSE", OPEN],
  ["cancel", "WAIT_PAY", "CLOSE", OVER],
  ["expire", "WAIT_PAY", "CLOSE", OVER],
];

describe("order lifecycle", () => {
  test.each(LEGAL)("%s leads an order from %s to %s", (event, from, to, facts) => {
    expect(decide(from, event, facts)).toEqual({ ok: true, to });
  });

  test("every pair of status and event that is not in the table is refused with a reason", () => {
    for (const event of ORDER_EVENTS) {
      for (const from of ORIGINS) {
        if (LEGAL.some(([legalEvent, legalFrom]) => legalEvent === event && legalFrom === from)) continue;
        const decision = decide(from, event, OVER);
        expect(decision, `${event} from ${from}`).toMatchObject({ ok: false });
        expect(decision.ok ? null : decision.reason).toBe(
          from === null ? "MISSING" : event === "create" ? "EXISTS" : from === "CLOSE" ? "CLOSED" : "PAID",
        );
      }
    }
  });

  test("[PAY-19] an order may be paid until its last millisecond and expires in the next", () => {
    expect(decide("WAIT_PAY", "pay", { now: 1999, expiresAt: 2000 }).ok).toBe(true);
    expect(decide("WAIT_PAY", "pay", OVER)).toEqual({ ok: false, reason: "EXPIRED" });
    expect(decide("WAIT_PAY", "expire", { now: 1999, expiresAt: 2000 })).toEqual({
      ok: false,
      reason: "NOT_DUE",
    });
    expect(decide("WAIT_PAY", "expire", OVER).ok).toBe(true);
  });

  test("every status that an edge starts from can be reached from the start", () => {
    const reached = new Set<OrderStatus | null>([null]);
    for (const _ of ORDER_EDGES) {
      for (const edge of ORDER_EDGES) if (reached.has(edge.from)) reached.add(edge.to);
    }
    for (const edge of ORDER_EDGES) expect(reached).toContain(edge.from);
  });

  test("no edge appears twice, so the table gives one answer", () => {
    const pairs = ORDER_EDGES.map((edge) => `${edge.event} ${edge.from}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  test("each event has one edge that statements for many orders may follow", () => {
    for (const event of ORDER_EVENTS) {
      const edge = edgeOf(event);
      expect(edge.event).toBe(event);
      expect(ORDER_EDGES).toContain(edge);
    }
    // @ts-expect-error no such event
    expect(() => edgeOf("teleport")).toThrow("no edge for teleport");
  });
});
