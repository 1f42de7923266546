import { writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { recordVideo } from "./lib/record-video";

const FOLDER = new URL("../public/demo/", import.meta.url);
/** What the browser tests upload: recorded while a machine is busy, a film may lack frames. */
const TEST_VIDEO = new URL("../tests/e2e/support/red-then-green.mp4", import.meta.url);
const HERTZ = 8000;
const SECONDS = 1.5;
/** When something is knocked at, s. */
const KNOCKS = [0.1, 0.45, 0.8];
const VIDEO_MS = 2000;
/** Longer than the moment of a preview (UPL-05). */
const TEST_VIDEO_MS = 2800;

/** Three knocks on a board, as a WAV of one channel and 8 bits. */
function knocks(): Uint8Array {
  const samples = Uint8Array.from({ length: HERTZ * SECONDS }, (_, index) => {
    const at = index / HERTZ;
    const level = KNOCKS.filter((knock) => at >= knock)
      .map((knock) => Math.exp(-(at - knock) * 28) * Math.sin(2 * Math.PI * 190 * (at - knock)))
      .reduce((sum, value) => sum + value, 0);
    return Math.round(128 + 110 * Math.max(-1, Math.min(1, level)));
  });
  const head = new DataView(new ArrayBuffer(44));
  const put = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries()) head.setUint8(at + index, letter.charCodeAt(0));
  };
  put(0, "RIFF");
  head.setUint32(4, 36 + samples.length, true);
  put(8, "WAVEfmt ");
  head.setUint32(16, 16, true);
  head.setUint16(20, 1, true);
  head.setUint16(22, 1, true);
  head.setUint32(24, HERTZ, true);
  head.setUint32(28, HERTZ, true);
  head.setUint16(32, 1, true);
  head.setUint16(34, 8, true);
  put(36, "data");
  head.setUint32(40, samples.length, true);
  return new Uint8Array([...new Uint8Array(head.buffer), ...samples]);
}

/**
 * Makes the recording and the video with which the sandbox plays masters, public/demo/remark.wav and unpacking.mp4, and the
 * video of the browser tests.
 */
async function buildDemoMedia(): Promise<void> {
  await writeFile(new URL("remark.wav", FOLDER), knocks());
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const page = await browser.newPage();
  // The helper that tsx calls around functions is not there in a page.
  await page.evaluate("globalThis.__name = (fn) => fn");
  await writeFile(new URL("unpacking.mp4", FOLDER), await recordVideo(page, VIDEO_MS, "avc1.42E01E"));
  await writeFile(TEST_VIDEO, await recordVideo(page, TEST_VIDEO_MS, "vp9"));
  await browser.close();
}

await buildDemoMedia();
