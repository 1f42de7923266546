import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { SHARE_PICTURES, SHARE_SIZE, type SharePicture } from "../app/features/site/share-pictures";
import { ROOT } from "./lib/run";

const { width, height } = SHARE_SIZE;
const read = (path: string) => readFileSync(`${ROOT}${path}`, "utf8");

/** The same mark as public/favicon.svg, larger. */
const MARK = read("public/favicon.svg");
const TOKENS = read("app/ui/tokens.css");

const SHARED = "app/features/illustrations/drawings.svg";
const OF_PAGES = "app/features/illustrations/page-drawings.svg";

/** The drawing of each picture: its file, its symbol and the symbol's box. */
const DRAWINGS: Record<SharePicture, { file: string; symbol: string; box: string }> = {
  home: { file: SHARED, symbol: "hero", box: "0 0 560 460" },
  solution: { file: OF_PAGES, symbol: "solution-enterprise", box: "0 0 360 280" },
  guarantee: { file: OF_PAGES, symbol: "solution-consumer", box: "0 0 360 280" },
  join: { file: OF_PAGES, symbol: "join-worker", box: "0 0 360 280" },
  download: { file: OF_PAGES, symbol: "solution-worker", box: "0 0 360 280" },
  help: { file: OF_PAGES, symbol: "join-provider", box: "0 0 360 280" },
  about: { file: "app/features/about/about-drawings.svg", symbol: "one-line", box: "0 0 360 260" },
};

function pictureOf(name: SharePicture): string {
  const { title, lines } = SHARE_PICTURES[name];
  const { file, symbol, box } = DRAWINGS[name];
  return `
    <style>${TOKENS}</style>
    <style>
      body { margin: 0; width: ${width}px; height: ${height}px; display: flex; align-items: center;
        background: var(--color-page); color: var(--color-text); font-family: "Noto Sans CJK SC", sans-serif; overflow: hidden }
      .words { flex: 1; padding-left: 88px } .mark svg { width: 104px; height: 104px; display: block }
      h1 { margin: 28px 0 0; font-size: 88px; line-height: 1.2 } p { margin: 12px 0 0; font-size: 36px; color: var(--color-text-secondary) }
      .picture { width: 560px; padding-right: 48px } .picture svg { display: block }
    </style>
    <div hidden>${read(file)}</div>
    <div class="words"><div class="mark">${MARK}</div><h1>${title}</h1>${lines.map((line) => `<p>${line}</p>`).join("")}</div>
    <div class="picture"><svg width="560" height="460" viewBox="${box}"><use href="#${symbol}"/></svg></div>
  `;
}

/**
 * Renders the pictures beside shared links (app/features/site/share-pictures.ts): mark, words, and a drawing of the
 * page. Run it after changing one of them: `tsx scripts/build-share-image.ts`.
 */
async function buildShareImages(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const page = await browser.newPage({ viewport: SHARE_SIZE, colorScheme: "light" });
  for (const name of Object.keys(SHARE_PICTURES) as SharePicture[]) {
    await page.setContent(pictureOf(name));
    await page.screenshot({ path: `${ROOT}public/${SHARE_PICTURES[name].file}` });
  }
  await browser.close();
}

await buildShareImages();
