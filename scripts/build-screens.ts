import { mkdir, writeFile } from "node:fs/promises";
import process from "node:process";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { stateOf } from "../tests/e2e/support/demo-state";
import { DEMO_TOKEN } from "./lib/e2e-customers";
import { FIRST_PORT } from "./lib/e2e-state";
import { ROOT } from "./lib/run";

const SITE = `http://127.0.0.1:${FIRST_PORT}`;
const FOLDER = `${ROOT}app/features/public-page/screens/`;
/** What a picture of the public site may weigh, bytes. */
const MOST_BYTES = 40_000;

interface Screen {
  name: string;
  path: string;
  width: number;
  height: number;
  /** The part whose upper left corner the picture begins at: the line of the sandbox above is not the product's. */
  from: string;
  /** What stands beside that part and above it, px. */
  around: { x: number; y: number };
  /** What is done before the picture is taken. */
  prepare?: (page: Page) => Promise<void>;
}

/** Three lines that can be ordered, and one with a phone that is too short. */
const SHEET = [
  "收货人,手机,收货地址,商品名称,数量,总体积,包装件数,有无电梯,服务类型",
  "周国栋,1360000200,浙江省杭州市拱墅区莫干山路 18 号,岩板餐桌 1.6m 配六椅,1,0.9,2,有,仅安装",
  "陈晓雯,13600002001,浙江省杭州市西湖区文三路 90 号,四门推拉衣柜 2.0m,1,2.4,6,有,仅安装",
  "李建国,13600002002,浙江省杭州市滨江区江南大道 588 号,云朵三人位布艺沙发 2.4m,1,1.8,3,有,仅安装",
  "赵敏,13600002003,浙江省杭州市余杭区文一西路 969 号,白橡木双人床 1.8m,1,1.6,4,有,仅安装",
].join("\n");

/** The page without header and menu. */
const MAIN = { from: "main", around: { x: 208, y: 120 } };

const SCREENS: readonly Screen[] = [
  { name: "list", path: "/user/order", width: 1120, height: 640, ...MAIN },
  {
    name: "import",
    path: "/user/batch/order",
    width: 1120,
    height: 560,
    ...MAIN,
    async prepare(page) {
      await page.getByRole("radio").first().check();
      await page
        .locator("input[type=file]")
        .setInputFiles({ name: "本周订单.csv", mimeType: "text/csv", buffer: Buffer.from(`\uFEFF${SHEET}`) });
      await page.getByText("陈晓雯").first().waitFor();
    },
  },
  { name: "bill", path: "/user/bill", width: 1120, height: 640, ...MAIN },
  { name: "phone", path: "/user/order", width: 360, height: 720, from: "header", around: { x: 0, y: 28 } },
];

/** The picture as WebP, in the largest quality that keeps it light. The browser encodes it: it is there already. */
async function encode(page: Page, png: Buffer): Promise<Buffer> {
  for (const quality of [0.85, 0.75, 0.65, 0.5, 0.35]) {
    const base64 = await page.evaluate(
      async ({ source, quality }) => {
        const image = new Image();
        image.src = `data:image/png;base64,${source}`;
        await image.decode();
        const canvas = document.createElement("canvas");
        canvas.width = image.naturalWidth;
        canvas.height = image.naturalHeight;
        canvas.getContext("2d")?.drawImage(image, 0, 0);
        return canvas.toDataURL("image/webp", quality).split(",")[1] ?? "";
      },
      { source: png.toString("base64"), quality },
    );
    const webp = Buffer.from(base64, "base64");
    if (webp.length <= MOST_BYTES) return webp;
  }
  throw new Error(`a picture is heavier than ${MOST_BYTES} bytes`);
}

/** Suffixes of the files: the site is dark where the system is. */
const THEMES = { light: "", dark: "-dark" } as const;
const THEME_NAMES = ["light", "dark"] as const;

/** The picture in each theme. */
async function take(context: BrowserContext, screen: Screen): Promise<Record<keyof typeof THEMES, Buffer>> {
  const { path, width, height, from, around, prepare } = screen;
  const page = await context.newPage();
  await page.setViewportSize({ width: width + around.x, height: height + around.y });
  await page.goto(SITE + path, { waitUntil: "networkidle" });
  await prepare?.(page);
  const corner = await page.locator(from).first().boundingBox();
  if (!corner) throw new Error(`${path} has no ${from}`);
  const shot = async (colorScheme: keyof typeof THEMES) => {
    await page.emulateMedia({ colorScheme });
    return page.screenshot({ clip: { x: corner.x, y: corner.y, width, height } });
  };
  return { light: await shot("light"), dark: await shot("dark") };
}

/**
 * Takes the pictures of the product that public pages show, with the demo customer's data. The site of the browser tests
 * has to run (`npx tsx scripts/serve-e2e.ts`): `npx tsx scripts/build-screens.ts`.
 */
async function buildScreens(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const context = await browser.newContext({
    storageState: stateOf(DEMO_TOKEN),
    locale: "zh-CN",
    timezoneId: "Asia/Shanghai",
    reducedMotion: "reduce",
  });
  // A page without a policy about where pictures may come from.
  const blank = await context.newPage();
  for (const screen of SCREENS) {
    const pictures = await take(context, screen);
    for (const theme of THEME_NAMES) {
      const webp = await encode(blank, pictures[theme]);
      const name = `${screen.name}${THEMES[theme]}.webp`;
      await writeFile(FOLDER + name, webp);
      console.log(`${name} ${screen.width} × ${screen.height}, ${webp.length} bytes`);
    }
  }
  await browser.close();
}

await buildScreens();
