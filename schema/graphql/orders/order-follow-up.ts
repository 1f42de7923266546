import { builder } from "../builder";
import { Order } from "./orders";

interface FollowUpSummaryEntity {
  readonly content: string;
  /** As a time of the REST API. */
  readonly createTime: string | null;
  readonly total: number | null;
}

const FollowUpSummary = builder.objectRef<FollowUpSummaryEntity>("FollowUpSummary").implement({
  description: "The newest of the notes that the customer keeps on an order.",
  fields: (t) => ({
    content: t.exposeString("content", { description: "What it says." }),
    createdAt: t.expose("createTime", {
      type: "DateTime",
      nullable: true,
      description: "When it was written; null where the backend does not tell it.",
    }),
    total: t.exposeInt("total", {
      nullable: true,
      description: "How many notes there are; null where the backend does not tell it.",
    }),
  }),
});

/** The documents know no more of a note than its words. */
const wordsAlone = (note: { content: string } | null): FollowUpSummaryEntity | null =>
  note?.content ? { content: note.content, createTime: null, total: null } : null;

builder.objectField(Order, "latestFollowUp", (t) =>
  t.field({
    type: FollowUpSummary,
    nullable: true,
    description: "The newest note; null without any. Comes with the order, by no call of its own.",
    resolve: ({ latestFollow, orderFollow }) => latestFollow ?? wordsAlone(orderFollow),
  }),
);
