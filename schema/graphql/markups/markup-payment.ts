import type { PayWay as PayWayName } from "../../rest/payments/payment";
import { IDEMPOTENCY_KEY_CHARS } from "../../rules/idempotency";
import { fenToYuan, yuanIfGiven } from "../../rules/money";
import { api, notInApi } from "../api";
import { builder } from "../builder";
import { keyDescription } from "../key-description";
import { PAGE_HTML, pageHtmlOf, payHeaders, QR_CODE, qrCodeOf } from "../payments/payment";
import { PayWay } from "../payments/payment-ways";
import { MarkupKind } from "./markups";

interface Shown {
  markupId: string;
  payWay: PayWayName;
  shown: string | null;
}

const MarkupPayment = builder.objectRef<Shown>("MarkupPayment").implement({
  description:
    "Outcome of paying a markup: nothing to show for WALLET, which has paid it; otherwise what the browser must show.",
  fields: (t) => ({
    markupId: t.exposeID("markupId", { description: "The markup, whose status says when it is paid." }),
    pageHtml: t.string({ extensions: notInApi, nullable: true, description: PAGE_HTML, resolve: pageHtmlOf }),
    qrCode: t.string({ extensions: notInApi, nullable: true, description: QR_CODE, resolve: qrCodeOf }),
  }),
});

const KEY = "Made for each choice; repeating it answers as the first time did and never pays twice.";
/** The key of what is made is the payment's key with `:make` behind it. */
const PAY_MARKUP_KEY_CHARS = IDEMPOTENCY_KEY_CHARS - ":make".length;
const PASSWORD = "Payment password; needed for WALLET only.";
const REFUSED = { union: { description: "The payment, or why it was refused." } } as const;

const PayMarkupInput = builder.inputType("PayMarkupInput", {
  description: "An increase of an order's price by its customer.",
  fields: (t) => ({
    idempotencyKey: t.string({
      description: keyDescription(KEY, PAY_MARKUP_KEY_CHARS),
    }),
    orderId: t.id({ description: "The order." }),
    amount: t.field({ type: "Fen", description: "How much, in 分." }),
    kind: t.field({ type: MarkupKind, required: false, description: "Why; ORDINARY when left out." }),
    markupType: t.string({ description: "What it is for: a value of `dictItems(code: MARKUP_TYPE)`." }),
    remark: t.string({ required: false, description: "Words about it, at most 200 characters." }),
    markupId: t.id({
      required: false,
      description:
        "The unpaid increase that is continued, or replaced if the values differ. Refused once that is paid or closed.",
    }),
    payWay: t.field({ type: PayWay, description: "How to pay." }),
    password: t.string({ required: false, extensions: notInApi, description: PASSWORD }),
  }),
});

builder.mutationField("payMarkup", (t) =>
  t.field({
    extensions: api("2026-11", "payments"),
    type: MarkupPayment,
    errors: REFUSED,
    description: "Adds to the price of an order and pays that. Needs login.",
    args: { input: t.arg({ type: PayMarkupInput, description: "The increase." }) },
    resolve: async (_root, { input }, { rest, siteOrigin }) => {
      const { idempotencyKey, orderId, amount, kind, markupType, remark, markupId, payWay, password } = input;
      const id = await rest.markups.createMarkup(
        {
          query: {
            oid: orderId,
            amount: fenToYuan(amount),
            type: kind ?? undefined,
            markupType,
            markupRemark: remark || undefined,
            markupId: markupId ?? undefined,
          },
        },
        // A key is for one command. Repeated, the payment must be of the increase that was made first.
        { headers: { "Idempotency-Key": `${idempotencyKey}:make` } },
      );
      const shown = await rest.markups.payMarkup(
        { params: { id }, query: { payWay, pwd: password ?? undefined } },
        { headers: payHeaders(idempotencyKey, siteOrigin) },
      );
      return { markupId: String(id), payWay, shown };
    },
  }),
);

const ApproveMarkupInput = builder.inputType("ApproveMarkupInput", {
  description: "The approval of what a master asks for.",
  fields: (t) => ({
    idempotencyKey: t.string({ description: keyDescription(KEY) }),
    markupId: t.id({ description: "The request." }),
    quotedAmount: t.field({
      type: "Fen",
      required: false,
      description: "What the person was shown, in 分; when it has changed, nothing is paid.",
    }),
    payWay: t.field({ type: PayWay, description: "How to pay." }),
    password: t.string({ required: false, extensions: notInApi, description: PASSWORD }),
  }),
});

builder.mutationField("approveMarkup", (t) =>
  t.field({
    extensions: api("2026-11", "payments"),
    type: MarkupPayment,
    errors: REFUSED,
    description: "Approves what a master asks for, and pays it. Needs login.",
    args: { input: t.arg({ type: ApproveMarkupInput, description: "The approval." }) },
    resolve: async (_root, { input }, { rest, siteOrigin }) => {
      const { idempotencyKey, markupId, quotedAmount, payWay, password } = input;
      // The call takes the number (C-45). An order's number would pay whichever request is open.
      const { orderNo } = await rest.markups.getMarkupRequest({ query: { requestId: markupId } });
      const shown = await rest.markups.payMarkupRequest(
        {
          params: { orderNo },
          body: { payWay, pwd: password ?? null, quotedAmount: yuanIfGiven(quotedAmount) },
        },
        { headers: payHeaders(idempotencyKey, siteOrigin) },
      );
      return { markupId, payWay, shown };
    },
  }),
);

const MarkupRejection = builder.objectRef<{ markupId: string }>("MarkupRejection").implement({
  description: "It is rejected.",
  fields: (t) => ({ markupId: t.exposeID("markupId", { description: "The request." }) }),
});

builder.mutationField("rejectMarkup", (t) =>
  t.field({
    extensions: api("2026-11", "orders:write"),
    type: MarkupRejection,
    errors: { union: { description: "That it is rejected, or why not." } },
    description: "Rejects what a master asks for. Needs login.",
    args: {
      markupId: t.arg.id({ description: "The request." }),
      reason: t.arg.string({ description: "Why, at most 500 characters." }),
    },
    resolve: async (_root, { markupId, reason }, { rest }) => {
      await rest.markups.rejectMarkup({ body: { markupRequestId: markupId, rejectContent: reason } });
      return { markupId };
    },
  }),
);

const MarkupCancellation = builder.objectRef<{ markupId: string }>("MarkupCancellation").implement({
  description: "It is called off.",
  fields: (t) => ({ markupId: t.exposeID("markupId", { description: "The increase." }) }),
});

builder.mutationField("cancelMarkup", (t) =>
  t.field({
    extensions: api("2026-11", "orders:write"),
    type: MarkupCancellation,
    errors: { union: { description: "That it is called off, or why not." } },
    description: "Takes back an increase of the customer's own that is not paid. Needs login.",
    args: { markupId: t.arg.id({ description: "The increase." }) },
    resolve: async (_root, { markupId }, { rest }) => {
      await rest.markups.cancelMarkup({ params: { id: markupId } });
      return { markupId };
    },
  }),
);
