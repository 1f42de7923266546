import type { listOrderTemplates } from "../../rest/placing/order-templates";
import type { listRecipients } from "../../rest/placing/recipients";
import type { CallData } from "../../rest/rest-call";
import { VIEWER, Viewer } from "../account/viewer";
import { builder } from "../builder";
import { OrderType } from "../orders/order-kinds";

const Recipient = builder.objectRef<CallData<typeof listRecipients>[number]>("Recipient").implement({
  description: "A person to whom the customer has sent goods.",
  fields: (t) => ({
    id: t.exposeID("orderId", { description: "Id of an order that went there." }),
    name: t.exposeString("customerName", { description: "Who receives the goods." }),
    phone: t.exposeString("customerPhone", { description: "Phone of who receives the goods." }),
    areaCode: t.exposeString("areaCode", { description: "Code of the lowest area." }),
    provinceName: t.exposeString("provinceName", { description: "Province." }),
    cityName: t.exposeString("cityName", { description: "City." }),
    areaName: t.exposeString("areaName", { description: "District." }),
    address: t.exposeString("address", { description: "Street and number." }),
    hasLift: t.exposeBoolean("isLift", { description: "Whether the building has a lift." }),
    floors: t.exposeInt("floorsNumber", {
      nullable: true,
      description: "Floors to climb; null with a lift.",
    }),
    isPinned: t.exposeBoolean("isPinned", { description: "Whether the customer keeps it at hand." }),
    isDefault: t.exposeBoolean("isDefault", { description: "Whether a new order form offers it first." }),
  }),
});

const OrderTemplate = builder
  .objectRef<CallData<typeof listOrderTemplates>[number]>("OrderTemplate")
  .implement({
    description: "An order that is to be placed again, under a name.",
    fields: (t) => ({
      id: t.exposeID("id", { description: "Id of the template." }),
      name: t.exposeString("name", { description: "What the customer calls it." }),
      orderId: t.exposeID("orderId", { description: "The order that is placed again." }),
      type: t.expose("orderType", { type: OrderType, description: "How that order finds its master." }),
      goodsTypeName: t.exposeString("goodsTypeName", { description: "Chinese name of the category." }),
      serviceTypeName: t.exposeString("serviceTypeName", {
        description: "Chinese name of the service type.",
      }),
    }),
  });

builder.objectFields(Viewer, (t) => ({
  recipients: t.field({
    type: [Recipient],
    nullable: true,
    description:
      "The default recipient, the other pinned ones, then the ten newest; null, with an error, when they could not be read.",
    args: {
      phone: t.arg.string({
        required: false,
        description: "Four digits or more that the phone contains; all when left out.",
      }),
    },
    resolve: (_viewer, { phone }, { rest }) =>
      rest.recipients.listRecipients({ query: { phone: phone ?? undefined } }),
  }),
  orderTemplates: t.field({
    type: [OrderTemplate],
    nullable: true,
    description: "Orders to be placed again, newest first; null, with an error, when they could not be read.",
    resolve: (_viewer, _args, { rest }) => rest.orderTemplates.listOrderTemplates(),
  }),
}));

/** The answer to a change of recipients or templates, with the viewer for reading the changed data. */
const RecipientPinned = builder.objectRef<object>("RecipientPinned").implement({
  description: "The recipient is pinned, or no longer.",
  fields: (t) => ({
    viewer: t.field({ type: Viewer, description: "The customer.", resolve: () => VIEWER }),
  }),
});

const DefaultRecipientSet = builder.objectRef<object>("DefaultRecipientSet").implement({
  description: "The recipient is the default one, or there is none any more.",
  fields: (t) => ({
    viewer: t.field({ type: Viewer, description: "The customer.", resolve: () => VIEWER }),
  }),
});

const OrderTemplateSaved = builder.objectRef<{ id: number }>("OrderTemplateSaved").implement({
  description: "The order is a template now.",
  fields: (t) => ({ templateId: t.exposeID("id", { description: "Id of the template." }) }),
});

const OrderTemplateRenamed = builder.objectRef<object>("OrderTemplateRenamed").implement({
  description: "The template has its new name.",
  fields: (t) => ({
    viewer: t.field({ type: Viewer, description: "The customer.", resolve: () => VIEWER }),
  }),
});

const OrderTemplateDeleted = builder.objectRef<object>("OrderTemplateDeleted").implement({
  description: "The template is gone.",
  fields: (t) => ({
    viewer: t.field({ type: Viewer, description: "The customer.", resolve: () => VIEWER }),
  }),
});

builder.mutationFields((t) => ({
  pinRecipient: t.field({
    type: RecipientPinned,
    errors: { union: { description: "Done, or why not." } },
    description: "Keeps the recipient of an own order at hand, or no longer. Needs login.",
    args: {
      orderId: t.arg.id({ description: "An own order that went there." }),
      pinned: t.arg.boolean({ description: "Whether it is to be kept at hand." }),
    },
    resolve: async (_root, { orderId, pinned }, { rest }) => {
      await rest.recipients.pinRecipient({ params: { orderId }, body: { pinned } });
      return {};
    },
  }),
  setDefaultRecipient: t.field({
    type: DefaultRecipientSet,
    errors: { union: { description: "Done, or why not." } },
    description: "Makes a recipient the one whom a new order form offers first, and pins it. Needs login.",
    args: {
      orderId: t.arg.id({
        required: false,
        description: "An own order that went there; none leaves the customer without a default recipient.",
      }),
    },
    resolve: async (_root, { orderId }, { rest }) => {
      await rest.recipients.setDefaultRecipient({ body: { orderId: orderId ?? null } });
      return {};
    },
  }),
  saveOrderTemplate: t.field({
    type: OrderTemplateSaved,
    errors: { union: { description: "Done, or why not." } },
    description: "Saves an own order as a template; the same order again renames it. Needs login.",
    args: {
      orderId: t.arg.id({ description: "An own order." }),
      name: t.arg.string({ description: "What to call it, at most 30 characters." }),
    },
    resolve: (_root, { orderId, name }, { rest }) =>
      rest.orderTemplates.saveOrderTemplate({ body: { orderId, name } }),
  }),
  renameOrderTemplate: t.field({
    type: OrderTemplateRenamed,
    errors: { union: { description: "Done, or why not." } },
    description: "Gives an own template another name. Needs login.",
    args: {
      id: t.arg.id({ description: "The template." }),
      name: t.arg.string({ description: "Its new name, at most 30 characters." }),
    },
    resolve: async (_root, { id, name }, { rest }) => {
      await rest.orderTemplates.renameOrderTemplate({ params: { id }, body: { name } });
      return {};
    },
  }),
  deleteOrderTemplate: t.field({
    type: OrderTemplateDeleted,
    errors: { union: { description: "Done, or why not." } },
    description: "Deletes an own template. Needs login.",
    args: { id: t.arg.id({ description: "The template." }) },
    resolve: async (_root, { id }, { rest }) => {
      await rest.orderTemplates.deleteOrderTemplate({ params: { id } });
      return {};
    },
  }),
}));
