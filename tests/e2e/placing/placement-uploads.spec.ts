import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import { ROOT } from "../../../scripts/lib/run";
import { expectNoViolations } from "../support/axe";
import { DEMO_STATE } from "../support/demo-state";
import { openWithDraft, SOFA } from "../support/draft";
import { expect, test } from "../support/test";
import { newPage, untilAlive } from "../support/until-alive";

test.use({ storageState: DEMO_STATE });

/** 2.8 s, red for the first second (`scripts/build-demo-media.ts`). */
const FILM = readFileSync(join(ROOT, "tests/e2e/support/red-then-green.mp4"));

/** A PNG of noise, which nothing makes smaller but fewer pixels: the worst photo there is. */
function noisePng(width: number, height: number): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), content]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(content.length);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  // Sixteen bits of each colour: as many bytes with half of the pixels.
  header.set([16, 2, 0, 0, 0], 8);
  const rows = Array.from({ length: height }, () =>
    Buffer.concat([Buffer.from([0]), randomBytes(width * 6)]),
  );
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(rows), { level: 0 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

test("[U22] [UPL-01] [UPL-05] [CONST-33] a photo of 8 MB is sent as 500 KB at most; a video is uploaded, shows what is in it at 2 s, and plays", async ({
  page,
}, testInfo) => {
  await openWithDraft(page, "/placeorder/stepone", { items: [{ ...SOFA, imageUrl: null }] });
  await test.step("the photo", async () => {
    const path = testInfo.outputPath("照片.png");
    const photo = noisePng(1200, 1130);
    expect(photo.length).toBeGreaterThan(8_000_000);
    writeFileSync(path, photo);
    const sent = page.waitForRequest((request) => request.url().includes("upload_file"), {
      timeout: 40_000,
    });
    await page.locator('input[type=file][accept*="image/png"]').setInputFiles(path);
    const size = Number(await (await sent).headerValue("content-length"));
    expect(size).toBeGreaterThan(1_000);
    expect(size).toBeLessThan(502 * 1024);
    const preview = page.getByRole("img", { name: "商品图片预览" });
    await expect(preview).toHaveAttribute("src", /^\/files\/[0-9a-f]{32}\.jpg$/);
  });

  await page
    .locator('input[type=file][accept="video/mp4"]')
    .setInputFiles({ name: "安装.mp4", mimeType: "video/mp4", buffer: FILM });
  const video = page.locator("video");
  await expect(video).toHaveAttribute("src", /^\/files\/[0-9a-f]{32}\.mp4$/);

  await expect(video).toHaveAttribute("poster", /^blob:/);
  const poster = await video.evaluate(async (element) => {
    if (!(element instanceof HTMLVideoElement)) throw new Error("no video");
    const image = new Image();
    image.src = element.poster;
    await image.decode();
    const canvas = document.createElement("canvas");
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0);
    // Above the middle of the picture, below the edge of the frame.
    const [red = 0, green = 0] = context?.getImageData(100, 100, 1, 1).data ?? [];
    return { width: image.naturalWidth, height: image.naturalHeight, red, green, duration: element.duration };
  });
  expect(poster).toMatchObject({ width: 800, height: 600 });
  expect(poster.green, JSON.stringify(poster)).toBeGreaterThan(poster.red);

  await video.evaluate(async (element) => {
    if (element instanceof HTMLVideoElement) await element.play();
  });
  await expect
    .poll(() => video.evaluate((element) => (element instanceof HTMLVideoElement ? element.currentTime : 0)))
    .toBeGreaterThan(0.5);
});

test("[U22] [PLACE-46] a phone that scans the code sends a picture into the form, without signing in, until the dialog closes", async ({
  page,
  browser,
}) => {
  await openWithDraft(page, "/placeorder/stepone", { items: [{ ...SOFA, imageUrl: null }] });
  const way = page.getByRole("button", { name: "用手机上传商品图片" });
  const dialog = page.getByRole("dialog", { name: "用手机上传图片" });
  await way.click();
  await expect(dialog.getByRole("img", { name: "扫码用手机上传图片" })).toBeVisible();
  await expectNoViolations(page, "[role=dialog]");
  const address = new URL((await dialog.getByText(/\/upload\/[0-9a-f]{32}$/).textContent()) ?? "").pathname;

  const elsewhere = await browser.newContext({
    storageState: undefined,
    viewport: { width: 360, height: 740 },
  });
  const phone = await newPage(elsewhere);
  await phone.goto(address);
  await untilAlive(phone);
  await expect(phone.getByRole("heading", { name: "上传图片" })).toBeVisible();
  const buffer = noisePng(40, 30);
  await phone.locator("input[type=file]").setInputFiles({ name: "照片.png", mimeType: "image/png", buffer });
  await expect(phone.getByText("图片已传到电脑，可以关闭此页面")).toBeVisible();
  await expect(dialog).toBeHidden();
  const preview = page.getByRole("img", { name: "商品图片预览" });
  await expect(preview).toHaveAttribute("src", /^\/files\/[0-9a-f]{32}\.png$/);
  expect(
    await preview.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(40);

  await expect(async () => {
    await phone.reload();
    await expect(phone.getByText("二维码已失效", { exact: true })).toBeVisible();
  }).toPass();
  await elsewhere.close();
});
