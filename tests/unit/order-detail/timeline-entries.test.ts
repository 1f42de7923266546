import { expect, test } from "vitest";
import { timelineEntries } from "../../../app/features/order-detail/service/timeline-entries";

const at = (seconds: number) => new Date(Date.parse("2026-11-22T10:00:00Z") + seconds * 1000).toISOString();
const entry = (event: string, seconds: number, imageUrls: string[] = []) => ({
  event,
  at: at(seconds),
  imageUrls,
});

const LOG = [
  entry("pay", 0),
  entry("message", 1.999),
  entry("appoint", 60),
  entry("message", 58),
  entry("message", 58.001),
  entry("complete", 120, ["/files/a.jpg"]),
  entry("message", 300),
];
const shown = (kind: Parameters<typeof timelineEntries>[1]) =>
  timelineEntries(LOG, kind).map(({ event, position }) => `${position} ${event}`);

test("[U27] the log shows an event once, the newest first: messages about a step within two seconds are left out", () => {
  expect(shown("all")).toEqual(["6 message", "5 complete", "3 message", "2 appoint", "0 pay"]);
});

test("[U27] each message is among the messages", () => {
  expect(shown("message")).toEqual(["6 message", "4 message", "3 message", "1 message"]);
});

test("an entry keeps what the log says of it, and its place there", () => {
  expect(timelineEntries(LOG, "all")[1]).toEqual({ ...LOG[5], position: 5 });
  expect(timelineEntries([], "all")).toEqual([]);
});
