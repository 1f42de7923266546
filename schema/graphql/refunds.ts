import type { CallData } from "../rest/call";
import type { refundCalls } from "../rest/refunds";
import { yuanToFen } from "../rules/money";
import {
  type RefundAction as ActionName,
  refundActions,
  type RefundStatus as StatusName,
} from "../rules/refund-status";
import { builder } from "./builder";
import { Order } from "./orders";
import { PayWay } from "./payment-ways";

type Entity = CallData<typeof refundCalls.getRefund>;

/** A refund, and a way to its order that refunds of the same list share. */
export interface RefundParent {
  readonly entity: Entity;
  readonly loadOrder: () => Promise<typeof Order.$inferType | null>;
}

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

const Arbitration = builder.objectRef<Entity>("RefundArbitration").implement({
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
      description: "What the platform decided, in words; null before.",
    }),
    amount: t.field({
      type: "Fen",
      nullable: true,
      description: "What the customer gets by it, in 分, 0 for nothing; null before.",
      resolve: ({ arbitrationAmount }) => fenOrNull(arbitrationAmount),
    }),
  }),
});

/** A refund; only its customer ever gets one. */
export const Refund = builder.objectRef<RefundParent>("Refund").implement({
  description: "Money that the customer wants back for an order, and the arbitration about it.",
  fields: (t) => ({
    id: t.id({ description: "Id of the refund, used in addresses.", resolve: ({ entity }) => entity.id }),
    refundNo: t.string({
      description: "Its number, for people.",
      resolve: ({ entity }) => entity.refundNo,
    }),
    orderId: t.id({ description: "Its order.", resolve: ({ entity }) => entity.orderId }),
    orderNo: t.string({
      description: "Order number for people.",
      resolve: ({ entity }) => entity.orderNo,
    }),
    order: t.field({
      type: Order,
      nullable: true,
      description: "Its order, by a call of its own; null, with an error, when it could not be read.",
      resolve: ({ loadOrder }) => loadOrder(),
    }),
    status: t.field({
      type: RefundStatus,
      description: "Where the refund stands.",
      resolve: ({ entity }) => entity.status,
    }),
    statusName: t.string({
      description: "The status in Chinese.",
      resolve: ({ entity }) => entity.refundStatusName,
    }),
    actions: t.field({
      type: [RefundAction],
      description: "What its state allows its customer to do, in display order.",
      resolve: ({ entity }) => [...refundActions(entity.status, entity)],
    }),
    totalAmount: t.field({
      type: "Fen",
      description: "What was paid for the order, markups included, in 分.",
      resolve: ({ entity }) => yuanToFen(entity.totalAmount),
    }),
    maxAllowance: t.field({
      type: "Fen",
      description: "The most that the master may keep, in 分; 0 once nothing is held.",
      resolve: ({ entity }) => yuanToFen(entity.workerCashIntransit),
    }),
    allowance: t.field({
      type: "Fen",
      description: "The subsidy for the master that the customer offers, in 分.",
      resolve: ({ entity }) => yuanToFen(entity.allowance),
    }),
    applyAmount: t.field({
      type: "Fen",
      description: "What the customer asks back, in 分.",
      resolve: ({ entity }) => yuanToFen(entity.applyRefundAmount),
    }),
    amount: t.field({
      type: "Fen",
      nullable: true,
      description: "What the customer gets back, in 分; null before somebody has agreed.",
      resolve: ({ entity }) => fenOrNull(entity.refundAmount),
    }),
    payWay: t.field({
      type: PayWay,
      nullable: true,
      description: "How the order was paid, which is the way the money goes back.",
      resolve: ({ entity }) => entity.payWay,
    }),
    reason: t.string({
      description: "Why, a reason of `refundReasons`.",
      resolve: ({ entity }) => entity.refundReason,
    }),
    description: t.string({
      description: "Why, in words; empty for direct refunds.",
      resolve: ({ entity }) => entity.description,
    }),
    imageUrls: t.stringList({
      description: "Pictures, paths of this site.",
      resolve: ({ entity }) => entity.imgs,
    }),
    contactName: t.string({
      description: "Whom to talk to about it.",
      resolve: ({ entity }) => entity.contactName,
    }),
    contactPhone: t.string({
      description: "Phone of whom to talk to.",
      resolve: ({ entity }) => entity.contactPhone,
    }),
    reviewerName: t.string({
      description: "Who reviews it: the master, or the platform.",
      resolve: ({ entity }) => entity.verifyWorkerName,
    }),
    refuseReason: t.string({
      nullable: true,
      description: "Why it was refused; null while it is not.",
      resolve: ({ entity }) => entity.refuseRefundContent,
    }),
    handledAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When it was decided; null before.",
      resolve: ({ entity }) => entity.handleTime,
    }),
    succeededAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When the money was back; null before.",
      resolve: ({ entity }) => entity.refundSuccessTime,
    }),
    acceptedByItselfAt: t.field({
      type: "DateTime",
      nullable: true,
      description:
        "Until when a refused one can be asked for again: then the work counts as accepted; null otherwise.",
      resolve: ({ entity }) => entity.expirationTimeStr,
    }),
    createdAt: t.field({
      type: "DateTime",
      description: "When it was asked for.",
      resolve: ({ entity }) => entity.createTime,
    }),
    updatedAt: t.field({
      type: "DateTime",
      description: "When it last changed.",
      resolve: ({ entity }) => entity.updateTime,
    }),
    arbitration: t.field({
      type: Arbitration,
      nullable: true,
      description: "The arbitration about it; null without one.",
      resolve: ({ entity }) => (entity.arbitrationState === null ? null : entity),
    }),
  }),
});
