import { readItem, writeItem } from "~/lib/storage";

/** Texts of the send-code button: before the first code, and after a countdown (C-05). */
export const SEND_CODE_LABEL = "获取验证码";
const RESEND_CODE_LABEL = "重新发送";

/** Validity of a sent code, ms. An older remembered code is forgotten. */
const CODE_LIFETIME_MS = 5 * 60_000;

const STORAGE_KEY = "sms-code-sent";

/** One code that was sent from this tab. `phone` has digits only; times are ms UTC. */
export interface SentCode {
  phone: string;
  sentAt: number;
  resendAt: number;
}

/** Seconds until another code can be requested, 0 when it can be now. */
export function secondsLeft(sent: SentCode | null, now: number): number {
  return sent ? Math.max(0, Math.ceil((sent.resendAt - now) / 1000)) : 0;
}

/** Text of the send-code button (AUTH-11, AUTH-12). */
export function sendCodeLabel(sent: SentCode | null, now: number): string {
  const seconds = secondsLeft(sent, now);
  if (seconds > 0) return `${seconds}S后重发`;
  return sent ? RESEND_CODE_LABEL : SEND_CODE_LABEL;
}

/** Remembers the code for this tab, so that a reload neither restarts nor loses the countdown (ux.md U41). */
export function rememberSentCode(sent: SentCode): void {
  writeItem("session", STORAGE_KEY, [sent.phone, sent.sentAt, sent.resendAt].join(" "));
}

/** The code that this tab requested last; null without one, after it has expired, and where storage is blocked. */
export function recallSentCode(now: number): SentCode | null {
  const match = /^(\d{11}) (\d{1,16}) (\d{1,16})$/.exec(readItem("session", STORAGE_KEY) ?? "");
  if (!match?.[1]) return null;
  const sent = { phone: match[1], sentAt: Number(match[2]), resendAt: Number(match[3]) };
  const age = now - sent.sentAt;
  return age >= 0 && age < CODE_LIFETIME_MS ? sent : null;
}

/** Deletes the phone and the countdown after the code was used. */
export function forgetSentCode(): void {
  writeItem("session", STORAGE_KEY, null);
}
