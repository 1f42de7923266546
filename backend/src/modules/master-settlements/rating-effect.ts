import { DEDUCTION_PERCENT, deductionOf } from "../../../../schema/rules/masters/master-settlement";
import { inYuan } from "../../../../schema/rules/money";
import type { BackendEnv } from "../../env";
import { chooseMasterSide } from "../../providers/masters/master-side";
import type { Clock } from "../../shared/clock";
import type { Ids } from "../../shared/ids";
import type { CustomerStore } from "../../shared/stores/stores";
import { sendMessage } from "../messages";
import { type OrderRow, orderInWords } from "../orders";
import { changeSettlement, findWorkSettlement } from "./master-settlements.repository";
import { deduct } from "./movements";

/**
 * Statements that apply a rating to the master's settlement, for the batch of the rating. One or two stars
 * before the due time deduct a share, which goes to the guarantee fund, and the customer is told (GEN-08). No
 * statements for more stars, and for a settlement that is due or paid. If a rating and a pay-out happen at
 * once, the trigger refuses the second batch.
 */
export async function ratingStatements(
  order: Pick<OrderRow, "id" | "orderNo" | "customerId" | "customerName">,
  stars: number,
  now: number,
  { db, ids }: { db: CustomerStore; ids: Ids },
): Promise<D1PreparedStatement[]> {
  if (DEDUCTION_PERCENT[stars] === undefined) return [];
  const { id: orderId, orderNo, customerId } = order;
  const settlement = await findWorkSettlement(db, orderId);
  if (settlement?.state !== "OPEN" || settlement.dueAt <= now) return [];
  const deduction = deductionOf(settlement.amount, stars);
  if (deduction === 0) return [];
  const text = `您给${orderInWords(order)}评了 ${stars} 星，师傅的这笔收入扣减 ${DEDUCTION_PERCENT[stars]}%，即${inYuan(deduction)}。扣款归入平台保障金，不退给下单人；师傅可在结算前申诉。`;
  return [
    changeSettlement(db, settlement.id, { stars, deduction }),
    ...deduct(db, settlement, deduction, { eventId: ids.rowId(customerId), at: now, orderNo }),
    ...sendMessage(
      db,
      {
        customerId,
        type: "service",
        topic: "ORDER",
        title: "差评已扣减师傅收入",
        text,
        associatedId: orderId,
        at: now,
      },
      ids,
    ),
  ];
}

/**
 * Tells the master's side about the deduction of a rating, if there is one; amounts in 元. Never throws when
 * the master's side does not answer.
 */
export async function tellRating(
  orderId: number,
  { db, env, clock }: { db: CustomerStore; env: BackendEnv; clock: Pick<Clock, "now"> },
): Promise<void> {
  const settlement = await findWorkSettlement(db, orderId);
  if (!settlement || settlement.stars === null || settlement.appeal !== null) return;
  const { id, workerId, amount, deduction, stars } = settlement;
  const event = { businessType: "settlementDeducted", settlementId: id, orderId, stars };
  await chooseMasterSide(env, clock)?.tell(workerId, {
    ...event,
    amount: amount / 100,
    deduction: deduction / 100,
  });
}
