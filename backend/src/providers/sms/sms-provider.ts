import type { ReminderKind, ReminderValues } from "../../../../schema/rules/messages/reminders";

/** How long a provider may take: its answer is on the screen within five seconds (reliability.md R27). */
export const SMS_TIMEOUT_MS = 4000;

interface SmsMessage {
  /** Canonical mainland phone, 11 digits. */
  phone: string;
  code: string;
  /** Lifetime of the code, as the text says it. */
  minutes: number;
}

interface PhoneChanged {
  /** The phone that an account had. Canonical. */
  phone: string;
  /** The one that it has now, masked. */
  newPhone: string;
}

/** A reminder to a phone (decision 059). */
interface SmsReminder {
  /** Canonical. */
  phone: string;
  kind: ReminderKind;
  values: ReminderValues;
  /** The same for every try of one reminder. */
  key: string;
}

/** Sends verification codes, what an old phone has to know, and reminders. */
export interface SmsProvider {
  /** Resolves when the carrier side has accepted the message. Throws {@link SmsRefused} otherwise. */
  send(message: SmsMessage): Promise<void>;
  /** The same for the notice to a phone that no longer belongs to an account. */
  sendPhoneChanged(message: PhoneChanged): Promise<void>;
  /**
   * The same for a reminder; `unwanted` when the phone has refused messages at the provider. The sandbox
   * sends each key once. Tencent Cloud only stores the key with the message, so a retry may arrive twice.
   */
  sendReminder(message: SmsReminder): Promise<"sent" | "unwanted">;
}

/** The provider did not take the message. `detail` is for the log and never holds the phone or the code. */
export class SmsRefused extends Error {
  override readonly name = "SmsRefused";
  constructor(
    /**
     * `busy`: this phone gets no more messages for now, by the provider's own limits. `lost`: the connection broke;
     * most likely nothing was sent. `unanswered`: the provider has the request, and the message may still arrive.
     */
    readonly reason: "busy" | "failed" | "lost" | "unanswered",
    readonly detail: string,
  ) {
    super(detail);
  }
}
