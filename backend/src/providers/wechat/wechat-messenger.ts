import type { ReminderKind } from "../../../../schema/rules/messages/reminders";

/** A reminder to a person who follows the official account. */
export interface WechatReminder {
  readonly openid: string;
  readonly kind: ReminderKind;
  /** What the template takes, in the order of the kind. */
  readonly parameters: readonly string[];
  /** Where a press on it leads. */
  readonly url: string;
  /** The same for every try of one reminder: WeChat, and the sandbox, send it once. */
  readonly key: string;
}

/** Sends template messages of the official account (decision 059). */
export interface WechatMessenger {
  /**
   * Resolves when WeChat has taken the message; `unwanted` when the person does not follow the account any more.
   *
   * @throws PayProviderError when it may be tried again
   */
  send(message: WechatReminder): Promise<"sent" | "unwanted">;
}
