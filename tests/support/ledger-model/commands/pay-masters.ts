import { env } from "cloudflare:workers";
import fc from "fast-check";
import { payMasters as payOut } from "../../orders/master-settlements";
import { defineCommand } from "../command";
import { LONGEST_RUN_MS } from "../model";
import { predictPayment } from "../settlements";

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Staff pay out all that is due, now or a week later, and once more under the same keys, which pays nothing. */
export const payMasters = defineCommand({
  name: "payMasters",
  args: fc.record({ isWeekLater: fc.boolean() }),
  possible: (model, { isWeekLater }) =>
    !isWeekLater || model.now + WEEK_MS < model.startedAt + LONGEST_RUN_MS,
  predict(model, { isWeekLater }) {
    if (isWeekLater) model.now += WEEK_MS;
    return predictPayment(model);
  },
  async perform({ backend, orders }, { isWeekLater }) {
    if (isWeekLater) backend.clock.advance(WEEK_MS);
    const { results } = await env.DB.prepare(
      "SELECT id FROM master_settlements WHERE order_id IN (SELECT value FROM json_each(?))",
    )
      .bind(JSON.stringify(orders))
      .all<{ id: number }>();
    const own = new Set(results.map(({ id }) => id));
    const paid: number[] = [];
    // Of other runs, too, until nothing is due.
    for (let isOver = false; !isOver; ) {
      const key = crypto.randomUUID();
      const { data } = await payOut(backend, key);
      const again = await payOut(backend, key);
      if (JSON.stringify(again.data) !== JSON.stringify(data)) throw new Error("the statements have changed");
      const lines: { settlementId: number; net: number }[] = data.flatMap(
        (master: { lines: unknown[] }) => master.lines,
      );
      for (const { settlementId, net } of lines) if (own.has(settlementId)) paid.push(Math.round(net * 100));
      isOver = lines.length === 0;
    }
    return paid.sort((a, b) => a - b);
  },
});
