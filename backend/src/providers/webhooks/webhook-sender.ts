import { Webhook } from "standardwebhooks";
import { SECOND } from "../../shared/clock";

/** How much of an answer is shown to the address's owner, and how much is read before the connection ends. */
const KEPT_CHARS = 1_000;
const READ_BYTES = 64 * 1024;
const TIMEOUT_MS = 10 * SECOND;

/** One try of a delivery. */
interface WebhookTry {
  readonly url: string;
  /** The same in every try, so that the receiver can recognise a repeated delivery. */
  readonly id: string;
  readonly body: string;
  /** All of them sign the request. There are two while a new secret replaces the old one. */
  readonly secrets: readonly string[];
  /** ms */
  readonly now: number;
}

/** The result of a try. */
export interface WebhookOutcome {
  /** Null when there was no answer. */
  readonly status: number | null;
  /** The beginning of the answer, or the reason why there was none. The owner of the address reads it. */
  readonly answer: string;
}

interface SenderSettings {
  readonly fetch?: typeof globalThis.fetch;
  readonly timeoutMs?: number;
}

export type WebhookSender = (attempt: WebhookTry) => Promise<WebhookOutcome>;

/**
 * Sends deliveries as the Standard Webhooks specification says: signed with HMAC-SHA-256 over id, time and
 * body. A receiver has ten seconds to answer. Redirects are not followed, and at most 64 KB of the answer are
 * read. Never throws.
 */
export function createWebhookSender({
  // Called through an arrow: workerd refuses a fetch that is called as a method of another object.
  fetch = (input, init) => globalThis.fetch(input, init),
  timeoutMs = TIMEOUT_MS,
}: SenderSettings = {}): WebhookSender {
  return async ({ url, id, body, secrets, now }) => {
    const at = new Date(now);
    const signatures = secrets.map((secret) => new Webhook(secret).sign(id, at, body));
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: {
          "Content-Type": "application/json; charset=utf-8",
          "User-Agent": "Zhuangda-Webhooks/1",
          "webhook-id": id,
          "webhook-timestamp": String(Math.floor(now / SECOND)),
          "webhook-signature": signatures.join(" "),
        },
        body,
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: response.status, answer: await beginningOf(response) };
    } catch (error) {
      const isLate = error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError");
      return {
        status: null,
        answer: isLate ? `${timeoutMs / SECOND} 秒内没有应答` : "连接失败，请检查域名、证书和防火墙",
      };
    }
  };
}

/**
 * The beginning of an answer. What it says beyond that is not waited for. Never throws: a body that stalls or
 * breaks off changes nothing about the status, which has come before it.
 */
async function beginningOf({ body }: Response): Promise<string> {
  if (!body) return "";
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  try {
    while (bytes < READ_BYTES) {
      const { done, value } = await reader.read();
      if (done) break;
      bytes += value.byteLength;
      if (text.length < KEPT_CHARS) text += decoder.decode(value, { stream: true });
    }
  } catch {
    // What was read until then is shown.
  } finally {
    await reader.cancel().catch(() => undefined);
  }
  // SQLite ends a text at a NUL, and half of a pair of characters is none.
  return text.slice(0, KEPT_CHARS).replaceAll("\u0000", "").toWellFormed();
}
