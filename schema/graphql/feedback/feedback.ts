import type { listFeedback } from "../../rest/feedback/feedback";
import { nullIfMissing } from "../../rest/null-if-missing";
import type { CallData } from "../../rest/rest-call";
import { Viewer } from "../account/viewer";
import { builder } from "../builder";
import { pageArgs } from "../page-args";

type Page = CallData<typeof listFeedback>;

const Feedback = builder.objectRef<Page["rows"][number]>("Feedback").implement({
  description: "What a customer told the platform.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Id of the feedback." }),
    content: t.exposeString("content", { description: "What was said." }),
    imageUrls: t.stringList({
      description: "Pictures, paths of this site.",
      resolve: ({ imgs }) => imgs.map(({ url }) => url),
    }),
    createdAt: t.expose("createTime", { type: "DateTime", description: "When it was sent." }),
    reply: t.exposeString("reply", {
      nullable: true,
      description: "What the platform answered; null before.",
    }),
    repliedAt: t.expose("replyTime", {
      type: "DateTime",
      nullable: true,
      description: "When it was answered; null before.",
    }),
  }),
});

const FeedbackPage = builder.objectRef<Page>("FeedbackPage").implement({
  description: "One page of feedback.",
  fields: (t) => ({
    nodes: t.field({
      type: [Feedback],
      description: "Feedback of this page.",
      resolve: ({ rows }) => rows,
    }),
    total: t.exposeInt("total", { description: "Number on all pages." }),
  }),
});

builder.objectFields(Viewer, (t) => ({
  feedbacks: t.field({
    type: FeedbackPage,
    nullable: true,
    description: "Own feedback, newest first; null, with an error, when it could not be read.",
    args: pageArgs({ of: "Entries", size: 12 }),
    resolve: (_viewer, { page, pageSize }, { rest }) =>
      rest.feedback.listFeedback({
        query: { pageIndex: page ?? undefined, pageSize: pageSize ?? undefined },
      }),
  }),
  feedback: t.field({
    type: Feedback,
    nullable: true,
    description: "An own feedback; null when it is missing or belongs to another customer.",
    args: { id: t.arg.id({ description: "The feedback." }) },
    resolve: (_viewer, { id }, { rest }) =>
      rest.feedback.getFeedback({ params: { id } }).catch(nullIfMissing),
  }),
}));

const FeedbackSent = builder.objectRef<{ id: number | null }>("FeedbackSent").implement({
  description: "The platform has it.",
  fields: (t) => ({
    feedbackId: t.exposeID("id", {
      nullable: true,
      description: "Id of the feedback; null where the backend does not say it.",
    }),
  }),
});

builder.mutationField("sendFeedback", (t) =>
  t.field({
    type: FeedbackSent,
    errors: { union: { description: "Done, or why not." } },
    description:
      "Sends feedback. The same feedback again, while it is unanswered, is stored once. Needs login.",
    args: {
      content: t.arg.string({ description: "Words, at most 1000 characters." }),
      imageUrls: t.arg.stringList({
        required: false,
        description: "Up to 8 pictures, paths that an upload answered.",
      }),
    },
    resolve: (_root, { content, imageUrls }, { rest }) =>
      rest.feedback.addFeedback({ body: { content, imgs: imageUrls?.map((url) => ({ url })) } }),
  }),
);
