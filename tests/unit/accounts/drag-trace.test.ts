import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPlausibleDrag, type TracePoint } from "../../../backend/src/providers/captcha/drag-trace";

const line = (x: number, samples: number, ms: number): TracePoint[] =>
  Array.from({ length: samples + 1 }, (_, i) => ({ t: (ms * i) / samples, x: (x * i) / samples, y: 0 }));

/** Eased in and out, as a hand moves. */
const hand = (x: number, samples = 20, ms = 800): TracePoint[] =>
  line(x, samples, ms).map((point, i) => ({
    ...point,
    x: x * (1 - Math.cos((Math.PI * i) / samples)) * 0.5,
  }));

const steps = (x: number, step: number, interval: number): TracePoint[] =>
  Array.from({ length: Math.ceil(x / step) + 1 }, (_, i) => ({
    t: i * interval,
    x: Math.min(x, i * step),
    y: 0,
  }));

describe("a drag with the pointer", () => {
  it("[S17] is believed when a hand could have made it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 250 }), fc.integer({ min: 300, max: 5000 }), (x, ms) => {
        expect(isPlausibleDrag({ x, trace: hand(x, 20, ms), input: "pointer" })).toBe(true);
      }),
    );
  });

  it("[S17] is not believed as a straight line at constant speed", () => {
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 250 }), fc.integer({ min: 8, max: 200 }), (x, samples) => {
        expect(isPlausibleDrag({ x, trace: line(x, samples, 1000), input: "pointer" })).toBe(false);
      }),
    );
  });

  it.each([
    ["without samples", { x: 100, trace: [] }],
    ["in under 300 ms", { x: 100, trace: hand(100, 20, 299) }],
    ["with too few samples", { x: 100, trace: hand(100, 6) }],
    ["that ends elsewhere", { x: 110, trace: hand(100) }],
    [
      "that starts in the middle",
      {
        x: 100,
        trace: hand(100)
          .slice(8)
          .map((point) => ({ ...point, t: point.t * 2 })),
      },
    ],
    [
      "whose clock runs backwards",
      { x: 100, trace: hand(100).map((point, i) => (i === 9 ? { ...point, t: 10 } : point)) },
    ],
    [
      "that jumps to its end",
      { x: 100, trace: hand(100).map((point, i) => ({ ...point, x: i < 10 ? 0 : 100 })) },
    ],
  ])("[S17] is not believed %s", (_name, drag) => {
    expect(isPlausibleDrag({ ...drag, input: "pointer" })).toBe(false);
  });
});

describe("a drag with the keyboard", () => {
  it("[S17] is believed in small steps, also when the key is held down", () => {
    expect(isPlausibleDrag({ x: 120, trace: steps(120, 10, 80), input: "keyboard" })).toBe(true);
    expect(isPlausibleDrag({ x: 187, trace: steps(187, 2, 30), input: "keyboard" })).toBe(true);
  });

  it.each([
    [
      "in one jump",
      {
        x: 200,
        trace: [
          { t: 0, x: 0, y: 0 },
          { t: 900, x: 200, y: 0 },
        ],
      },
    ],
    ["faster than keys repeat", { x: 200, trace: steps(200, 1, 1.6) }],
    ["in no time", { x: 100, trace: steps(100, 20, 40) }],
  ])("[S17] is not believed %s", (_name, drag) => {
    expect(isPlausibleDrag({ ...drag, input: "keyboard" })).toBe(false);
  });
});
