import { env } from "cloudflare:workers";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { MINUTE } from "../../../backend/src/shared/clock";
import { forgetLimits } from "../../support/accounts/forget-limits";
import { id3, mp3, wav } from "../../support/files/media";
import { mp4OfSize } from "../../support/files/multipart";
import { jpeg, png, text } from "../../support/files/pictures";
import { waitingEvidence } from "../../support/orders/evidence";
import { withOneLife } from "../../support/orders/one-life";

const life = withOneLife(5_000_000, { isShared: true });
const { upload } = waitingEvidence(life);
const PAGE = "<script>alert(document.domain)</script>";

let orderId = 0;
beforeAll(async () => {
  orderId = await life.orderIn("WAIT_COMPLETE");
});
afterEach(() => forgetLimits());

const files = () => env.DB.prepare("SELECT COUNT(*) AS n FROM files").first<number>("n");
const notes = () => env.DB.prepare("SELECT COUNT(*) AS n FROM order_evidence").first<number>("n");

describe("[S31] evidence that is refused leaves nothing behind", () => {
  test.each([
    [
      "a page that calls itself a JPEG",
      "report_exception",
      "x.jpg",
      "image/jpeg",
      text(PAGE),
      "图片只能上传jpg、png格式",
    ],
    [
      "a page behind a JPEG's first bytes",
      "complete",
      "x.jpg",
      "image/jpeg",
      new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...text(PAGE)]),
      "文件不完整，请重新选择",
    ],
    [
      "an SVG",
      "complete",
      "x.svg",
      "image/svg+xml",
      text("<svg xmlns='http://www.w3.org/2000/svg'/>"),
      "图片只能上传jpg、png格式",
    ],
    [
      "an SVG that calls itself a PNG",
      "complete",
      "x.png",
      "image/png",
      text("<svg xmlns='http://www.w3.org/2000/svg'/>"),
      "图片只能上传jpg、png格式",
    ],
    [
      "a video that calls itself a photo",
      "complete",
      "x.jpg",
      "image/jpeg",
      mp4OfSize(100),
      "图片只能上传jpg、png格式",
    ],
    [
      "a page behind an MP3's notes",
      "report_exception",
      "x.mp3",
      "audio/mpeg",
      new Uint8Array([...id3(text("a")), ...text(PAGE)]),
      "录音只能上传mp3、m4a、wav格式",
    ],
    [
      "a WAV without a sound",
      "report_exception",
      "x.wav",
      "audio/wav",
      new Uint8Array([...text("RIFF\0\0\0\0WAVE"), ...text(PAGE)]),
      "录音只能上传mp3、m4a、wav格式",
    ],
    [
      "a recording where only pictures help",
      "complete",
      "x.wav",
      "audio/wav",
      wav(),
      "图片只能上传jpg、png格式",
    ],
    [
      "a photo that calls itself a recording",
      "report_exception",
      "x.mp3",
      "audio/mpeg",
      jpeg(),
      "录音只能上传mp3、m4a、wav格式",
    ],
    ["nothing", "complete", "x.png", "image/png", new Uint8Array(), "文件内容为空，请重新选择"],
    ["half a PNG", "complete", "x.png", "image/png", png().slice(0, 40), "文件不完整，请重新选择"],
  ])("%s", async (_what, stage, name, type, bytes, message) => {
    const before = [await files(), await notes()];
    expect((await upload(orderId, { stage }, { name, type, bytes })).message).toBe(message);
    expect([await files(), await notes()]).toEqual(before);
  });

  test("files that are too large", async () => {
    const large = new Uint8Array(20 * 1024 * 1024 + 1);
    large.set(jpeg().slice(0, -2));
    expect(
      (await upload(orderId, { stage: "complete" }, { name: "x.jpg", type: "image/jpeg", bytes: large }))
        .message,
    ).toBe("图片不能超过20M");
    large.fill(0);
    large.set(wav());
    new DataView(large.buffer).setUint32(40, 0xffffffff, true);
    expect(
      (
        await upload(
          orderId,
          { stage: "report_exception" },
          { name: "x.wav", type: "audio/wav", bytes: large },
        )
      ).message,
    ).toBe("录音不能超过20M");
    expect(await notes()).toBe(0);
  });
});

describe("[S40] evidence is bounded", () => {
  const photo = { name: "p.png", type: "image/png", bytes: png() };

  test("twenty files of one step; a refused one and another step take no place", async () => {
    for (let count = 0; count < 19; count++) {
      expect((await upload(orderId, { stage: "complete" }, photo)).code).toBe(0);
    }
    await upload(orderId, { stage: "complete" }, { ...photo, bytes: text(PAGE) });
    const answers = await Promise.all([1, 2, 3].map(() => upload(orderId, { stage: "complete" }, photo)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 4009, 4009]);
    expect(answers.map(({ message }) => message)).toContain("该订单的凭证数量已达上限，不能再上传");
    const remark = { name: "r.mp3", type: "audio/mpeg", bytes: mp3() };
    expect((await upload(orderId, { stage: "report_exception" }, remark)).code).toBe(0);
  });

  test("sixty uploads of an order in ten minutes", async () => {
    const busy = await life.orderIn("WAIT_COMPLETE");
    const now = life.backend.clock.now();
    const windowStart = now - (now % (10 * MINUTE));
    await env.DB.prepare(
      "INSERT INTO rate_windows (key, window_start, hits, expires_at) VALUES (?, ?, 60, ?)",
    )
      .bind(`evidence:order:${busy}`, windowStart, windowStart + 10 * MINUTE)
      .run();
    expect((await upload(busy, { stage: "complete" }, photo)).code).toBe(4029);
    expect((await upload(orderId, { stage: "report_exception" }, photo)).code).toBe(0);
  });
});

test("[S5] an upload of evidence without the operator's token is refused", async () => {
  const photo = { name: "p.png", type: "image/png", bytes: png() };
  for (const token of ["", "wrong", life.account.token]) {
    expect((await upload(orderId, { stage: "complete" }, photo, token)).code).toBe(7001);
  }
});
