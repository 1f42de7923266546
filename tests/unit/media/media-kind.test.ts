import { expect, test } from "vitest";
import { fileNames, mediaKindOf } from "../../../app/features/media/media-file";

test.each([
  ["mp4", "video"],
  ["mov", "video"],
  ["webm", "video"],
  ["mp3", "audio"],
  ["m4a", "audio"],
  ["aac", "audio"],
  ["wav", "audio"],
  ["amr", "audio"],
  ["jpg", "image"],
  ["pdf", "image"],
])(
  "[G-22] [ABN-02] the extension %s, in capitals too and before a query or a fragment, means %s",
  (extension, kind) => {
    for (const name of [
      `a.${extension}`,
      `a.${extension.toUpperCase()}`,
      `a.${extension}?v=2`,
      `a.${extension}#t=1`,
    ]) {
      expect(mediaKindOf(`/files/${name}`), name).toBe(kind);
    }
  },
);

test("the extension is what stands last in the name, and a name without one is a picture", () => {
  expect(mediaKindOf("/files/a.mp4.jpg")).toBe("image");
  expect(mediaKindOf("/files/a.mp4x/b")).toBe("image");
  expect(mediaKindOf("")).toBe("image");
  expect(fileNames("照片", ["/a.mp4", "", "/c.amr?x=1"])).toEqual([
    "照片-01.mp4",
    "照片-02.jpg",
    "照片-03.amr",
  ]);
});
