import { env } from "cloudflare:workers";
import fc from "fast-check";
import { Code } from "../../../../schema/rules/codes";
import { defineCommand } from "../command";
import { canBeSolved } from "../life";
import { markupRefusal, predictMarkupPayment } from "../markups";
import { pick, pickIndex } from "../model";

/** A customer approves or rejects what a master asks for, decided already or not. */
export const answerRequest = defineCommand({
  name: "answerRequest",
  args: fc.record({ request: fc.nat(), isApproved: fc.constantFrom(true, true, false) }),
  possible: (model) => model.requests.length > 0,
  predict(model, args) {
    const request = pick(model.requests, args.request);
    if (request.status === "CLOSED") return Code.ORDER_CLOSED;
    if (request.status === "PAID") return Code.ORDER_ALREADY_PAID;
    // The same rejection once more succeeds.
    if (request.status === "REJECTED") return args.isApproved ? Code.CONFLICT : Code.OK;
    if (!args.isApproved) {
      request.status = "REJECTED";
      return Code.OK;
    }
    const code =
      markupRefusal(model.orders[request.order]) ??
      predictMarkupPayment(model, { ...request, isPasswordRight: true });
    if (code !== Code.OK) return code;
    request.status = "PAID";
    const order = pick(model.orders, request.order);
    const solves = request.isAbnormal && order.isAbnormal && order.solved === null && canBeSolved(order);
    if (solves) order.solved = "MARKUP";
    return code;
  },
  async perform({ backend, customers, orders }, args, model) {
    const token = customers[pick(model.orders, pick(model.requests, args.request).order).customer]?.token;
    const { results } = await env.DB.prepare(
      `SELECT id FROM markups WHERE source = 'WORKER' AND order_id IN (SELECT value FROM json_each(?)) ORDER BY id`,
    )
      .bind(JSON.stringify(orders))
      .all<{ id: number }>();
    const id = results[pickIndex(model.requests, args.request)]?.id;
    const answer = args.isApproved
      ? await backend.call("POST", `/order/api/markup/JJ${id}/request_pay`, {
          token,
          json: { payWay: "WALLET", pwd: "246810" },
        })
      : await backend.call("POST", "/order/api/markup/reject", {
          token,
          json: { markupRequestId: id, rejectContent: "不需要" },
        });
    return answer.code;
  },
});
