interface SmsMessage {
  /** Canonical mainland phone, 11 digits. */
  phone: string;
  code: string;
  /** Lifetime of the code, as the text says it. */
  minutes: number;
}

/** Sends verification codes. */
export interface SmsProvider {
  /** Resolves when the carrier side has accepted the message. Throws {@link SmsRefused} otherwise. */
  send(message: SmsMessage): Promise<void>;
}

/** The provider did not take the message. `detail` is for the log and never holds the phone or the code. */
export class SmsRefused extends Error {
  override readonly name = "SmsRefused";
  constructor(
    /** `busy`: this phone gets no more messages for now, by the provider's own limits. */
    readonly reason: "busy" | "failed",
    readonly detail: string,
  ) {
    super(detail);
  }
}
