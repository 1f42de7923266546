import { restCalls } from "../../rest";
import type { RestCall } from "../../rest/rest-call";
import type { RestClient } from "../../rest/rest-client";
import { OFFER_NAMES, type OfferName } from "../../rules/offers";
import { VIEWER, Viewer } from "../account/viewer";
import { builder } from "../builder";

/** A feature, and the call that tells whether the backend has the calls for it. */
interface Offer {
  readonly says: string;
  readonly call: RestCall;
  /** Makes that call without changing anything: a write has no content, and is refused. */
  readonly ask: (rest: RestClient) => Promise<unknown>;
}

const OFFERS: Readonly<Record<OfferName, Offer>> = {
  activity: {
    says: "What happened to the account (EXT-403).",
    call: restCalls.accountSecurity.listActivity,
    ask: ({ accountSecurity }) => accountSecurity.listActivity({ query: { pageSize: 1 } }),
  },
  apiKeys: {
    says: "Keys for programs of the customer (EXT-560 to 564).",
    call: restCalls.apiKeys.listApiKeys,
    ask: ({ apiKeys }) => apiKeys.listApiKeys(),
  },
  areaWishes: {
    says: "A call once an area is served (EXT-345).",
    call: restCalls.areaWishes.addAreaWish,
    ask: ({ areaWishes }) => areaWishes.addAreaWish({ body: { areaCode: "", goodsTypeId: 0, phone: "" } }),
  },
  batchOrders: {
    says: "Orders out of a table (EXT-410 to 417).",
    call: restCalls.batchOrders.listOrderImports,
    ask: ({ batchOrders }) => batchOrders.listOrderImports({ query: { pageSize: 1 } }),
  },
  bids: {
    says: "Masters bid for normal orders (EXT-480 to 484).",
    call: restCalls.bids.getBiddingTerms,
    ask: ({ bids }) => bids.getBiddingTerms(),
  },
  bills: {
    says: "Bills by the month, and invoices (EXT-363 to 366).",
    call: restCalls.bill.listBills,
    ask: ({ bill }) => bill.listBills({ query: {} }),
  },
  devices: {
    says: "Where the account is signed in (EXT-400 to 402).",
    call: restCalls.accountSecurity.listSessions,
    ask: ({ accountSecurity }) => accountSecurity.listSessions(),
  },
  feedback: {
    says: "What was told to the platform, and its answers (EXT-392, 393).",
    call: restCalls.feedback.listFeedback,
    ask: ({ feedback }) => feedback.listFeedback({ query: { pageSize: 1 } }),
  },
  goodsDetails: {
    says: "SKU, measures and cost of goods (EXT-460).",
    call: restCalls.goods.findGoodsBySku,
    ask: ({ goods }) => goods.findGoodsBySku({ query: { sku: "-" } }),
  },
  ledger: {
    says: "Sums of the ledger, its file (EXT-360, 361), and its lines of one pay way.",
    call: restCalls.cashFlow.sumCashFlows,
    ask: ({ cashFlow }) => cashFlow.sumCashFlows({ query: {} }),
  },
  library: {
    says: "Many goods of the library pasted or deleted together (EXT-390, 391).",
    call: restCalls.goods.deleteManyLibraryGoods,
    ask: ({ goods }) => goods.deleteManyLibraryGoods({ body: { ids: [] } }),
  },
  listTools: {
    says: "Filters of the order list that are kept, files of chosen orders (EXT-310 to 314), and other sequences of the list.",
    call: restCalls.orderViews.listOrderViews,
    ask: ({ orderViews }) => orderViews.listOrderViews(),
  },
  markupRequests: {
    says: "What masters ask for on top of the price of any order, in one list (EXT-250).",
    call: restCalls.markups.listOpenRequests,
    ask: ({ markups }) => markups.listOpenRequests(),
  },
  messageGroups: {
    says: "Messages by the order that they are about (EXT-381, 382).",
    call: restCalls.messages.listMessageGroups,
    ask: ({ messages }) => messages.listMessageGroups({ body: { type: "service", pageSize: 1 } }),
  },
  messageSettings: {
    says: "Which messages count, and quiet hours (EXT-383, 384).",
    call: restCalls.messages.getMessageSettings,
    ask: ({ messages }) => messages.getMessageSettings(),
  },
  personalData: {
    says: "A copy of the customer's data, and closing the account (EXT-550 to 554).",
    call: restCalls.personalData.getDataExport,
    ask: ({ personalData }) => personalData.getDataExport(),
  },
  phoneUploads: {
    says: "Pictures from a phone into a field on a computer (EXT-351 to 354).",
    call: restCalls.uploadLinks.createUploadLink,
    ask: ({ uploadLinks }) => uploadLinks.createUploadLink({ body: { count: 0 } }),
  },
  profits: {
    says: "What orders cost and brought (EXT-367 to 369).",
    call: restCalls.orderProfit.sumOrderProfits,
    ask: ({ orderProfit }) => orderProfit.sumOrderProfits({ query: {} }),
  },
  progressLinks: {
    says: "Links to the progress of an order (EXT-320 to 323).",
    call: restCalls.progressLinks.getProgressLink,
    ask: ({ progressLinks }) => progressLinks.getProgressLink({ query: { orderId: 0 } }),
  },
  recipients: {
    says: "Recipients of earlier orders (EXT-210, 211, 350).",
    call: restCalls.recipients.listRecipients,
    ask: ({ recipients }) => recipients.listRecipients({ query: {} }),
  },
  reminders: {
    says: "Reminders by SMS and WeChat (EXT-510 to 513).",
    call: restCalls.reminders.getReminderSettings,
    ask: ({ reminders }) => reminders.getReminderSettings(),
  },
  smallPayment: {
    says: "Small payments without a password (EXT-330 to 332).",
    call: restCalls.smallPayment.getSmallPayment,
    ask: ({ smallPayment }) => smallPayment.getSmallPayment(),
  },
  templates: {
    says: "Templates of orders (EXT-212 to 215).",
    call: restCalls.orderTemplates.listOrderTemplates,
    ask: ({ orderTemplates }) => orderTemplates.listOrderTemplates(),
  },
  todos: {
    says: "What waits for the customer (EXT-315).",
    call: restCalls.dashboard.listTodos,
    ask: ({ dashboard }) => dashboard.listTodos(),
  },
  webhooks: {
    says: "Events for the customer's own systems (EXT-580 to 588).",
    call: restCalls.webhooks.listWebhooks,
    ask: ({ webhooks }) => webhooks.listWebhooks(),
  },
};

const Offers = builder.objectRef<typeof VIEWER>("Offers").implement({
  description:
    "What needs calls that no document knows: false where the backend does not have them, so that it is not offered. Our backend has all of them. Asked once in an isolate (decision 046).",
  fields: (t) => {
    const fieldOf = (name: OfferName) => {
      const { says, call, ask } = OFFERS[name];
      return t.boolean({
        description: says,
        resolve: (_viewer, _args, { knows, rest }) => knows(call, () => ask(rest)),
      });
    };
    return Object.fromEntries(OFFER_NAMES.map((name) => [name, fieldOf(name)]));
  },
});

builder.objectField(Viewer, "offers", (t) =>
  t.field({
    type: Offers,
    description: "What the backend offers beside the documented calls.",
    resolve: () => VIEWER,
  }),
);

builder.queryField("takesAreaWishes", (t) =>
  t.boolean({
    description: "`Offers.areaWishes`, for visitors as well. Public.",
    resolve: (_root, _args, { knows, rest }) =>
      knows(OFFERS.areaWishes.call, () => OFFERS.areaWishes.ask(rest)),
  }),
);

builder.queryField("offersApiKeys", (t) =>
  t.boolean({
    description: "`Offers.apiKeys`, for visitors as well. Public.",
    resolve: (_root, _args, { knows, rest }) => knows(OFFERS.apiKeys.call, () => OFFERS.apiKeys.ask(rest)),
  }),
);
