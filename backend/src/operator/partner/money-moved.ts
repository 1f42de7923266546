import { creditWallet } from "../../../../schema/rest/operator/operator";
import { adjustWallet, takeBackAdjustment } from "../../../../schema/rest/operator/operator-adjustments";
import { payMasters } from "../../../../schema/rest/operator/operator-masters";
import {
  agreeRefund,
  arbitrateRefund,
  refundToWallet,
} from "../../../../schema/rest/operator/operator-refunds";
import { openRestore } from "../../../../schema/rest/operator/operator-restores";
import { endWithdrawal, reviewWithdrawal } from "../../../../schema/rest/operator/operator-withdrawals";
import type { CallParsed, RestCall } from "../../../../schema/rest/rest-call";
import { FINISHED } from "../../../../schema/rules/orders/order-status";
import { findAnyOrder, heldAmount } from "../../modules/orders";
import { findRefund } from "../../modules/payment";
import { openDifferences } from "../../modules/restores";
import { findAdjustment } from "../../modules/wallet-adjustments";
import { findWithdrawal, type WithdrawalStage } from "../../modules/withdrawals";
import { toFen } from "../../shared/amount";
import type { RequestContext } from "../../shared/context";

/** 分; `unknown` where only the call itself finds it out, `nothing` where no money moves. */
type Moved = number | "unknown" | "nothing";
type Looking = (input: never, context: RequestContext) => Moved | Promise<Moved>;

const looking = <C extends RestCall>(
  call: C,
  look: (input: CallParsed<C>, context: RequestContext) => Moved | Promise<Moved>,
): [string, Looking] => [call.id, look as Looking];

/** Stages of a withdrawal in which its money can no longer move. */
const ENDED: ReadonlySet<WithdrawalStage> = new Set<WithdrawalStage>(["PAID", "FAILED", "REFUSED"]);

/** The amount of a withdrawal that is still to be reviewed or ended. */
async function withdrawn(
  id: number,
  hasMoved: (stage: WithdrawalStage) => boolean,
  { db }: RequestContext,
): Promise<Moved> {
  const withdrawal = await findWithdrawal(db, id);
  return withdrawal && !hasMoved(withdrawal.stage) ? withdrawal.amount : "nothing";
}

async function held(orderId: number, { db }: RequestContext): Promise<Moved> {
  const order = await findAnyOrder(db, orderId);
  return order && !FINISHED.includes(order.status) ? heldAmount(order) : "nothing";
}

/**
 * Calls that move money, with how much: what is not there or has moved before moves nothing, and the call itself says
 * so. Its answer, asked for again after it was lost, needs no other person.
 */
const MONEY = new Map<string, Looking>([
  looking(creditWallet, ({ body }) => toFen(body.amount)),
  looking(adjustWallet, ({ body }) => toFen(body.amount)),
  looking(takeBackAdjustment, async ({ params }, { db }) => {
    const adjustment = await findAdjustment(db, params.id);
    return adjustment?.takenBackAt === null ? Math.abs(adjustment.amount) : "nothing";
  }),
  looking(reviewWithdrawal, ({ params, body }, context) =>
    body.approve ? withdrawn(params.id, (stage) => stage !== "REVIEW", context) : "nothing",
  ),
  looking(endWithdrawal, ({ params }, context) => withdrawn(params.id, (stage) => ENDED.has(stage), context)),
  // Both end the escrow: what the customer does not get is the master's.
  looking(agreeRefund, ({ params }, context) => held(params.id, context)),
  looking(arbitrateRefund, ({ params }, context) => held(params.id, context)),
  looking(refundToWallet, async ({ params, body }, { db }) => {
    const refund = await findRefund(db, params.id, body.outRefundNo);
    return refund?.status === "PENDING" ? refund.amount : "nothing";
  }),
  // Differences that are let stand.
  looking(openRestore, async ({ params }, { directory }) =>
    openDifferences(directory, params.id).then((amount) => (amount === 0 ? "nothing" : amount)),
  ),
  // Whatever is due among all masters.
  looking(payMasters, () => "unknown"),
]);

/** How much money a call of the operator API moves. */
export async function amountMoved(call: RestCall, input: unknown, context: RequestContext): Promise<Moved> {
  const look = MONEY.get(call.id);
  return look ? look(input as never, context) : "nothing";
}

/** Calls that want an `Idempotency-Key`, and answer the same key again without moving anything. */
const ONCE_PER_KEY = new Set([creditWallet.id, adjustWallet.id, payMasters.id]);

/** Whether a call with the same idempotency key, sent again, is answered from what the first one has done. */
export const isOncePerKey = ({ id }: RestCall): boolean => ONCE_PER_KEY.has(id);
