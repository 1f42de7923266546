import type { z } from "zod";
import type { MessageTopic } from "../../../../../schema/rules/messages/message-topics";
import type { ReminderKind } from "../../../../../schema/rules/messages/reminders";
import { ORDER_MESSAGE_TITLE } from "../../../../../schema/rules/orders/order-messages";
import type { Ids } from "../../../shared/ids";
import type { CustomerStore, Directory } from "../../../shared/stores/stores";
import type { WorkerRow } from "../../workers";
import type { Release } from "../order-money";
import type { OrderRow } from "../orders.repository";
import type { Edge } from "./edge";

/** An event of an order. */
export interface OrderEvent<Name extends string = string> {
  /** Name in the history. */
  readonly event: Name;
  /** Name in the timeline. */
  readonly title: string;
  readonly edges: readonly Edge[];
}

/**
 * An event that a caller triggers by `advanceOrder`. A step contains all of its rules, so that the order
 * module needs no list of the steps of other modules; `backend/src/registry.ts` has such a list for the
 * timeline.
 */
export interface Step<Name extends string = string, Detail = unknown> extends OrderEvent<Name> {
  /**
   * Details that the history keeps besides actor and time, as JSON in `order_transitions.detail`. They are
   * append-only like the history, so that texts and photos cannot be changed later. Times in ms, money in 分.
   */
  readonly detail: z.ZodType<Detail>;
  /** Text for the timeline in addition to the title, if there is any. */
  words?(detail: Detail): string;
  /**
   * Effects of the step on the order besides its new status; none when left out.
   *
   * @throws OutOfDate when the data that was read no longer fits together
   */
  effects?(
    order: OrderRow,
    detail: Detail,
    now: number,
    tools: StepTools,
  ): StepEffects | Promise<StepEffects>;
}

/** Stores and tools for effects. */
export interface StepTools {
  readonly db: CustomerStore;
  /** The platform's own tables, without customers' rows. */
  readonly directory: Directory;
  readonly ids: Ids;
}

/** Effects of a step besides the new status: columns, money, and a message to the customer. */
export interface StepEffects {
  readonly changes?: Partial<OrderRow>;
  /**
   * Masters whom the customer meets by this step, from the directory. The customer's card of each is written
   * first.
   */
  readonly masters?: readonly WorkerRow[];
  readonly money?: Release;
  /** Left out when the customer makes the step. */
  readonly message?: {
    readonly type: "service" | "system" | "appointment";
    readonly title: string;
    readonly text: string;
    readonly topic?: MessageTopic;
    readonly reminder?: ReminderKind;
  };
  /** Sets the abnormal flag of the customer's pages (SOCK-03). */
  readonly isAlarm?: boolean;
  /** Statements for tables of the step's own module, in the same batch. */
  readonly statements?: readonly D1PreparedStatement[];
}

/** The order has changed since it was read: decide again. */
export class OutOfDate extends Error {
  override readonly name = "OutOfDate";
}

/** Details of a step in the history. */
export type DetailOf<S extends Step> = z.output<S["detail"]>;

/** Defines a step; the type of its details comes from the schema. */
export const step = <const Name extends string, Detail>(definition: Step<Name, Detail>): Step<Name, Detail> =>
  definition;

/**
 * A message about the work, or about another topic of the order; with a reminder by SMS and WeChat if one is
 * given.
 */
export const serviceMessage = (
  title: string,
  text: string,
  topic: MessageTopic = "ORDER",
  reminder?: ReminderKind,
) => ({ type: "service", title, text, topic, ...(reminder ? { reminder } : {}) }) as const;

/** A message about a visit that was moved (HOME-18), with its reminder by SMS and WeChat. */
export const movedMessage = (text: string) =>
  ({
    type: "appointment",
    title: ORDER_MESSAGE_TITLE.rescheduled,
    text,
    reminder: "APPOINTMENT",
  }) as const;
