import { chromium, type Page } from "@playwright/test";
import { printReport } from "../../tests/bench/support/report";
import { medianOf } from "../../tests/bench/support/stats";
import { CHROMIUM_FLAGS } from "../../tests/support/chromium-flags";
import { copyProject, type ProjectCopy } from "../../tests/support/project/project-copy";
import { findChromium } from "../lib/find-browser";

/**
 * What a developer waits for, on a copy of the project as it is after an install: the first and the second `npm start`,
 * and with `npm run dev` an edit of a component until the open page shows it, and one of the gateway until it is served.
 */
const LOOK_EVERY_MS = 20;
const GIVE_UP_MS = 60_000;

const COMPONENT = { file: "app/routes/login.tsx", words: "手机号验证后即可登录" };
const GATEWAY = { file: "gateway/site.ts", words: "文件不存在" };
/** What the edits put there, one after the other. */
const NEW_WORDS = ["第一次改过", "第二次改过", "第三次改过"];

/** Edits a text again and again: until each new one is seen, s. */
async function timeEdits(
  copy: ProjectCopy,
  { file, words }: { file: string; words: string },
  isSeen: (words: string) => Promise<boolean>,
): Promise<number[]> {
  const times: number[] = [];
  let before = words;
  for (const after of NEW_WORDS) {
    const started = performance.now();
    copy.edit(file, before, after);
    await until(() => isSeen(after), `${file} is edited and not seen`);
    times.push((performance.now() - started) / 1000);
    before = after;
  }
  return times;
}

async function until(isSo: () => Promise<boolean>, failure: string): Promise<void> {
  const deadline = performance.now() + GIVE_UP_MS;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(failure);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/** Opens the page and waits until its script groups the digits of a phone number: then the page is alive. */
async function openAlive(page: Page, url: string): Promise<void> {
  await page.goto(url, { timeout: GIVE_UP_MS });
  const phone = page.getByLabel("手机号");
  await until(async () => {
    await phone.fill("");
    await phone.pressSequentially("1391234");
    return (await phone.inputValue()) === "139 1234";
  }, "the page does not come alive");
}

async function measureStart(copy: ProjectCopy): Promise<number> {
  const { seconds, stop } = await copy.start("start", "/");
  await stop();
  return seconds;
}

async function measureEdits(copy: ProjectCopy): Promise<{ component: number[]; gateway: number[] }> {
  const { origin, stop } = await copy.start("dev", "/healthz");
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_FLAGS] });
  try {
    const page = await browser.newPage();
    await openAlive(page, `${origin}/login`);
    const component = await timeEdits(copy, COMPONENT, (words) => page.getByText(words).isVisible());
    const missing = async () => (await fetch(`${origin}/assets/none.js`)).text();
    const gateway = await timeEdits(copy, GATEWAY, async (words) => (await missing()) === words);
    return { component, gateway };
  } finally {
    await browser.close();
    await stop();
  }
}

const copy = copyProject();
try {
  const first = await measureStart(copy);
  const again = await measureStart(copy);
  const { component, gateway } = await measureEdits(copy);
  printReport("starts", {
    title: "What a developer waits for, s",
    table: [
      ["", "s"],
      ["npm start, first", first],
      ["npm start, again", again],
      ...component.map((seconds, index) => [`edit ${index + 1} of a component`, seconds]),
      ...gateway.map((seconds, index) => [`edit ${index + 1} of the gateway`, seconds]),
    ],
    figures: {
      first_s: first,
      again_s: again,
      edit_s: medianOf(component),
      gateway_edit_s: medianOf(gateway),
    },
  });
} finally {
  copy.remove();
}
