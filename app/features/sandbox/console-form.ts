import type { FieldIssue } from "../../lib/form/field-issue";
import type { PlayedEvent } from "./order-events";

/** The forms of the console; the value is sent as `intent`. */
export type ConsoleIntent =
  | "message"
  | "recharge"
  | "block"
  | "autopilot"
  | "complaint"
  | "feedback"
  | "withdrawal"
  | "bank"
  | "payouts"
  | `step:${PlayedEvent}`;

/** Answer to a form of the console. */
export interface ConsoleAnswer {
  intent: ConsoleIntent;
  /** Idempotency key of the next attempt: a new one after success, the same one after a failure. */
  key: string;
  /** Description of the done action; null when it was not done. */
  done: string | null;
  /** The reason why it was not done, when no field has the error. */
  problem: string | null;
  issues: FieldIssue[];
  values: Record<string, string>;
}
