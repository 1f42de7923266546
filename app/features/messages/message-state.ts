import type { MessageItemFragment } from "~/gql/graphql";

/** The parts of a message that its page shows. */
export type ShownMessage = Omit<MessageItemFragment, " $fragmentName" | "text">;

/**
 * The message in the navigation state of its row (C-78), for backends that cannot answer a single message;
 * null if its id differs from the address. This site has made it from the graph's sanitised answer.
 */
export function messageInState(state: unknown, id: string): ShownMessage | null {
  const message: Partial<ShownMessage> | undefined = Object(state).message;
  const isWhole = typeof message?.title === "string" && typeof message.content === "string";
  return isWhole && message.id === id ? (message as ShownMessage) : null;
}
