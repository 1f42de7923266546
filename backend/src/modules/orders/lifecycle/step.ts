import type { z } from "zod";
import type { MessageTopic } from "../../../../../schema/rules/messages/message-topics";
import type { ReminderKind } from "../../../../../schema/rules/messages/reminders";
import type { Ids } from "../../../shared/ids";
import type { CustomerStore, Directory } from "../../../shared/stores/stores";
import type { WorkerRow } from "../../workers";
import type { Release } from "../order-money";
import type { OrderRow } from "../orders.repository";
import type { Edge } from "./edge";

/** Something that can happen to an order. */
export interface OrderEvent<Name extends string = string> {
  /** As the history stores it. */
  readonly event: Name;
  /** As the timeline calls it. */
  readonly title: string;
  readonly edges: readonly Edge[];
}

/**
 * An event that a caller triggers by `advanceOrder`. A step carries all of its data, so that the order
 * module needs no list of the steps that other modules add; `backend/src/registry.ts` has one for the timeline.
 */
export interface Step<Name extends string = string, Detail = unknown> extends OrderEvent<Name> {
  /**
   * What the history keeps beside who and when, as JSON in `order_transitions.detail`. It is append-only like the
   * history, so that what was said or photographed cannot be changed afterwards. Times in ms, money in 分.
   */
  readonly detail: z.ZodType<Detail>;
  /** What the title leaves open, for the timeline, where there is something to say. */
  words?(detail: Detail): string;
  /**
   * What the step does to the order as it stands, beside moving it; nothing when left out.
   *
   * @throws OutOfDate when what was read no longer belongs together
   */
  effects?(
    order: OrderRow,
    detail: Detail,
    now: number,
    tools: StepTools,
  ): StepEffects | Promise<StepEffects>;
}

/** What effects may read and write with. */
export interface StepTools {
  readonly db: CustomerStore;
  /** The platform's own tables; nothing of a customer's. */
  readonly directory: Directory;
  readonly ids: Ids;
}

/** What a step does beside moving the order: columns, money, and what the customer is told. */
export interface StepEffects {
  readonly changes?: Partial<OrderRow>;
  /** Whom the customer meets by it, as the directory has them: the customer's card of each is written first. */
  readonly masters?: readonly WorkerRow[];
  readonly money?: Release;
  /** Left out where the customer acts, who knows. */
  readonly message?: {
    readonly type: "service" | "system" | "appointment";
    readonly title: string;
    readonly text: string;
    readonly topic?: MessageTopic;
    readonly reminder?: ReminderKind;
  };
  /** Sets the abnormal flag of the customer's pages (SOCK-03). */
  readonly isAlarm?: boolean;
  /** For tables of the module that the step belongs to, in the same batch. */
  readonly statements?: readonly D1PreparedStatement[];
}

/** The order has changed since it was read: the decision has to be made again. */
export class OutOfDate extends Error {
  override readonly name = "OutOfDate";
}

/** What the history keeps of a step. */
export type DetailOf<S extends Step> = z.output<S["detail"]>;

/** A step, its detail's type taken from the schema. */
export const step = <const Name extends string, Detail>(definition: Step<Name, Detail>): Step<Name, Detail> =>
  definition;

/** A message about the work, or about another topic of its order; with a reminder by SMS and WeChat where one is named. */
export const serviceMessage = (
  title: string,
  text: string,
  topic: MessageTopic = "ORDER",
  reminder?: ReminderKind,
) => ({ type: "service", title, text, topic, ...(reminder ? { reminder } : {}) }) as const;
