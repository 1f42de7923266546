import { graphql } from "~/gql";
import type { OrderType } from "~/gql/graphql";
import { ask } from "~/lib/graphql/ask";
import { refusalOf } from "~/lib/graphql/refusal";
import { Code } from "../../../../../schema/rules/codes";
import type { DraftAccount } from "./account-draft";

const KeptDraftDocument = graphql(`
  query KeptDraft($type: OrderType!) {
    viewer { orderDraft(type: $type) { content version } }
  }
`);

const SaveOrderDraftDocument = graphql(`
  mutation SaveOrderDraft($input: SaveOrderDraftInput!) {
    answer: saveOrderDraft(input: $input) {
      __typename
      ... on OrderDraftSaved { version }
      ...Refusal
    }
  }
`);

const ForgetOrderDraftDocument = graphql(`
  mutation ForgetOrderDraft($type: OrderType!, $version: String!) {
    forgetOrderDraft(type: $type, version: $version) { __typename }
  }
`);

/**
 * The draft of the signed-in customer, read and saved in the background: an ended session is reported
 * elsewhere.
 */
export const draftAccount = (type: OrderType): DraftAccount => ({
  async read() {
    return (await ask(KeptDraftDocument, { type }, { isQuiet: true })).viewer?.orderDraft ?? null;
  },
  async save({ content, idempotencyKey, replaces }) {
    const input = { type, content, idempotencyKey, replaces };
    const { answer } = await ask(SaveOrderDraftDocument, { input }, { isQuiet: true });
    if (answer.__typename === "OrderDraftSaved") return answer.version;
    const { code, message } = refusalOf(answer);
    // Another browser was first.
    if (code === Code.CONFLICT) return null;
    throw new Error(message);
  },
  async forget(version) {
    await ask(ForgetOrderDraftDocument, { type, version }, { isQuiet: true });
  },
});
