import type { Page } from "@playwright/test";

/** H.264, which every phone plays; or VP9, which every Chromium plays. */
type Codec = "avc1.42E01E" | "vp9";

/**
 * A real MP4, recorded by the browser itself from a canvas that changes its colour: red for its first second,
 * green from then on.
 */
export async function recordVideo(page: Page, milliseconds: number, codec: Codec): Promise<Buffer> {
  const film = { length: milliseconds, mimeType: `video/mp4;codecs=${codec}` };
  const base64 = await page.evaluate(async ({ length, mimeType }) => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [320, 180];
    const context = canvas.getContext("2d");
    const started = performance.now();
    const paint = () => {
      if (!context) return;
      const elapsed = performance.now() - started;
      context.fillStyle = elapsed < 1000 ? "#c00000" : "#00a000";
      context.fillRect(0, 0, canvas.width, canvas.height);
      // Something has to move, or the encoder sends nothing.
      context.fillStyle = "#ffffff";
      context.fillRect((elapsed / 10) % 320, 80, 20, 20);
      if (elapsed < length + 500) requestAnimationFrame(paint);
    };
    paint();
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType });
    const parts: Blob[] = [];
    recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
    const stopped = new Promise((resolve) => recorder.addEventListener("stop", resolve));
    recorder.start();
    setTimeout(() => recorder.stop(), length);
    await stopped;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  }, film);
  return Buffer.from(base64, "base64");
}
