import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addSample,
  clampPieceX,
  pictureScale,
  pieceXAfterKey,
  type TracePoint,
} from "../../../app/features/captcha/drag-trace";

const puzzle = { width: 320, pieceWidth: 48 };

describe("slider puzzle", () => {
  it("[AUTH-08] speaks in picture pixels whatever the displayed size is", () => {
    expect(100 * pictureScale(320, 320)).toBe(100);
    expect(100 * pictureScale(320, 256)).toBe(125);
    expect(100 * pictureScale(320, 640)).toBe(50);
    expect(pictureScale(320, 0)).toBe(1);
  });

  it("keeps the piece inside the picture", () => {
    expect(clampPieceX(-5, puzzle)).toBe(0);
    expect(clampPieceX(300, puzzle)).toBe(272);
  });

  it("[AUTH-08] moves by 2 pixels with the arrow keys and by 10 with Shift", () => {
    expect(pieceXAfterKey("ArrowRight", false, 10, puzzle)).toBe(12);
    expect(pieceXAfterKey("ArrowLeft", false, 10, puzzle)).toBe(8);
    expect(pieceXAfterKey("ArrowUp", false, 10, puzzle)).toBe(12);
    expect(pieceXAfterKey("ArrowDown", false, 10, puzzle)).toBe(8);
    expect(pieceXAfterKey("ArrowRight", true, 10, puzzle)).toBe(20);
    expect(pieceXAfterKey("ArrowLeft", true, 4, puzzle)).toBe(0);
    expect(pieceXAfterKey("Tab", false, 4, puzzle)).toBeNull();
  });

  it("[AUTH-08] records a trace that the server accepts: whole times in order, at most 1,000 points, newest last", () => {
    const steps = fc.array(
      fc.record({
        wait: fc.nat({ max: 40 }),
        x: fc.double({ min: 0, max: 272, noNaN: true }),
        y: fc.double({ min: -5000, max: 5000, noNaN: true }),
      }),
      { minLength: 1, maxLength: 200 },
    );
    fc.assert(
      fc.property(steps, (moves) => {
        let t = 0;
        let trace: TracePoint[] = [{ t: 0, x: 0, y: 0 }];
        for (const move of moves) {
          t += move.wait;
          trace = addSample(trace, { t, x: move.x, y: move.y });
        }
        expect(trace[0]).toEqual({ t: 0, x: 0, y: 0 });
        expect(trace.at(-1)?.x).toBeCloseTo(moves.at(-1)?.x ?? 0, 0);
        for (const [index, point] of trace.entries()) {
          expect(Number.isInteger(point.t)).toBe(true);
          expect(Math.abs(point.y)).toBeLessThanOrEqual(1000);
          expect(point.t).toBeGreaterThanOrEqual(trace[index - 1]?.t ?? 0);
        }
      }),
    );
  });

  it("keeps its first sample and one of every 8 ms; of samples closer together the later one stays", () => {
    const times = [0, 3, 5, 13, 20].reduce<TracePoint[]>(
      (trace, t) => addSample(trace, { t, x: t, y: 0 }),
      [],
    );
    expect(times.map(({ t }) => t)).toEqual([0, 5, 20]);
  });

  it("drops every second sample when there are 1,000", () => {
    const full = Array.from({ length: 999 }, (_, index) => ({ t: index * 10, x: 0, y: 0 }));
    const thousand = addSample(full, { t: 9_990, x: 0, y: 0 });
    expect(thousand).toHaveLength(1_000);
    const thinned = addSample(thousand, { t: 10_000, x: 0, y: 0 });
    expect(thinned.map(({ t }) => t)).toEqual([
      ...thousand.map(({ t }) => t).filter((t) => t % 20 === 0),
      10_000,
    ]);
  });

  it("thins a very long drag instead of growing without end", () => {
    let trace: TracePoint[] = [{ t: 0, x: 0, y: 0 }];
    for (let index = 1; index <= 5000; index += 1)
      trace = addSample(trace, { t: index * 10, x: index / 20, y: 0 });
    expect(trace.length).toBeLessThanOrEqual(1001);
    expect(trace[0]?.t).toBe(0);
    expect(trace.at(-1)).toEqual({ t: 50_000, x: 250, y: 0 });
  });
});
