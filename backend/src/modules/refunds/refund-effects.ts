import { Code } from "../../../../schema/rules/codes";
import { inYuan } from "../../../../schema/rules/money";
import { refundOf } from "../../../../schema/rules/refunds/refund";
import { DAY } from "../../shared/clock";
import { BusinessError } from "../../shared/errors";
import { heldAmount, type OrderRow, orderInWords, type StepEffects, serviceMessage } from "../orders";
import type { RefundApplication, RefundDetail } from "./refund-details";
import type { AnyRefundEvent } from "./refund-edges";
import type { RefundRow } from "./refunds.repository";

/** Columns of a refund that a step changes, besides its status, which the table of edges gives. */
type RefundFields = Partial<RefundRow>;

interface Subject<E extends AnyRefundEvent> {
  readonly order: OrderRow;
  /** Null before the first request, and for a request after a cancelled one. */
  readonly refund: RefundRow | null;
  readonly detail: RefundDetail<E>;
  readonly now: number;
}

interface RefundEffects extends StepEffects {
  /** Columns to change; when there is no refund yet, the columns of a new one. */
  readonly refund: RefundFields;
}

/**
 * Minimum time between a review and the automatic acceptance of finished work, so that the customer can ask
 * for arbitration.
 */
const THINKING_TIME_MS = DAY;

/** A first or renewed request: it is as old as itself, not as the one that was refused. */
const requested = (order: OrderRow, application: RefundApplication, now: number): RefundFields => ({
  ...applied(order, application),
  createdAt: now,
});

const applied = (order: OrderRow, application: RefundApplication): RefundFields => ({
  ...application,
  applyAmount: refundOf(heldAmount(order), application.allowance),
  reviewerId: order.workerId,
  refuseContent: null,
  handledAt: null,
});

const reviewOver = (order: OrderRow, now: number): Partial<OrderRow> =>
  order.acceptanceDueAt === null
    ? {}
    : { acceptanceDueAt: Math.max(order.acceptanceDueAt, now + THINKING_TIME_MS) };

/** Returns the money the way it was paid: at once into the wallet, or by the provider (decision 025). */
function paidBack(order: OrderRow, allowance: number, now: number): RefundFields {
  return {
    refundAmount: refundOf(heldAmount(order), allowance),
    paidAllowance: allowance,
    handledAt: now,
    ...(order.payWay === "WALLET" ? { succeededAt: now } : {}),
  };
}

const whereTo = ({ payWay }: OrderRow) =>
  payWay === "WALLET" ? "已退回您的钱包" : "正在原路退回，到账后会通知您";

const known = (refund: RefundRow | null): RefundRow => {
  if (!refund) throw new Error("the step needs a refund");
  return refund;
};

const EFFECTS: { readonly [E in AnyRefundEvent]: (subject: Subject<E>) => RefundEffects } = {
  refund: ({ order, now }) => ({
    refund: {
      ...requested(
        order,
        {
          reason: "未指派师傅，直接退款",
          allowance: 0,
          contactName: order.userName,
          contactPhone: order.userPhone,
          description: "",
          imgs: [],
        },
        now,
      ),
      ...paidBack(order, 0, now),
    },
    money: { refundLess: 0 },
  }),
  request_refund: ({ order, detail, now }) => ({ refund: requested(order, detail, now) }),
  change_refund: ({ order, detail }) => ({ refund: applied(order, detail) }),
  renew_refund: ({ order, detail, now }) => ({ refund: requested(order, detail, now) }),
  cancel_refund: ({ order, now }) => ({ refund: {}, changes: reviewOver(order, now) }),
  agree_refund: ({ order, refund, detail, now }) => {
    const { allowance } = known(refund);
    if (detail && detail.allowance !== allowance) {
      throw new BusinessError(Code.CONFLICT, "退款申请已修改，请重新查看后再处理");
    }
    return {
      refund: paidBack(order, allowance, now),
      money: { refundLess: allowance },
      message: serviceMessage(
        "退款申请已同意",
        `${orderInWords(order)}的退款${inYuan(refundOf(heldAmount(order), allowance))}${whereTo(order)}。`,
        "REFUND",
        "REFUND",
      ),
    };
  },
  refuse_refund: ({ order, detail, now }) => ({
    refund: { refuseContent: detail.content, handledAt: now },
    changes: reviewOver(order, now),
    message: serviceMessage(
      "退款申请被拒绝",
      `${orderInWords(order)}的退款申请被拒绝，原因：${detail.content}。您可以重新申请，或申请平台仲裁。`,
      "REFUND",
      "REFUND",
    ),
  }),
  request_arbitration: ({ order, detail, now }) => ({
    refund: {
      arbitrationState: "ARBITRATION",
      arbitrationAllowance: detail.allowance,
      arbitrationApplyAmount: refundOf(heldAmount(order), detail.allowance),
      arbitrationContent: detail.content,
      arbitrationImgs: detail.imgs,
      arbitrationAppliedAt: now,
      arbitrationHandledAt: null,
      arbitrationResult: null,
    },
  }),
  cancel_arbitration: ({ order, now }) => ({
    refund: { arbitrationState: "ARBITRATION_CANCEL" },
    changes: reviewOver(order, now),
  }),
  arbitrate: ({ order, detail, now }) => ({
    refund: {
      ...paidBack(order, detail.allowance, now),
      arbitrationState: "PROCESSED",
      arbitrationHandledAt: now,
      arbitrationResult: detail.content,
    },
    money: { refundLess: detail.allowance },
    message: serviceMessage(
      "仲裁结果：支持退款",
      `${orderInWords(order)}的仲裁已处理：${detail.content}。退款${inYuan(refundOf(heldAmount(order), detail.allowance))}${whereTo(order)}。`,
      "REFUND",
      "REFUND",
    ),
  }),
  dismiss_arbitration: ({ order, detail, now }) => ({
    refund: {
      arbitrationState: "PROCESSED",
      arbitrationHandledAt: now,
      arbitrationResult: detail.content,
      handledAt: now,
    },
    changes: reviewOver(order, now),
    message: serviceMessage(
      "仲裁结果：不支持退款",
      `${orderInWords(order)}的仲裁已处理：${detail.content}。`,
      "REFUND",
      "REFUND",
    ),
  }),
  // The payment sends a message of its own.
  refund_arrive: ({ now }) => ({ refund: { succeededAt: now } }),
  refund_stall: ({ order }) => ({
    refund: {},
    message: {
      type: "system",
      topic: "REFUND",
      title: "退款暂未到账",
      text: `${orderInWords(order)}的退款暂时没有成功，系统会继续为您办理，无需您操作。`,
    },
  }),
};

/** Effects of a refund step on the refund, its order and the money. */
export const refundEffectsOf = <E extends AnyRefundEvent>(event: E, subject: Subject<E>): RefundEffects =>
  EFFECTS[event](subject);
