import { mkdir } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { DEMO_DRAWINGS } from "./demo-drawings";

const FOLDER = new URL("../public/demo/", import.meta.url);
const SIZE = 480;

/** Renders the drawings to public/demo/<name>.png, the product pictures of the demo data. Run it after changing one. */
async function buildDemoImages(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const browser = await chromium.launch({
    executablePath: "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const page = await browser.newPage({ viewport: { width: SIZE, height: SIZE } });
  for (const [name, shapes] of Object.entries(DEMO_DRAWINGS)) {
    await page.setContent(
      `<style>html, body { margin: 0 } svg { display: block }</style>
       <svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 240 240">
         <rect width="240" height="240" fill="#F1EDE6"/><path d="M0 186h240v54H0z" fill="#E4DDD1"/>${shapes}
       </svg>`,
    );
    await page.screenshot({ path: new URL(`${name}.png`, FOLDER).pathname });
  }
  await browser.close();
}

await buildDemoImages();
