import { z } from "zod";
import { Code } from "../../../../schema/rules/codes";
import { inYuan } from "../../../../schema/rules/money";
import { HOUR } from "../../shared/clock";
import { BusinessError, notFound } from "../../shared/errors";
import {
  type OrderFacts,
  type OrderRow,
  orderInWords,
  type StepEffects,
  type StepTools,
  serviceMessage,
  stay,
  step,
  together,
  UNPAID_FOR_MS,
} from "../orders";
import { requireAssignable, whyNotAssigned } from "../workers";
import {
  type BidRow,
  findBid,
  findBidById,
  findOpenBids,
  storeBid,
  withdrawStatement,
} from "./bids.repository";

const awaitsPick = ({ bidding }: OrderFacts) =>
  bidding === "OPEN" || bidding === "OVER" ? null : "NOT_BIDDING";
const takesBids = (facts: OrderFacts) =>
  awaitsPick(facts) ??
  (facts.bidding === "OPEN" && facts.now < (facts.biddingEndsAt ?? 0) ? null : "BIDDING_OVER");

const amounts = { amount: z.number().int(), workerFee: z.number().int() };
const placed = z.object({
  workerId: z.number().int(),
  ...amounts,
  day: z.string(),
  words: z.string(),
  metres: z.number().nullable(),
});

const picked = z.object({
  bidId: z.number().int(),
  /** The amount that the customer was shown. */
  amount: z.number().int(),
});

/**
 * Steps of masters, the customer and the clock about bids (decision 057). None of them changes the status.
 */
export const bidSteps = {
  bid: step({
    event: "bid",
    title: "师傅报价",
    edges: stay(["WAIT_PAY"], takesBids),
    detail: placed,
    words: ({ amount, day, words }) => together(inYuan(amount), `最早 ${day} 上门`, words),
    effects: bidEffects,
  }),
  withdraw_bid: step({
    event: "withdraw_bid",
    title: "师傅撤回报价",
    edges: stay(["WAIT_PAY"], awaitsPick),
    detail: z.object({ workerId: z.number().int() }),
    effects: withdrawEffects,
  }),
  pick_bid: step({
    event: "pick_bid",
    title: "选定报价",
    edges: stay(["WAIT_PAY"], awaitsPick),
    detail: picked,
    words: ({ amount }) => inYuan(amount),
    effects: pickEffects,
  }),
  end_bidding: step({
    event: "end_bidding",
    title: "报价截止",
    edges: stay(["WAIT_PAY"], ({ bidding, biddingEndsAt, now }) =>
      bidding === "OPEN" && now >= (biddingEndsAt ?? now) ? null : "NOT_DUE",
    ),
    detail: z.null(),
    effects: endEffects,
  }),
  use_platform_price: step({
    event: "use_platform_price",
    title: "改为平台一口价",
    edges: stay(["WAIT_PAY"], awaitsPick),
    detail: z.object({
      ...amounts,
      lines: z.array(z.object({ name: z.string(), feeFen: z.number().int() })),
    }),
    words: ({ amount }) => inYuan(amount),
    effects: (_order, { amount, workerFee, lines }, now) => ({
      changes: {
        bidding: null,
        biddingEndsAt: null,
        totalAmount: amount,
        workerFee,
        serviceFees: lines,
        expiresAt: now + UNPAID_FOR_MS,
      },
    }),
  }),
} as const;

const feeLines = ({ amount, workerFee }: BidRow) =>
  [
    { name: "师傅报价", feeFen: workerFee },
    { name: "平台服务费", feeFen: amount - workerFee },
  ].filter(({ feeFen }) => feeFen > 0);

/**
 * Stores the bid. The customer is told about the first bid, and about every bid that is lower than all before
 * it.
 *
 * @throws BusinessError CONFLICT for a master who is not verified, or paused (GEN-07, GEN-08)
 */
async function bidEffects(
  order: OrderRow,
  detail: z.output<typeof placed>,
  now: number,
  { db, directory, ids }: StepTools,
): Promise<StepEffects> {
  const worker = await requireAssignable(directory, detail.workerId, now);
  const [open, own] = await Promise.all([findOpenBids(db, order.id), findBid(db, order.id, detail.workerId)]);
  const { id: orderId, customerId } = order;
  const row = { ...detail, id: own?.id ?? ids.rowId(customerId), orderId, customerId };
  const lowest = Math.min(...open.map(({ amount }) => amount));
  const sum = inYuan(detail.amount);
  const message =
    open.length === 0
      ? serviceMessage(
          "收到师傅报价",
          `${orderInWords(order)}收到第一个报价：${sum}，可比较后选定。`,
          "BID",
          "BID",
        )
      : detail.amount < lowest
        ? serviceMessage(
            "收到更低的报价",
            `${orderInWords(order)}收到更低的报价：${sum}，可比较后选定。`,
            "BID",
            "BID",
          )
        : undefined;
  return {
    masters: [worker],
    statements: [storeBid(db, { ...row, seq: order.version + 1, at: now })],
    message,
  };
}

async function withdrawEffects(
  { id: orderId, version }: OrderRow,
  { workerId }: { workerId: number },
  at: number,
  { db }: StepTools,
): Promise<StepEffects> {
  const bid = await findBid(db, orderId, workerId);
  if (bid?.status !== "OPEN") throw new BusinessError(Code.CONFLICT, "没有可以撤回的报价");
  return { statements: [withdrawStatement(db, { orderId, workerId, seq: version + 1, at })] };
}

/**
 * The price and the master of the bid become those of the order. The time limit is that of all unpaid orders.
 */
async function pickEffects(
  order: OrderRow,
  { bidId, amount }: z.output<typeof picked>,
  now: number,
  { db, directory }: StepTools,
): Promise<StepEffects> {
  const bid = await findBidById(db, order.id, bidId);
  if (!bid) throw notFound("报价");
  if (bid.status !== "OPEN") throw new BusinessError(Code.CONFLICT, "师傅已撤回该报价，请选择其他报价");
  if (bid.amount !== amount) {
    throw new BusinessError(Code.PRICE_CHANGED, `师傅已将报价改为${inYuan(bid.amount)}，请确认后重新选定`);
  }
  const { workerId, workerFee } = bid;
  if (await whyNotAssigned(directory, workerId, now)) {
    throw new BusinessError(Code.CONFLICT, "这位师傅目前不能接单，请选择其他报价");
  }
  return {
    changes: {
      bidding: "PICKED",
      bidId,
      workerId,
      workerFee,
      totalAmount: amount,
      serviceFees: feeLines(bid),
      expiresAt: now + UNPAID_FOR_MS,
    },
  };
}

/** The time for bids is over: the customer picks a bid within a day, or takes the platform's price. */
async function endEffects(
  order: OrderRow,
  _detail: null,
  _now: number,
  { db }: StepTools,
): Promise<StepEffects> {
  const { length } = await findOpenBids(db, order.id);
  const until = `${UNPAID_FOR_MS / HOUR}小时内`;
  return {
    changes: { bidding: "OVER" },
    message:
      length === 0
        ? serviceMessage(
            "没有收到师傅报价",
            `${orderInWords(order)}到期没有师傅报价，请在${until}改为平台一口价，或取消订单。`,
            "BID",
          )
        : serviceMessage(
            "报价已截止，请选定",
            `${orderInWords(order)}收到${length}个报价，请在${until}选定，或改为平台一口价。`,
            "BID",
          ),
  };
}
