import type { getRefund } from "../../rest/refunds/refunds";
import type { CallData } from "../../rest/rest-call";
import { yuanToFen } from "../../rules/money";
import { wayBack } from "../../rules/refunds/refund";
import {
  type RefundAction as ActionName,
  hasArbitration,
  isArbitrationDecided,
  REFUND_STATUS_NAMES,
  refundActions,
  type RefundStatus as StatusName,
} from "../../rules/refunds/refund-status";
import { builder } from "../builder";
import { PayWay } from "../payments/payment-ways";

/** A refund as the backend answers it. */
export type RefundEntity = CallData<typeof getRefund>;

const RefundStatus = builder.enumType("RefundStatus", {
  description: "Where a refund stands.",
  values: {
    WAIT: { description: "Under review." },
    AGREE: { description: "Agreed to; the money is on its way." },
    REFUSE: { description: "Refused; it can be asked for again, or arbitrated." },
    ARBITRATION: { description: "The platform decides." },
    PROCESSED: { description: "The platform has decided." },
    SUCCESS: { description: "The money is back." },
    FAIL: { description: "Sending the money back has failed several times; it is tried on." },
    CANCEL: { description: "Taken back by the customer." },
    ARBITRATION_CANCEL: { description: "Its arbitration was taken back." },
  } as const satisfies Record<StatusName, { description: string }>,
});

const RefundAction = builder.enumType("RefundAction", {
  description: "Something that the customer can do with a refund as it stands.",
  values: {
    MODIFY: { description: "Change what is asked for." },
    CANCEL: { description: "Take it back." },
    RENEW: { description: "Ask again after a refusal." },
    ARBITRATE: { description: "Have the platform decide." },
    CANCEL_ARBITRATION: { description: "Take the arbitration back." },
  } as const satisfies Record<ActionName, { description: string }>,
});

const fenOrNull = (yuan: number | null) => (yuan === null ? null : yuanToFen(yuan));

const Arbitration = builder.objectRef<RefundEntity>("RefundArbitration").implement({
  description: "The platform's decision about a refund that was refused.",
  fields: (t) => ({
    arbitrationNo: t.string({
      description: "Its number, for people.",
      resolve: ({ arbitrationNo }) => arbitrationNo ?? "",
    }),
    stateName: t.string({
      description: "How far it is, in Chinese.",
      resolve: ({ arbitrationStateName }) => arbitrationStateName ?? "",
    }),
    appliedAt: t.expose("applyArbitrationTime", {
      type: "DateTime",
      nullable: true,
      description: "When the customer asked for it.",
    }),
    applyAmount: t.field({
      type: "Fen",
      nullable: true,
      description: "What the customer asks back in it, in 分.",
      resolve: ({ applyArbitrationAmount }) => fenOrNull(applyArbitrationAmount),
    }),
    allowance: t.field({
      type: "Fen",
      nullable: true,
      description: "The subsidy for the master that the customer offers in it, in 分.",
      resolve: ({ arbitrationAllowance }) => fenOrNull(arbitrationAllowance),
    }),
    content: t.string({
      description: "What the customer says.",
      resolve: ({ arbitrationContent }) => arbitrationContent ?? "",
    }),
    imageUrls: t.exposeStringList("arbitrationImgs", { description: "Pictures, paths of this site." }),
    result: t.exposeString("complaintDescription", {
      nullable: true,
      description:
        "What the platform decided, in words; null before, and where the backend does not tell it.",
    }),
    amount: t.field({
      type: "Fen",
      nullable: true,
      description:
        "What the customer gets by it, in 分, 0 for nothing; null before, and where the backend does not tell it.",
      resolve: ({ arbitrationAmount }) => fenOrNull(arbitrationAmount),
    }),
    isDecided: t.boolean({
      description:
        "Whether the platform has decided; also where the backend tells neither result nor amount.",
      resolve: isArbitrationDecided,
    }),
    handledAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When the platform decided; null before.",
      resolve: (refund) =>
        isArbitrationDecided(refund) ? (refund.arbitrationHandleTime ?? refund.handleTime) : null,
    }),
  }),
});

/** A refund; only its own customer can read it. */
export const Refund = builder.objectRef<RefundEntity>("Refund").implement({
  description: "Money that the customer wants back for an order, and the arbitration about it.",
  fields: (t) => ({
    id: t.id({ description: "Id of the refund, used in addresses.", resolve: (refund) => refund.id }),
    refundNo: t.string({
      description: "Its number, for people.",
      resolve: (refund) => refund.refundNo,
    }),
    orderId: t.id({ description: "Its order.", resolve: (refund) => refund.orderId }),
    orderNo: t.string({
      description: "Order number for people.",
      resolve: (refund) => refund.orderNo,
    }),
    status: t.field({
      type: RefundStatus,
      description: "Where the refund stands.",
      resolve: (refund) => refund.status,
    }),
    statusName: t.string({
      description: "The status in Chinese.",
      resolve: ({ refundStatusName, status }) => refundStatusName ?? REFUND_STATUS_NAMES[status],
    }),
    actions: t.field({
      type: [RefundAction],
      description: "What its state allows its customer to do, in display order.",
      // Where the backend does not say, an order whose arbitration has ended counts as closed.
      resolve: ({ status, isOrderOpen }) => [
        ...refundActions(status, { isOrderOpen: isOrderOpen ?? status !== "PROCESSED" }),
      ],
    }),
    totalAmount: t.field({
      type: "Fen",
      description: "What was paid for the order, markups included, in 分.",
      resolve: (refund) => yuanToFen(refund.totalAmount),
    }),
    maxAllowance: t.field({
      type: "Fen",
      nullable: true,
      description:
        "The most that the master may keep, in 分; 0 once nothing is held, null where the backend does not tell it.",
      resolve: ({ workerCashIntransit }) =>
        workerCashIntransit === null ? null : yuanToFen(workerCashIntransit),
    }),
    allowance: t.field({
      type: "Fen",
      description: "The subsidy for the master that the customer offers, in 分.",
      resolve: (refund) => yuanToFen(refund.allowance),
    }),
    applyAmount: t.field({
      type: "Fen",
      description: "What the customer asks back, in 分.",
      resolve: (refund) => yuanToFen(refund.applyRefundAmount),
    }),
    amount: t.field({
      type: "Fen",
      nullable: true,
      description: "What the customer gets back, in 分; null before the refund is agreed.",
      resolve: (refund) => fenOrNull(refund.refundAmount),
    }),
    payWay: t.field({
      type: PayWay,
      nullable: true,
      description: "How the order was paid. `wayBack` says where its refund goes.",
      resolve: (refund) => refund.payWay,
    }),
    wayBack: t.string({
      nullable: true,
      description:
        "Where the money goes, in words, e.g. 支付宝和钱包余额: never more than was paid by a provider goes back to it. Null when none goes back.",
      resolve: ({ orderAmount, payWay, refundAmount, applyRefundAmount }) =>
        wayBack({ price: yuanToFen(orderAmount), payWay }, yuanToFen(refundAmount ?? applyRefundAmount)) ||
        null,
    }),
    reason: t.string({
      description: "Why, a reason of `refundReasons`.",
      resolve: (refund) => refund.refundReason,
    }),
    description: t.string({
      description: "Why, in words; empty for direct refunds.",
      resolve: (refund) => refund.description,
    }),
    imageUrls: t.stringList({
      description: "Pictures, paths of this site.",
      resolve: (refund) => refund.imgs,
    }),
    contactName: t.string({
      description: "Whom to talk to about it.",
      resolve: (refund) => refund.contactName,
    }),
    contactPhone: t.string({
      description: "Phone of whom to talk to.",
      resolve: (refund) => refund.contactPhone,
    }),
    reviewerName: t.string({
      description: "Who reviews it: the master, or the platform.",
      resolve: (refund) => refund.verifyWorkerName,
    }),
    refuseReason: t.string({
      nullable: true,
      description: "Why it was refused; null while it is not.",
      resolve: (refund) => refund.refuseRefundContent,
    }),
    handledAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When it was decided; null before.",
      resolve: (refund) => refund.handleTime,
    }),
    succeededAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When the money was back; null before.",
      resolve: (refund) => refund.refundSuccessTime,
    }),
    acceptedByItselfAt: t.field({
      type: "DateTime",
      nullable: true,
      description:
        "Until when a refused one can be asked for again: then the work counts as accepted; null otherwise.",
      resolve: (refund) => refund.expirationTimeStr,
    }),
    createdAt: t.field({
      type: "DateTime",
      description: "When it was asked for.",
      resolve: (refund) => refund.createTime,
    }),
    updatedAt: t.field({
      type: "DateTime",
      description: "When it last changed.",
      resolve: (refund) => refund.updateTime,
    }),
    arbitration: t.field({
      type: Arbitration,
      nullable: true,
      description: "The arbitration about it; null without one.",
      resolve: (refund) => (hasArbitration(refund) ? refund : null),
    }),
  }),
});
