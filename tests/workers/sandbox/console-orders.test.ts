import { env } from "cloudflare:workers";
import type { AppLoadContext } from "@remix-run/cloudflare";
import { beforeEach, describe, expect, test } from "vitest";
import { PLAYED_EVENTS, type PlayedEvent, playedEventsOf } from "../../../app/features/sandbox/order-events";
import { loadConsole, runConsoleForm } from "../../../app/features/sandbox/sandbox.server";
import { mp4, wav } from "../../support/files/media";
import { png } from "../../support/files/pictures";
import { FOR_BIDS } from "../../support/orders/bid-events";
import { withOneLife } from "../../support/orders/one-life";
import { follow, PREPARATION, statusOf } from "../../support/orders/order-life";
import { EDGES } from "../../support/orders/order-table";
import { createTestBackend, createTestClock } from "../../support/servers/backend";

const life = withOneLife(1_000_000, {
  // The console makes appointments by the real clock.
  createBackend: () => createTestBackend({ clock: createTestClock(Date.now()) }),
});
const { orderIn, subjectOf } = life;

beforeEach(async () => {
  await env.DB.prepare("UPDATE sessions SET expires_at = ?")
    .bind(Date.now() + 1e9)
    .run();
});

const DEMO_FILES: Readonly<Record<string, Uint8Array>> = { png: png(), mp4: mp4(), wav: wav() };

function pageContext(): AppLoadContext {
  const BACKEND = {
    fetch: (request: Request) => {
      const { pathname, search } = new URL(request.url);
      return life.backend.request(pathname + search, request);
    },
  };
  // What lies in public/demo, as far as a signature goes.
  const ASSETS = {
    fetch: async (address: string) => new Response(Uint8Array.from(DEMO_FILES[address.slice(-3)] ?? [])),
  };
  const site = { ...env, BACKEND, ASSETS };
  return { cloudflare: { env: site }, requestId: "request-1" } as unknown as AppLoadContext;
}

function press(intent: string, orderId: number) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent, orderId, key: crypto.randomUUID() })) {
    form.set(name, String(value));
  }
  return runConsoleForm(form, pageContext());
}

describe("orders in the console", () => {
  test.each(Object.keys(PLAYED_EVENTS) as PlayedEvent[])(
    "[G-08] %s is played at the press of a button",
    async (event) => {
      const edge = EDGES.findLast((candidate) => candidate.event === event);
      const orderId = await orderIn(edge?.from ?? "WAIT_PAY", event === "bid" ? FOR_BIDS : {});
      await follow(subjectOf(orderId), PREPARATION[event] ?? []);
      const { orderNo } = await life.readOrder(orderId);
      const { orders } = await loadConsole(pageContext(), { orderNo });
      expect(orders).toHaveLength(1);
      expect(orders?.[0]?.events).toContain(event);
      expect(await press(`step:${event}`, orderId)).toMatchObject({
        done: `已完成：${PLAYED_EVENTS[event]}`,
        problem: null,
      });
      expect(await statusOf(orderId)).toBe(edge?.to);
    },
  );

  test("a master is given to an order that has none, and no button replaces one", async () => {
    const offered = async (orderId: number) => {
      const { orderNo } = await life.readOrder(orderId);
      const { orders } = await loadConsole(pageContext(), { orderNo });
      return (orders ?? []).flatMap((order) => playedEventsOf(order));
    };
    expect(await offered(await orderIn("WAIT_ASSIGN"))).toContain("assign");
    const assigned = await offered(await orderIn("WAIT_APPOINTMENT"));
    expect(assigned).toContain("appoint");
    expect(assigned).not.toContain("assign");
  });

  test("a step that the order's status forbids is refused with the reason", async () => {
    const orderId = await orderIn("WAIT_PAY");
    expect(await press("step:complete", orderId)).toMatchObject({ done: null, problem: "订单还未付款" });
  });

  test("[G-08] the autopilot takes an order to its customer", async () => {
    const orderId = await orderIn("RECEIVING_ORDER");
    expect((await press("autopilot", orderId)).done).toBe("自动驾驶已启动，订单会自己往前走");
    expect(await statusOf(orderId)).toBe("WAIT_ACCEPT");
  });

  test.each(["step:teleport", "step:", "accept"])("%s is none of the console's forms", async (intent) => {
    await expect(press(intent, 1)).rejects.toMatchObject({ status: 400 });
  });
});
