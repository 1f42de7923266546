import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { ROOT } from "./lib/run";

const SIZE = { width: 1200, height: 630 };

/** The same mark as public/favicon.svg, larger. */
const MARK = readFileSync(`${ROOT}public/favicon.svg`, "utf8");
const TOKENS = readFileSync(`${ROOT}app/ui/tokens.css`, "utf8");
const DRAWINGS = readFileSync(`${ROOT}app/features/illustrations/drawings.svg`, "utf8");

/**
 * Renders public/share.png, the picture beside a shared link: mark, name, promise, and the drawing of the home page. Run
 * it after changing one of them: `tsx scripts/build-share-image.ts`.
 */
async function buildShareImage(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const page = await browser.newPage({ viewport: SIZE, colorScheme: "light" });
  await page.setContent(`
    <style>${TOKENS}</style>
    <style>
      body { margin: 0; width: ${SIZE.width}px; height: ${SIZE.height}px; display: flex; align-items: center;
        background: var(--color-page); color: var(--color-text); font-family: "Noto Sans CJK SC", sans-serif; overflow: hidden }
      .words { flex: 1; padding-left: 88px } .mark svg { width: 104px; height: 104px; display: block }
      h1 { margin: 28px 0 0; font-size: 88px; line-height: 1.2 } p { margin: 12px 0 0; font-size: 36px; color: var(--color-text-secondary) }
      .picture { width: 560px; padding-right: 48px } .picture svg { display: block }
    </style>
    <div hidden>${DRAWINGS}</div>
    <div class="words"><div class="mark">${MARK}</div><h1>装达</h1><p>家具送货、安装、维修</p><p>满意后才结款</p></div>
    <div class="picture"><svg width="560" height="460" viewBox="0 0 560 460"><use href="#hero"/></svg></div>
  `);
  await page.screenshot({ path: `${ROOT}public/share.png` });
  await browser.close();
}

await buildShareImage();
