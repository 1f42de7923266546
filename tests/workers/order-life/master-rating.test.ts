import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { getOrder } from "../../../schema/rest/orders/orders";
import type { CallData } from "../../../schema/rest/rest-call";
import { MINUTE } from "../../../schema/rules/time";
import { withOneLife } from "../../support/orders/one-life";
import { EVENTS, follow, orderIn } from "../../support/orders/order-life";
import { payingCustomer } from "../../support/orders/orders";

const life = withOneLife();
/** As a page shows it once it may not be older. */
async function ratingOf(orderId: number): Promise<CallData<typeof getOrder>["workerRating"]> {
  life.backend.clock.advance(MINUTE);
  return (await life.call("GET", `/order/api/order/${orderId}`)).data.workerRating;
}
/** Evaluates an order with so many stars. */
const evaluate = (orderId: number, star: number) =>
  life.call("POST", `/order/api/order/${orderId}/evaluation`, { star, content: "", label: "", imgs: [] });

test("[U28] a master is rated by the stars of everybody's evaluated orders, and by none before", async () => {
  expect(await ratingOf(await life.orderIn("WAIT_PAY"))).toBeNull();
  const shown = await life.orderIn("WAIT_INSTALL");
  const first = await life.orderIn("SUCCESS");
  expect(await ratingOf(shown)).toEqual({ average: 0, total: 0 });
  expect(await evaluate(first, 4)).toMatchObject({ code: 0 });
  expect(await ratingOf(shown)).toEqual({ average: 4, total: 1 });
  // A second word about the same order is refused, and does not count.
  expect(await evaluate(first, 1)).not.toMatchObject({ code: 0 });
  expect(await evaluate(await life.orderIn("SUCCESS"), 4)).toMatchObject({ code: 0 });

  const account = await payingCustomer(1_000_000);
  const orderId = await orderIn(life.backend, account, "SUCCESS");
  await follow({ backend: life.backend, account, orderId }, ["evaluate"]);
  expect(await ratingOf(shown)).toEqual({ average: 4.3, total: 3 });
});

test("[U28] [DETAIL-17] an immediate order says nothing of its master's rating", async () => {
  const orderId = await life.orderIn("SUCCESS");
  await env.DB.prepare("UPDATE orders SET order_type = 'TIMELY' WHERE id = ?").bind(orderId).run();
  expect(await EVENTS.evaluate(life.subjectOf(orderId))).toMatchObject({ code: 0 });
  expect(await ratingOf(orderId)).toBeNull();
});
