import { act, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { MediaGallery } from "../../../app/features/media/media-gallery";
import { VideoPreview } from "../../../app/ui/media/video-preview";
import { render } from "../../support/components/render";

/** A browser that plays videos, and tells when something comes into sight. */
function playingBrowser() {
  const videos: HTMLVideoElement[] = [];
  const create = document.createElement.bind(document);
  vi.spyOn(document, "createElement").mockImplementation((name: string) => {
    const element = create(name);
    if (element instanceof HTMLVideoElement) videos.push(element);
    return element;
  });
  const sizes: number[][] = [];
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(function (
    this: HTMLCanvasElement,
    done,
  ) {
    sizes.push([this.width, this.height]);
    done(new Blob(["picture"]));
  });
  const seen: (() => void)[] = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        seen.push(() => tell([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  return {
    videos,
    /** Width and height of each picture that was taken. */
    sizes,
    comeIntoSight: () =>
      act(() => {
        for (const tell of seen) tell();
      }),
  };
}

test("[UPL-05] [CONST-33] a video of a gallery has a picture of its second second, taken when it comes into sight", async () => {
  const { videos, sizes, comeIntoSight } = playingBrowser();
  render(<MediaGallery label="商品图片" urls={["/files/a.jpg", "/files/b.mp4"]} />);
  const film = screen.getByRole("button", { name: "查看商品图片第 2 张，共 2 张" });
  expect(videos).toEqual([]);
  comeIntoSight();
  const [video] = videos;
  if (!video) throw new Error("no video was asked for");
  expect(video.getAttribute("src")).toBe("/files/b.mp4");
  expect(film.querySelector("img")).toBeNull();
  Object.defineProperty(video, "duration", { value: 60 });
  act(() => void video.dispatchEvent(new Event("loadeddata")));
  await waitFor(() => expect(video.currentTime).toBe(2));
  video.dispatchEvent(new Event("seeked"));
  await waitFor(() => expect(film.querySelector("img")?.getAttribute("src")).toMatch(/^blob:/));
  expect(sizes).toEqual([[800, 600]]);
});

test("[UPL-05] one that cannot be played keeps its sign", async () => {
  const { videos, comeIntoSight } = playingBrowser();
  render(<MediaGallery label="商品图片" urls={["/files/b.mp4"]} />);
  comeIntoSight();
  await act(async () => void videos[0]?.dispatchEvent(new Event("error")));
  const film = screen.getByRole("button", { name: "查看商品图片第 1 张，共 1 张" });
  expect([film.querySelector("img"), film.querySelector("svg") !== null]).toEqual([null, true]);
});

test("[UPL-05] [CONST-33] a video that was uploaded has the picture of its second second until it plays", async () => {
  const { videos, sizes } = playingBrowser();
  render(<VideoPreview src="/files/b.mp4" label="安装视频预览" />);
  const shown = screen.getByLabelText<HTMLVideoElement>("安装视频预览");
  const asked = videos.find((video) => video !== shown);
  if (!asked) throw new Error("no video was asked for");
  expect(shown.hasAttribute("poster")).toBe(false);
  Object.defineProperty(asked, "duration", { value: 60 });
  act(() => void asked.dispatchEvent(new Event("loadeddata")));
  await waitFor(() => expect(asked.currentTime).toBe(2));
  asked.dispatchEvent(new Event("seeked"));
  await waitFor(() => expect(shown.getAttribute("poster")).toMatch(/^blob:/));
  expect(sizes).toEqual([[800, 600]]);
});
