import { nullIfMissing } from "../../rest/null-if-missing";
import type { getProgressLink, getSharedProgress } from "../../rest/orders/progress-links";
import type { CallData } from "../../rest/rest-call";
import { recipientOverdueWords, recipientWords } from "../../rules/orders/progress-link";
import { visitDueTime } from "../../rules/orders/visit";
import { builder } from "../builder";

const ProgressLink = builder.objectRef<CallData<typeof getProgressLink>>("ProgressLink").implement({
  description: "The link with which whom the goods go to follows an order, without signing in.",
  fields: (t) => ({
    path: t.string({
      nullable: true,
      description: "Where it leads on this site; null while there is none.",
      resolve: ({ token }) => (token === null ? null : `/progress/${token}`),
    }),
    canText: t.exposeBoolean("canText", {
      description: "Whether `textProgressLink` may send it to the customer of the order.",
    }),
    isTexted: t.exposeBoolean("isTexted", {
      description: "Whether that was done with this link and to the present phone.",
    }),
  }),
});

type Progress = CallData<typeof getSharedProgress>;

const SharedItem = builder.objectRef<Progress["items"][number]>("SharedItem").implement({
  description: "Goods of an order, as the holder of its link sees them.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "What it is." }),
    count: t.exposeInt("count", { description: "How many." }),
  }),
});

const SharedProgress = builder.objectRef<Progress>("SharedProgress").implement({
  description: "An order as the holder of its link sees it: no phones, no prices, no street.",
  fields: (t) => ({
    orderNo: t.exposeString("orderNo", { description: "14 digits." }),
    statusText: t.string({
      description: "Where it stands, in words for whom the goods go to.",
      resolve: ({ status, isArrival }) => recipientWords(status, isArrival).status,
    }),
    nextStep: t.string({
      description: "What comes next, in words for whom the goods go to.",
      resolve: ({ status, isArrival }) => recipientWords(status, isArrival).next,
    }),
    visitDueAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "Until when the visit or the work should have been; null when none is expected.",
      // The page of a link knows nothing of refunds.
      resolve: (order) => visitDueTime({ ...order, refundState: null, refundStatusName: null }),
    }),
    overdueStep: t.string({
      nullable: true,
      description: "What takes the place of `nextStep` after `visitDueAt`; null where nothing does.",
      resolve: ({ status }) => recipientOverdueWords(status),
    }),
    isClosed: t.boolean({
      description: "Whether it was called off.",
      resolve: ({ status }) => status === "CLOSE",
    }),
    merchantName: t.exposeString("merchantName", { description: "Who placed it." }),
    customerName: t.exposeString("customerName", { description: "Whom the goods go to: the surname alone." }),
    place: t.exposeString("place", { description: "City and district." }),
    serviceTypeName: t.exposeString("serviceTypeName", { description: "What is done." }),
    items: t.expose("items", { type: [SharedItem], description: "The goods." }),
    workerName: t.exposeString("workerName", {
      nullable: true,
      description: "The master, by surname; null before there is one.",
    }),
    workerVerifiedAt: t.expose("workerVerifyTime", {
      type: "DateTime",
      nullable: true,
      description:
        "When the master's real name was verified; null before there is one, and where the backend does not tell it.",
    }),
    createdAt: t.expose("createTime", { type: "DateTime", description: "When it was placed." }),
    assignedAt: t.expose("assignWorkerTime", {
      type: "DateTime",
      nullable: true,
      description: "When a master took it; null before.",
    }),
    expectedAt: t.expose("expectedTime", {
      type: "DateTime",
      nullable: true,
      description: "When the visit was wished for; null without a wish.",
    }),
    appointmentAt: t.expose("appointmentTime", {
      type: "DateTime",
      nullable: true,
      description: "When the master comes; null before that is agreed.",
    }),
    completedAt: t.expose("completeTime", {
      type: "DateTime",
      nullable: true,
      description: "When the work was done; null before.",
    }),
  }),
});

builder.queryFields((t) => ({
  progressLink: t.field({
    type: ProgressLink,
    nullable: true,
    description:
      "The link to an order's progress; null when the order does not exist or belongs to another customer. Needs login.",
    args: { orderId: t.arg.id({ description: "The order." }) },
    resolve: (_root, { orderId }, { rest }) =>
      rest.progressLinks.getProgressLink({ query: { orderId } }).catch(nullIfMissing),
  }),
  sharedProgress: t.field({
    type: SharedProgress,
    nullable: true,
    description: "An order by its link; null for a link that never was or was ended. Public.",
    args: { token: t.arg.string({ description: "The last part of the link." }) },
    resolve: (_root, { token }, { rest }) =>
      rest.progressLinks.getSharedProgress({ params: { token } }).catch(nullIfMissing),
  }),
}));

builder.mutationFields((t) => ({
  createProgressLink: t.field({
    type: ProgressLink,
    errors: { union: { description: "The link, or why there is none." } },
    description: "Makes the link to an order's progress, or answers the one that there is. Needs login.",
    args: { orderId: t.arg.id({ description: "The order." }) },
    resolve: (_root, { orderId }, { rest }) => rest.progressLinks.createProgressLink({ body: { orderId } }),
  }),
  revokeProgressLink: t.field({
    type: ProgressLink,
    errors: { union: { description: "That there is none any more, or why not." } },
    description: "Ends the link to an order's progress. Needs login.",
    args: { orderId: t.arg.id({ description: "The order." }) },
    resolve: async (_root, { orderId }, { rest }) => {
      await rest.progressLinks.revokeProgressLink({ params: { orderId } });
      return rest.progressLinks.getProgressLink({ query: { orderId } });
    },
  }),
  textProgressLink: t.field({
    type: ProgressLink,
    errors: { union: { description: "The link, or why it was not sent." } },
    description:
      "Sends the link to the customer whom the goods go to, by SMS and once per link and phone; makes it where there is none. Needs login.",
    args: { orderId: t.arg.id({ description: "The order." }) },
    resolve: (_root, { orderId }, { rest }) => rest.progressLinks.textProgressLink({ body: { orderId } }),
  }),
}));
