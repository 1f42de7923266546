import { rememberCancelled } from "~/features/order-steps/just-cancelled";
import {
  AcceptOrderDocument,
  CancelOrderDocument,
  ConfirmArrivalDocument,
} from "~/features/order-steps/step-mutations";
import { ask } from "~/lib/graphql/ask";
import { failureText } from "~/lib/graphql/failure";
import { type Answer, refusalIn } from "~/lib/graphql/refusal";
import type { BulkAction } from "./bulk-verbs";
import type { ChosenOrder } from "./chosen-order";

/** Result for one order: done, or the reason why not. */
export type StepResult = "done" | { message: string };

/** A step that is run for several orders, one after the other, and its texts. */
export interface BulkStep {
  readonly title: string;
  readonly question: string;
  /** Texts for an order that waits, and for one that is done. */
  readonly waiting: string;
  readonly done: string;
  /** Text after the number of finished orders. */
  readonly summary: string;
  readonly isDanger?: boolean;
  /** Runs it for one order. Never throws. */
  readonly take: (order: ChosenOrder) => Promise<StepResult>;
}

async function resultOf(call: Promise<{ answer: Answer }>): Promise<StepResult> {
  try {
    return refusalIn((await call).answer) ?? "done";
  } catch (error) {
    return { message: failureText(error) };
  }
}

/** Cancels unpaid orders (ACT-02, ACT-16). */
const CANCEL: BulkStep = {
  title: "取消订单",
  question: "确定要取消这些订单吗？取消后不能恢复",
  waiting: "待取消",
  done: "已取消",
  summary: "已取消",
  isDanger: true,
  async take({ id }) {
    const result = await resultOf(ask(CancelOrderDocument, { orderId: id }));
    if (result === "done") rememberCancelled(id);
    return result;
  },
};

/**
 * Confirms that the goods have arrived, with the order's waybill (ACT-05). An order whose goods must be
 * picked up and that has no waybill is skipped, because its own dialog asks for the waybill.
 */
const CONFIRM_ARRIVAL: BulkStep = {
  title: "确认到货",
  question: "确认修改商品状态为已到货吗？",
  waiting: "待确认",
  done: "已到货",
  summary: "已确认到货",
  async take({ id, needsPickup, logisticsNo, logisticsPhone }) {
    if (needsPickup && !(logisticsNo && logisticsPhone)) {
      return { message: "需要填写提货物流信息，请单独确认" };
    }
    const waybill = needsPickup ? { logisticsNo, logisticsPhone } : {};
    return resultOf(ask(ConfirmArrivalDocument, { input: { orderId: id, ...waybill } }));
  },
};

/** Accepts work whose photos the customer has looked at (ACC-04, ACC-05). */
const ACCEPT: BulkStep = {
  title: "验收",
  question: "确定验收通过吗？款项将付给师傅，之后不能退款",
  waiting: "待验收",
  done: "已验收",
  summary: "已验收通过",
  take: ({ id }) => resultOf(ask(AcceptOrderDocument, { orderId: id })),
};

/** The steps that can be run for several orders. */
export const BULK_STEPS: Record<BulkAction, BulkStep> = { CONFIRM_ARRIVAL, ACCEPT, CANCEL };
