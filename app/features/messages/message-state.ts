import type { MessageItemFragment } from "~/gql/graphql";

/** What a message's page shows of it. */
export type ShownMessage = Omit<MessageItemFragment, " $fragmentName" | "text">;

/**
 * The message that a row handed on with the navigation (C-78), for backends that do not know how to answer one message:
 * null unless it is the one that the address names. It was made by this site, from the graph's sanitised answer.
 */
export function messageInState(state: unknown, id: string): ShownMessage | null {
  const message: Partial<ShownMessage> | undefined = Object(state).message;
  const isWhole = typeof message?.title === "string" && typeof message.content === "string";
  return isWhole && message.id === id ? (message as ShownMessage) : null;
}
