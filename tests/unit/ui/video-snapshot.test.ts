import { describe, expect, test } from "vitest";
import { fitFrame, SNAPSHOT, snapshotMoment } from "../../../app/ui/media/video-snapshot";

describe("the picture of a video", () => {
  test("[UPL-05] [CONST-33] is 800 by 600, with the whole frame in its middle", () => {
    expect([SNAPSHOT.width, SNAPSHOT.height]).toEqual([800, 600]);
    expect(fitFrame(1920, 1080)).toEqual({ x: 0, y: 75, width: 800, height: 450 });
    expect(fitFrame(1080, 1920)).toEqual({ x: 231, y: 0, width: 338, height: 600 });
    expect(fitFrame(400, 300)).toEqual({ x: 0, y: 0, width: 800, height: 600 });
  });

  test("[UPL-05] [CONST-33] is taken at 2 s, near the end of a shorter one", () => {
    expect(snapshotMoment(30)).toBe(2);
    expect(snapshotMoment(1.1)).toBeCloseTo(1);
    expect(snapshotMoment(0)).toBe(0);
    expect(snapshotMoment(Number.POSITIVE_INFINITY)).toBe(2);
  });
});
