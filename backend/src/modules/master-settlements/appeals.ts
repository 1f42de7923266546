import { Code } from "../../../../schema/rules/codes";
import { inYuan } from "../../../../schema/rules/money";
import { chooseMasterSide } from "../../providers/masters/master-side";
import { ConstraintViolation, commit, withFreshIds } from "../../shared/commit";
import { BusinessError, notFound } from "../../shared/errors";
import type { CustomerStore } from "../../shared/stores/stores";
import { sendMessage } from "../messages";
import { type AdvanceDependencies, findAnyOrder, orderInWords } from "../orders";
import { enqueueEvent, pushOutbox } from "../outbox";
import { changeSettlement, findSettlement, type SettlementRow } from "./master-settlements.repository";
import { returnDeduction } from "./movements";

/**
 * A master appeals against a deduction, once and before the settlement is paid out. The payment then waits
 * for the decision. The same appeal again changes nothing.
 *
 * @throws BusinessError NOT_FOUND; CONFLICT without a deduction, after another appeal, and once it is paid
 *   out
 */
export async function appeal(
  { id, reason }: { id: number; reason: string },
  { db, clock }: Pick<AdvanceDependencies, "db" | "clock">,
): Promise<void> {
  const settlement = await requireSettlement(db, id);
  if (settlement.appealReason === reason) return;
  const refusal = whyNoAppeal(settlement);
  if (refusal) throw new BusinessError(Code.CONFLICT, refusal);
  try {
    const changes = { appeal: "OPEN", appealReason: reason, appealedAt: clock.now() } as const;
    await commit(db, [changeSettlement(db, id, changes)]);
  } catch (error) {
    if (!(error instanceof ConstraintViolation)) throw error;
    const now = await requireSettlement(db, id);
    if (now.appealReason === reason) return;
    throw new BusinessError(Code.CONFLICT, whyNoAppeal(now) ?? "结算已变化，请刷新后重试");
  }
}

/** The reason why a master cannot appeal; null when it is possible. */
function whyNoAppeal({ state, deduction, appeal: earlier }: SettlementRow): string | null {
  if (earlier !== null) return earlier === "OPEN" ? "已申诉，请等待平台处理" : "申诉已处理，不能再次申诉";
  if (state === "PAID") return "已结算给师傅，不能再申诉";
  return deduction === 0 ? "这笔结算没有扣款，无需申诉" : null;
}

interface Decision {
  readonly id: number;
  /** True when the deduction returns to the settlement; false when the guarantee fund keeps it. */
  readonly isUpheld: boolean;
  /** Reason of the decision, for the master. */
  readonly words: string;
}

/**
 * Staff decide an appeal, once. The master is told, and also the customer when the deduction is returned. The
 * same decision again changes nothing.
 *
 * @throws BusinessError NOT_FOUND; CONFLICT without an open appeal
 */
export async function decideAppeal(decision: Decision, dependencies: AdvanceDependencies): Promise<void> {
  const { db, env, clock } = dependencies;
  const settlement = await requireSettlement(db, decision.id);
  if (settlement.appeal !== "OPEN") return judge(settlement, decision);
  try {
    const statements = await decisionStatements(settlement, decision, dependencies);
    await withFreshIds(() => commit(db, statements()));
  } catch (error) {
    if (!(error instanceof ConstraintViolation)) throw error;
    return judge(await requireSettlement(db, decision.id), decision);
  }
  const { workerId, orderId, customerId } = settlement;
  const event = { businessType: "appealDecided", settlementId: decision.id, orderId };
  const told = chooseMasterSide(env, clock)?.tell(workerId, {
    ...event,
    isUpheld: decision.isUpheld,
    content: decision.words,
  });
  if (told) dependencies.waitUntil(told);
  dependencies.waitUntil(pushOutbox(customerId, dependencies));
}

/** Statements of a decision, with new ids at each call. */
async function decisionStatements(
  settlement: SettlementRow,
  { isUpheld, words }: Decision,
  { db, clock, ids }: AdvanceDependencies,
): Promise<() => D1PreparedStatement[]> {
  const { id, orderId, customerId, deduction } = settlement;
  const at = clock.now();
  const decided = { decision: words, decidedAt: at };
  if (!isUpheld) return () => [changeSettlement(db, id, { ...decided, appeal: "REFUSED" })];
  const order = await findAnyOrder(db, orderId);
  if (!order) throw notFound("订单");
  const { orderNo } = order;
  const text = `平台核实了${orderInWords(order)}的评价，支持师傅的申诉，扣减的${inYuan(deduction)}已退回师傅。您的评价仍然保留。`;
  return () => [
    changeSettlement(db, id, { ...decided, appeal: "UPHELD", deduction: 0, returned: deduction }),
    ...returnDeduction(db, settlement, { eventId: ids.rowId(customerId), at, orderNo }),
    ...sendMessage(
      db,
      {
        customerId,
        type: "service",
        topic: "ORDER",
        title: "师傅的申诉已通过",
        text,
        associatedId: orderId,
        at,
      },
      ids,
    ),
    enqueueEvent(db, {
      eventId: ids.token(16),
      userId: customerId,
      kind: "ORDER_CHANGED",
      data: { orderId },
      at,
    }),
  ];
}

/** Whether the appeal was decided in the intended way. @throws BusinessError CONFLICT */
function judge({ appeal: state, decision }: SettlementRow, { isUpheld, words }: Decision): void {
  if (state === (isUpheld ? "UPHELD" : "REFUSED") && decision === words) return;
  const reason = state === "OPEN" || state === null ? "师傅没有申诉" : "申诉已处理";
  throw new BusinessError(Code.CONFLICT, reason);
}

/** The settlement. @throws BusinessError NOT_FOUND */
async function requireSettlement(db: CustomerStore, id: number): Promise<SettlementRow> {
  const settlement = await findSettlement(db, id);
  if (!settlement) throw notFound("结算");
  return settlement;
}
