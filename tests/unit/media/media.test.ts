import { unzipSync } from "fflate";
import { afterEach, describe, expect, test, vi } from "vitest";
import { fileNames, mediaKindOf } from "../../../app/features/media/media-file";
import { photoStamp } from "../../../app/features/media/photo-stamp";
import {
  changeView,
  goOn,
  MAX_SCALE,
  MIN_SCALE,
  PLAIN_VIEW,
  type View,
} from "../../../app/features/media/view";
import { zipFiles } from "../../../app/features/media/zip-files";

afterEach(() => vi.unstubAllGlobals());

/** Serves each address's own text; those with `lost` in them are away. */
const serve = () =>
  vi.stubGlobal("fetch", async (url: string) =>
    url.includes("lost") ? new Response("", { status: 404 }) : new Response(`at ${url}`),
  );

describe("saving all photos", () => {
  test("[U29] twenty photos make an archive of twenty files with names that can be read", async () => {
    serve();
    const urls = Array.from({ length: 20 }, (_, i) => `/files/${i}.${i === 19 ? "mp4" : "jpg"}`);
    const { zip, missing } = await zipFiles("26112016300001-完工照片", urls);
    const files = unzipSync(zip);
    expect(missing).toBe(0);
    expect(Object.keys(files)).toHaveLength(20);
    expect(new TextDecoder().decode(files["26112016300001-完工照片-01.jpg"])).toBe("at /files/0.jpg");
    expect(new TextDecoder().decode(files["26112016300001-完工照片-20.mp4"])).toBe("at /files/19.mp4");
  });

  test("[U29] one that is away does not keep the others; none at all is a failure", async () => {
    serve();
    const { zip, missing } = await zipFiles("照片", ["/files/a.jpg", "/files/lost.jpg"]);
    expect(missing).toBe(1);
    expect(Object.keys(unzipSync(zip))).toEqual(["照片-01.jpg"]);
    await expect(zipFiles("照片", ["/files/lost.jpg"])).rejects.toThrow();
  });

  test("[GEN-17] [CONST-37] a photo that takes 1,000,000 ms is given up", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
    vi.stubGlobal("fetch", async (_url: string, { signal }: RequestInit) => {
      signal?.throwIfAborted();
      return new Response("late");
    });
    await expect(zipFiles("照片", ["/files/a.jpg"])).rejects.toThrow();
    expect(timeout.mock.calls).toEqual([[1_000_000]]);
    timeout.mockRestore();
  });

  test("[G-22] files are told apart by their extension; without one they are pictures", () => {
    expect(["/a.JPG", "/a.mp4", "/a.m4a", "/a", "/a.png?x=1.mp4"].map(mediaKindOf)).toEqual([
      "image",
      "video",
      "audio",
      "image",
      "image",
    ]);
    expect(fileNames("照片", ["/a", "/b.PNG?v=2"])).toEqual(["照片-01.jpg", "照片-02.png"]);
  });
});

test("[U29] a photo says when and where, as far as that is known", () => {
  expect(photoStamp("2026-11-20T08:30:00Z", "西湖区古翠路 76 号")).toBe(
    "2026-11-20 16:30 · 西湖区古翠路 76 号",
  );
  expect(photoStamp("2026-11-20T08:30:00Z")).toBe("2026-11-20 16:30");
  expect(photoStamp(null, null)).toBeUndefined();
});

describe("looking at a photo", () => {
  const viewAfter = (...changes: Parameters<typeof changeView>[1][]) =>
    changes.reduce<View>(changeView, PLAIN_VIEW);

  test("[U29] zooms within bounds, turns by quarters and goes back to how it was", () => {
    const times = (count: number, by: 1 | -1) =>
      viewAfter(...Array.from({ length: count }, () => ({ type: "zoom", by }) as const));
    expect(times(30, 1).scale).toBe(MAX_SCALE);
    expect(times(30, -1).scale).toBe(MIN_SCALE);
    expect(viewAfter({ type: "turn" }, { type: "turn" }).angle).toBe(180);
    expect(viewAfter({ type: "turn" }, { type: "zoom", by: 1 }, { type: "reset" })).toBe(PLAIN_VIEW);
  });

  test("[U29] the pictures go round", () => {
    expect([goOn(0, 1, 3), goOn(2, 1, 3), goOn(0, -1, 3), goOn(0, 1, 1)]).toEqual([1, 0, 2, 0]);
  });

  test("[U29] only what is larger than its place can be moved, and is in the middle again when it fits", () => {
    const move = { type: "move", dx: 30, dy: -10 } as const;
    expect(viewAfter(move)).toBe(PLAIN_VIEW);
    expect(viewAfter({ type: "zoom", by: 1 }, move)).toMatchObject({ x: 30, y: -10 });
    expect(viewAfter({ type: "zoom", by: 1 }, move, { type: "zoom", by: -1 })).toMatchObject({ x: 0, y: 0 });
  });
});
