import type { WebhookEventType } from "~/gql/graphql";
import {
  exampleBody,
  nameOfType,
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_EVENTS,
} from "../../../schema/rules/webhooks/webhook-events";

interface EventChoice {
  readonly value: WebhookEventType;
  /** Name of the event for a receiver. */
  readonly type: string;
  readonly name: string;
  readonly says: string;
}

/** All events that an address can get, in the sequence of an order's life. */
export const EVENT_CHOICES: readonly EventChoice[] = WEBHOOK_EVENT_TYPES.map((type) => {
  const { name, says } = WEBHOOK_EVENTS[type];
  return { value: nameOfType(type), type, name, says };
});

export const ALL_EVENTS: readonly WebhookEventType[] = EVENT_CHOICES.map(({ value }) => value);

/** The name of a type; a test has none. */
export const eventName = (type: WebhookEventType | null | undefined): string =>
  EVENT_CHOICES.find(({ value }) => value === type)?.name ?? "测试通知";

/** An example for the page, formatted for reading. */
export const SHOWN_EXAMPLE = JSON.stringify(JSON.parse(exampleBody("order.appointed")), null, 2);
