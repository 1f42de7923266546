import { expect, test } from "vitest";
import { ALL_EVENTS, EVENT_CHOICES, eventName } from "../../../app/features/webhooks/event-choices";
import { WEBHOOK_EVENTS } from "../../../schema/rules/webhooks/webhook-events";

test("an address can get every event, each under its name", () => {
  expect(EVENT_CHOICES.map(({ type, name, says }) => [type, { name, says }])).toEqual(
    Object.entries(WEBHOOK_EVENTS).map(([type, { name, says }]) => [type, { name, says }]),
  );
  expect(ALL_EVENTS).toEqual(EVENT_CHOICES.map(({ value }) => value));
  for (const { value, name } of EVENT_CHOICES) expect(eventName(value)).toBe(name);
});

test.each([null, undefined])("a delivery of the type %s is a test", (type) => {
  expect(eventName(type)).toBe("测试通知");
});
