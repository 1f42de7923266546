import { fenToYuan, yuanIfGiven } from "../../rules/money";
import { builder } from "../builder";
import { keyDescription } from "../key-description";
import { orderChange } from "../orders/order-change";
import { AbnormalSource, MerchantStatus, SolveWay } from "./abnormal";

const ExceptionChange = orderChange("ExceptionChange");

const REFUSED = { union: { description: "The changed order, or why it was refused." } } as const;
const joined = (parts: readonly string[] | null | undefined) => (parts?.length ? parts.join(",") : null);

const ReportExceptionInput = builder.inputType("ReportExceptionInput", {
  description: "An exception that the customer reports.",
  fields: (t) => ({
    orderId: t.id({ description: "The order." }),
    source: t.field({
      type: AbnormalSource,
      required: false,
      description: "Who it comes from; the customer when left out.",
    }),
    sourceName: t.string({
      required: false,
      description: "Name of the other person, at most 100 characters.",
    }),
    sourcePhone: t.string({ required: false, description: "Their contact, at most 11 characters." }),
    type: t.string({ description: "A value of `dictItems(code: ABNORMAL_TYPE)`." }),
    description: t.string({ description: "What happened, at most 500 characters." }),
    imageUrls: t.stringList({
      required: false,
      description: "Up to 8 pictures, paths that an upload answered.",
    }),
    itemIds: t.idList({ required: false, description: "The goods that it is about; all when left out." }),
  }),
});

builder.mutationField("reportException", (t) =>
  t.field({
    type: ExceptionChange,
    errors: REFUSED,
    description: "Reports an exception of an order. Needs login.",
    args: { input: t.arg({ type: ReportExceptionInput, description: "The exception." }) },
    resolve: async (_root, { input }, { rest, loaders }) => {
      const { orderId, source, sourceName, sourcePhone, type, description } = input;
      const order = source === "WORKER" ? await loaders.order(orderId) : null;
      await rest.abnormal.addAbnormal({
        body: {
          orderId,
          source: source ?? undefined,
          sourceName,
          sourcePhone,
          sourceWorkerId: order?.workerId,
          abnormalType: type,
          description,
          abnormalImage: joined(input.imageUrls),
          orderItemIds: joined(input.itemIds),
        },
      });
      return { orderId };
    },
  }),
);

builder.mutationField("solveException", (t) =>
  t.field({
    type: ExceptionChange,
    errors: REFUSED,
    description: "Decides how an order goes on after an exception. Needs login.",
    args: {
      orderId: t.arg.id({ description: "The order." }),
      way: t.arg({ type: SolveWay, description: "How it goes on." }),
      allowance: t.arg({
        type: "Fen",
        required: false,
        description: "Of BACK: what the master keeps, in 分; nothing when left out.",
      }),
      description: t.arg.string({ required: false, description: "Of BACK: words about the refund." }),
      amount: t.arg({
        type: "Fen",
        required: false,
        description: "Of MARKUP: the price increase that was paid, in 分.",
      }),
    },
    resolve: async (_root, { orderId, way, allowance, description, amount }, { rest }) => {
      await rest.abnormal.solveException({
        params: { id: orderId },
        query: {
          solveExceptionWay: way,
          allowance: yuanIfGiven(allowance),
          description: description || undefined,
          amount: yuanIfGiven(amount),
        },
      });
      return { orderId };
    },
  }),
);

const AbnormalHandled = builder.objectRef<{ abnormalId: string }>("AbnormalHandled").implement({
  description: "It is written down, and paid where something was to be paid.",
  fields: (t) => ({ abnormalId: t.exposeID("abnormalId", { description: "The exception." }) }),
});

const HandleAbnormalInput = builder.inputType("HandleAbnormalInput", {
  description: "What the customer did about an exception.",
  fields: (t) => ({
    idempotencyKey: t.string({
      description: keyDescription(
        "Made when the form opens; repeating it does nothing more and never pays twice.",
      ),
    }),
    abnormalId: t.id({ description: "The exception." }),
    progress: t.field({ type: MerchantStatus, description: "How far it is: anything but NOT_FOLLOW_UP." }),
    content: t.string({ description: "What was done, at most 500 characters." }),
    imageUrls: t.stringList({
      required: false,
      description: "Up to 8 pictures, paths that an upload answered.",
    }),
    fee: t.field({
      type: "Fen",
      required: false,
      description: "What to add to the price with it, in 分, from the wallet; nothing when left out.",
    }),
    password: t.string({ required: false, description: "Payment password; needed with a fee." }),
  }),
});

builder.mutationField("handleAbnormal", (t) =>
  t.field({
    type: AbnormalHandled,
    errors: { union: { description: "That it is written down, or why not." } },
    description: "Writes down what was done about an exception, and pays its fee. Needs login.",
    args: { input: t.arg({ type: HandleAbnormalInput, description: "What was done." }) },
    resolve: async (_root, { input }, { rest }) => {
      const { idempotencyKey, abnormalId, progress, content, imageUrls, fee, password } = input;
      await rest.abnormal.addAbnormalRecord(
        {
          body: {
            orderAbnormalId: abnormalId,
            status: progress,
            content,
            image: joined(imageUrls),
            isMarkup: typeof fee === "number",
            additionalFee: fee == null ? null : fenToYuan(fee),
            walletPassword: password,
          },
        },
        { headers: { "Idempotency-Key": idempotencyKey } },
      );
      return { abnormalId };
    },
  }),
);
