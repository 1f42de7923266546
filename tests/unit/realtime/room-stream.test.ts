import { describe, expect, test } from "vitest";
import { CLOCK_MARGIN_MS, parseServerFrame, receiveFrame } from "../../../app/features/realtime/room-stream";
import type { ServerFrame } from "../../../durable-objects/protocol";
import { RING_MS } from "../../../schema/rules/calls/call";

const hello = (lastSeq: number): ServerFrame => ({ type: "hello", version: 1, lastSeq });
const lost = (lastSeq: number, lostUpTo: number): ServerFrame => ({
  type: "hello",
  version: 1,
  lastSeq,
  lostUpTo,
});
const event = (seq: number) => ({ seq, eventId: `event-${seq}`, kind: "SERVICE_MESSAGE", at: 0, data: {} });
const events = (...seqs: number[]): ServerFrame => ({ type: "events", events: seqs.map(event) });

describe("a message from a room", () => {
  test.each([hello(0), hello(7), events(1, 2)])("is read: %j", (frame) => {
    expect(parseServerFrame(JSON.stringify(frame))).toEqual(frame);
  });

  test.each<[string, unknown]>([
    ["the answer to a ping", "pong"],
    ["nothing", ""],
    ["a frame that was cut off", '{"type":"hello"'],
    ["a frame of a newer server", '{"type":"goodbye"}'],
    ["a hello of another version", '{"type":"hello","version":2,"lastSeq":1}'],
    ["events without one", '{"type":"events","events":[]}'],
    ["bytes", new TextEncoder().encode(JSON.stringify(hello(7))).buffer],
    ["no text", null],
    ["a list of frames", [JSON.stringify(hello(7))]],
  ])("is ignored when it is %s", (_what, data) => {
    expect(parseServerFrame(data)).toBeNull();
  });
});

describe("the events of a room", () => {
  test.each<[string, number | null, ServerFrame, number | null, number[], boolean]>([
    ["the first hello tells the number to go on from", null, hello(7), 7, [], true],
    ["a hello with a later number changes nothing, for the events follow", 5, hello(7), 5, [], false],
    ["a hello with the same number changes nothing", 7, hello(7), 7, [], false],
    ["a hello with an earlier number starts over", 7, hello(6), 6, [], true],
    ["what exists no longer is noticed, and goes on with what follows", 7, lost(12, 9), 9, [], true],
    ["what exists no longer is noticed also when nothing follows", 7, lost(12, 12), 12, [], true],
    ["what was handled before it was lost is not missed", 7, lost(12, 7), 7, [], false],
    ["the next ones are handled", 7, events(8, 9), 9, [8, 9], false],
    ["repeated ones are not handled again", 7, events(6, 7, 8), 8, [8], false],
    ["one that comes twice counts once", 7, events(8, 8), 8, [8], false],
    ["a gap before the first is noticed", 7, events(9), 9, [9], true],
    ["a gap between two is noticed", 7, events(8, 10, 11), 11, [8, 10, 11], true],
    ["before any number is known, the first one leaves no gap", null, events(5, 6), 6, [5, 6], false],
    ["before any number is known, a gap between two is noticed", null, events(5, 7), 7, [5, 7], true],
  ])("%s", (_what, lastSeq, frame, then, handled, isStale) => {
    const step = receiveFrame({ lastSeq }, frame);
    expect(step).toEqual({
      stream: { lastSeq: then },
      events: handled.map(event),
      isStale,
      mayRing: isStale,
    });
  });
});

describe("the first hello of a tab", () => {
  const AGE = 30_000;
  const PAGE = AGE + CLOCK_MARGIN_MS;
  const RING = RING_MS + CLOCK_MARGIN_MS;
  test.each<[string, number | undefined, boolean, boolean]>([
    ["after which anything may have happened since the page was read", undefined, true, true],
    ["of a room in which something happened since then", AGE - 1, true, true],
    ["of one in which something happened just before, as clocks differ", PAGE, true, true],
    ["of one in which a call may still ring, and nothing else happened", PAGE + 1, false, true],
    ["of one in which a call began just in time", RING, false, true],
    ["of one in which a call would have rung to its end", RING + 1, false, false],
  ])(
    "%s: quiet for %s ms, the page is read again: %s, a call is asked for: %s",
    (_what, quietMs, isStale, mayRing) => {
      const frame = { ...hello(7), ...(quietMs === undefined ? {} : { quietMs }) };
      const step = receiveFrame({ lastSeq: null }, frame, AGE);
      expect(step).toEqual({ stream: { lastSeq: 7 }, events: [], isStale, mayRing });
    },
  );

  test("reads the page of ten minutes again after what happened since, and asks for no call that is over by then", () => {
    const frame: ServerFrame = { type: "hello", version: 1, lastSeq: 7, quietMs: RING + 1 };
    const step = receiveFrame({ lastSeq: null }, frame, 600_000);
    expect(step).toMatchObject({ isStale: true, mayRing: false });
  });
});
