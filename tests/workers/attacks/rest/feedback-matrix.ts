import type { AttackEntry, GraphEntry } from "../attack";
import type { World } from "../attack-world";
import { FOREIGN } from "../foreign-things";
import { addFeedback } from "../library-things";

/** One more unanswered feedback of the caller's. */
const ownFeedback = ({ own }: World) => addFeedback(own, own.mark);

/** How the calls about feedback are attacked; a part of the attack matrix. */
export const feedbackAttacks = {
  "feedback.addFeedback": {
    prepare: ({ own }) => ({ body: { content: crypto.randomUUID(), imgs: [{ url: own.imageUrl }] } }),
    ids: { "body.imgs[].url": FOREIGN.image },
  },
  "feedback.listFeedback": { prepare: () => ({}), total: (data) => Object(data).total },
  "feedback.getFeedback": {
    prepare: ({ own }) => ({ params: { id: own.feedbackId } }),
    ids: { "params.id": FOREIGN.feedback },
  },
} satisfies Partial<Record<string, AttackEntry>>;

/** The same for those who answer. */
export const operatorFeedbackAttacks = {
  "operator.findFeedback": { prepare: () => ({ query: { limit: 1 } }) },
  "operator.answerFeedback": {
    prepare: async (world) => ({ params: { id: await ownFeedback(world) }, body: { reply: "谢谢您的建议" } }),
    ids: { "params.id": "public" },
  },
} as const satisfies Partial<Record<string, AttackEntry>>;

/** How the fields of the graph about feedback are attacked. */
export const feedbackGraphAttacks = {
  "Viewer.feedback": {
    variables: ({ own }) => ({ id: `${own.feedbackId}` }),
    ids: { id: FOREIGN.feedback },
  },
  "Mutation.sendFeedback": {
    variables: ({ own }) => ({ content: crypto.randomUUID(), imageUrls: [own.imageUrl] }),
  },
} satisfies Record<string, GraphEntry>;
