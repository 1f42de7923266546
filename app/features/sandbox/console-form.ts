import type { FieldIssue } from "../../lib/form/field-issue";
import type { PlayedEvent } from "./order-events";

/** The forms of the console; the value travels as `intent`. */
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

/** What a form of the console answers. */
export interface ConsoleAnswer {
  intent: ConsoleIntent;
  /** Idempotency key of the next attempt: a new one after success, the same one after a failure. */
  key: string;
  /** What was done; null when it was not. */
  done: string | null;
  /** Why it was not, when no field is to blame. */
  problem: string | null;
  issues: FieldIssue[];
  values: Record<string, string>;
}
