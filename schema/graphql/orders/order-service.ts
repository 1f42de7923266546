import type { getOrder } from "../../rest/orders/orders";
import type { CallData } from "../../rest/rest-call";
import { yuanToFen } from "../../rules/money";
import { TAG_JOINER } from "../../rules/orders/evaluation";
import { isMasterShown, shownMasterName } from "../../rules/orders/shown-master";
import { builder } from "../builder";
import { PayWay } from "../payments/payment-ways";

type Detail = CallData<typeof getOrder>;
type Photos = NonNullable<Detail["orderGoodsPickUp"]>;

/** Photos of a step; also what API-040 answers. */
export const WorkPhotos = builder.objectRef<Photos>("WorkPhotos").implement({
  description: "Photos of a step with what was said about them.",
  fields: (t) => ({
    content: t.exposeString("content", { description: "Words; may be empty." }),
    imageUrls: t.stringList({
      description: "Photos, paths of this site.",
      resolve: ({ imgs }) => imgs.map(({ url }) => url),
    }),
  }),
});

const SignIn = builder.objectRef<Detail>("OrderSignIn").implement({
  description: "That the master was there.",
  fields: (t) => ({
    at: t.field({
      type: "DateTime",
      description: "When.",
      resolve: ({ signInTime, createTime }) => signInTime ?? createTime,
    }),
    area: t.string({ description: "Where, in words.", resolve: ({ signArea }) => signArea ?? "" }),
    isAreaNormal: t.exposeBoolean("isSignAreaNormal", {
      nullable: true,
      description: "Whether the place is near the address; null where the backend does not tell it.",
    }),
    isTimeNormal: t.exposeBoolean("isSignTimeNormal", {
      nullable: true,
      description: "Whether the time fits the appointment; null where the backend does not tell it.",
    }),
  }),
});

const MasterRating = builder.objectRef<NonNullable<Detail["workerRating"]>>("MasterRating").implement({
  description: "How customers have rated a master.",
  fields: (t) => ({
    average: t.exposeFloat("average", {
      description: "Stars on average, 1 to 5, to one decimal; 0 without an evaluation.",
    }),
    total: t.exposeInt("total", { description: "Number of evaluations." }),
  }),
});

const PickupCar = builder.objectRef<NonNullable<Detail["orderPickupCar"]>>("PickupCar").implement({
  description: "Who collects the goods.",
  fields: (t) => ({
    driverName: t.exposeString("driverName", { description: "The driver." }),
    driverPhone: t.exposeString("driverPhone", { description: "The driver's phone." }),
    dispatcher: t.exposeString("dispatcher", { nullable: true, description: "Who sent the driver." }),
    dispatcherPhone: t.exposeString("dispatcherPhone", {
      nullable: true,
      description: "Phone of who sent the driver.",
    }),
  }),
});

const Evaluation = builder.objectRef<NonNullable<Detail["orderEvaluation"]>>("OrderEvaluation").implement({
  description: "The customer's rating.",
  fields: (t) => ({
    star: t.exposeInt("star", { description: "1 to 5." }),
    content: t.exposeString("content", { description: "Words; may be empty." }),
    tags: t.stringList({
      description: "Impression tags.",
      resolve: ({ label }) => label.split(TAG_JOINER).filter(Boolean),
    }),
    isAnonymous: t.exposeBoolean("isAnonymous", { description: "Whether the name is kept back." }),
    imageUrls: t.exposeStringList("imgs", { description: "Pictures, paths of this site." }),
    createdAt: t.expose("createTime", { type: "DateTime", description: "When." }),
  }),
});

const LogEntry = builder.objectRef<Detail["orderLogs"][number]>("OrderLogEntry").implement({
  description: "One step in the life of an order.",
  fields: (t) => ({
    event: t.exposeString("event", { description: "Name of the step, e.g. appoint." }),
    title: t.exposeString("title", { description: "What happened, in Chinese." }),
    content: t.exposeString("content", {
      description: "What was said at it, e.g. a reason or the time of the visit; may be empty.",
    }),
    imageUrls: t.exposeStringList("imgs", {
      description: "Photos, videos and recordings of it, paths of this site.",
    }),
    takenAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When these were taken, as their master says; null where that is not known.",
      resolve: ({ takenTime }) => takenTime ?? null,
    }),
    takenArea: t.string({
      nullable: true,
      description: "Where these were taken, as their master says; null where that is not known.",
      resolve: ({ takenArea }) => takenArea ?? null,
    }),
    operatorName: t.exposeString("operatorName", { description: "Who did it." }),
    at: t.expose("createTime", { type: "DateTime", description: "When." }),
  }),
});

const PaidMarkup = builder.objectRef<Detail["orderMarkups"][number]>("PaidMarkup").implement({
  description: "Something that was paid beyond an order's price.",
  fields: (t) => ({
    type: t.exposeString("markupType", { description: "What for, in Chinese." }),
    amount: t.field({
      type: "Fen",
      description: "How much, in 分.",
      resolve: ({ amount }) => yuanToFen(amount),
    }),
    payWay: t.expose("payWay", { type: PayWay, nullable: true, description: "How it was paid." }),
    paidAt: t.expose("payTime", { type: "DateTime", nullable: true, description: "When it was paid." }),
    remark: t.exposeString("markupRemark", { description: "Words about it; may be empty." }),
  }),
});

/** Where a backend tells only why an attempt failed, it did fail (DETAIL-21). */
const isAppointed = ({ appointResult, appointFailReason }: Detail["orderExpand"]): boolean | null =>
  appointResult ?? (appointFailReason ? false : null);

/** What has been done for an order; the field that serves it is `Order.service`. */
export const OrderService = builder.objectRef<Detail>("OrderService").implement({
  description: "What has been done for an order. Everything is null until it happens.",
  fields: (t) => ({
    isAppointed: t.boolean({
      nullable: true,
      description:
        "Whether the last attempt to make an appointment succeeded; null before one, and where the backend does not tell it.",
      resolve: ({ orderExpand }) => isAppointed(orderExpand),
    }),
    appointFailReason: t.string({
      nullable: true,
      description:
        "Why the last attempt to make an appointment failed; null when it did not, or where that is not told.",
      // A backend may keep the reason after a later attempt that succeeded.
      resolve: ({ orderExpand }) =>
        isAppointed(orderExpand) === false ? orderExpand.appointFailReason || null : null,
    }),
    masterRating: t.field({
      type: MasterRating,
      nullable: true,
      description:
        "How the master was rated; null without a master, for immediate orders, whose masters the customer does not know, and where the backend does not tell it.",
      resolve: ({ orderType, workerRating }) => (isMasterShown(orderType) ? workerRating : null),
    }),
    pickupCar: t.field({
      type: PickupCar,
      nullable: true,
      description: "Who collects the goods.",
      resolve: ({ orderPickupCar }) => orderPickupCar,
    }),
    pickupCarType: t.string({
      nullable: true,
      description: "With what kind of car the goods are collected, in Chinese; null when not stated.",
      resolve: ({ orderExpand }) => orderExpand.pickupCarTypeName,
    }),
    pickupDistance: t.float({
      nullable: true,
      description:
        "From where the goods are collected to the customer, km as the crow flies; null while one of the two is not known.",
      resolve: ({ orderExpand }) => orderExpand.pickupDistance,
    }),
    pickedUpBy: t.string({
      nullable: true,
      description: "The master who collected the goods; the platform for immediate orders.",
      resolve: ({ orderType, orderExpand }) => shownMasterName(orderType, orderExpand.pickupWorkerName),
    }),
    pickedUpByPhone: t.string({
      nullable: true,
      description: "Phone of that master; null for immediate orders.",
      resolve: ({ orderType, orderExpand }) =>
        isMasterShown(orderType) ? orderExpand.pickupWorkerPhone : null,
    }),
    pickUp: t.field({
      type: WorkPhotos,
      nullable: true,
      description:
        "Photos from collecting the goods, where the order carries them; `OrderRecords.pickUp` asks for them.",
      resolve: ({ orderGoodsPickUp }) => orderGoodsPickUp,
    }),
    signIn: t.field({
      type: SignIn,
      nullable: true,
      description: "The master's sign-in.",
      resolve: (order) => (order.signInTime === null ? null : order),
    }),
    completion: t.field({
      type: WorkPhotos,
      nullable: true,
      description: "Photos of the finished work, the newest.",
      resolve: ({ orderCompleteConfirm }) => orderCompleteConfirm,
    }),
    verifiedAt: t.expose("verifyTime", {
      type: "DateTime",
      nullable: true,
      description: "When the shop's code was written off.",
    }),
    rejectReason: t.exposeString("rejectContent", {
      nullable: true,
      description: "Why the customer last rejected the work.",
    }),
    evaluation: t.field({
      type: Evaluation,
      nullable: true,
      description: "The customer's rating.",
      resolve: ({ orderEvaluation }) => orderEvaluation,
    }),
    workerFeeInEscrow: t.field({
      type: "Fen",
      nullable: true,
      description: "The master's part that is still held, in 分; null where the backend does not tell it.",
      // Another backend may answer it only in the child order (C-65).
      resolve: ({ workerCashIntransit, childOrder }) => {
        const held = workerCashIntransit ?? childOrder?.workerCashIntransit ?? null;
        return held === null ? null : yuanToFen(held);
      },
    }),
    paymentNo: t.exposeString("outOrderNo", {
      nullable: true,
      description: "Our number of the trade at Alipay or WeChat that paid it; null for none.",
    }),
    paidMarkups: t.field({
      type: [PaidMarkup],
      description: "What was paid beyond the order's price, oldest first; part of its total.",
      resolve: ({ orderMarkups }) => orderMarkups,
    }),
    log: t.field({
      type: [LogEntry],
      description: "What happened and who did it, oldest first.",
      resolve: ({ orderLogs }) => orderLogs,
    }),
  }),
});
