import type { listOrderViews } from "../../rest/orders/order-views";
import type { CallData } from "../../rest/rest-call";
import { VIEWER, Viewer } from "../account/viewer";
import { builder } from "../builder";

const OrderView = builder.objectRef<CallData<typeof listOrderViews>[number]>("OrderView").implement({
  description: "Filters of the order list that the customer uses again, under a name.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Id of the view." }),
    name: t.exposeString("name", { description: "What the customer calls it." }),
    query: t.exposeString("query", { description: "The filters as the list's address carries them." }),
    isPinned: t.exposeBoolean("pinned", { description: "Whether it stands before the others." }),
  }),
});

builder.objectFields(Viewer, (t) => ({
  orderViews: t.field({
    type: [OrderView],
    nullable: true,
    description:
      "Saved filters of the order list, pinned ones first; null, with an error, when they could not be read.",
    resolve: (_viewer, _args, { rest }) => rest.orderViews.listOrderViews(),
  }),
}));

/** The viewer in the answer, so that a page can read the changed data. */
const viewerField = () => ({ type: Viewer, description: "The customer.", resolve: () => VIEWER }) as const;

const OrderViewSaved = builder.objectRef<{ id: number }>("OrderViewSaved").implement({
  description: "The filters are saved.",
  fields: (t) => ({
    viewId: t.exposeID("id", { description: "Id of the view." }),
    viewer: t.field(viewerField()),
  }),
});

const OrderViewChanged = builder.objectRef<object>("OrderViewChanged").implement({
  description: "The view has its new name, or is pinned, or no longer.",
  fields: (t) => ({ viewer: t.field(viewerField()) }),
});

const OrderViewDeleted = builder.objectRef<object>("OrderViewDeleted").implement({
  description: "The view is gone.",
  fields: (t) => ({ viewer: t.field(viewerField()) }),
});

builder.mutationFields((t) => ({
  saveOrderView: t.field({
    type: OrderViewSaved,
    errors: { union: { description: "Done, or why not." } },
    description:
      "Saves filters of the order list under a name of their own, ten at most; the same again changes nothing. Needs login.",
    args: {
      name: t.arg.string({ description: "What to call them, at most 20 characters." }),
      query: t.arg.string({ description: "The filters as the list's address carries them." }),
    },
    resolve: (_root, { name, query }, { rest }) => rest.orderViews.saveOrderView({ body: { name, query } }),
  }),
  changeOrderView: t.field({
    type: OrderViewChanged,
    errors: { union: { description: "Done, or why not." } },
    description: "Renames an own view, pins it, or no longer; what is left out stays. Needs login.",
    args: {
      id: t.arg.id({ description: "The view." }),
      name: t.arg.string({ required: false, description: "Its new name, at most 20 characters." }),
      isPinned: t.arg.boolean({ required: false, description: "Whether it stands before the others." }),
    },
    resolve: async (_root, { id, name, isPinned }, { rest }) => {
      const body = { name: name ?? undefined, pinned: isPinned ?? undefined };
      await rest.orderViews.changeOrderView({ params: { id }, body });
      return {};
    },
  }),
  deleteOrderView: t.field({
    type: OrderViewDeleted,
    errors: { union: { description: "Done, or why not." } },
    description: "Deletes an own view. Needs login.",
    args: { id: t.arg.id({ description: "The view." }) },
    resolve: async (_root, { id }, { rest }) => {
      await rest.orderViews.deleteOrderView({ params: { id } });
      return {};
    },
  }),
}));
