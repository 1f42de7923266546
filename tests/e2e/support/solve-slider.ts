import { expect, type Locator, type Page } from "@playwright/test";
import { gapOfPuzzle } from "../../support/accounts/puzzle-gap";

/** Pictures that are tried: of one in two hundred the pixels tell a wrong place. */
const PICTURES = 3;

/**
 * Solves the slider puzzle as a person does: looks where the piece belongs, drags it there with a hand's pace, and takes
 * another picture when that was wrong. Looking means comparing pixels: inside the gap the background is the piece's
 * picture, only darker.
 */
export async function solveSlider(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "安全验证" });
  const complaint = dialog.getByRole("alert").getByText(/./);
  for (let picture = 1; picture <= PICTURES; picture++) {
    await dragPiece(page);
    await expect.poll(async () => (await dialog.isHidden()) || (await complaint.isVisible())).toBe(true);
    if (await dialog.isHidden()) return;
    await dialog.getByRole("button", { name: "换一张" }).click();
    await expect(complaint).toHaveCount(0);
  }
}

async function dragPiece(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "安全验证" });
  await expect(dialog).toBeVisible();
  const background = dialog.locator("img[data-part=background]");
  await expect(background).toBeVisible();
  const gap = await page.evaluate(gapOfPuzzle);
  const box = await background.boundingBox();
  const handle = await dialog.getByRole("slider").boundingBox();
  if (!box || !handle) throw new Error("the puzzle is not on screen");

  const distance = (gap.x / gap.width) * box.width;
  const startX = handle.x + handle.width / 2;
  const startY = handle.y + handle.height / 2;
  await page.mouse.move(startX, startY);
  await page.mouse.down();
  const steps = 24;
  for (let step = 1; step <= steps; step++) {
    const eased = 1 - (1 - step / steps) ** 2;
    await page.mouse.move(startX + distance * eased, startY + Math.sin(step) * 1.5);
    // A hand is not instantaneous, and the server knows.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }
  await page.mouse.up();
}

/**
 * Solves it without a pointer: arrow keys, with Shift for larger steps, and Enter (ux.md U43). As a person does, it
 * tries once more when the first look at the picture was wrong.
 */
export async function solveSliderByKeyboard(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "安全验证" });
  await movePieceByKeys(page);
  const isSolved = await dialog.waitFor({ state: "hidden", timeout: 20_000 }).then(
    () => true,
    () => false,
  );
  if (!isSolved) await movePieceByKeys(page);
}

async function movePieceByKeys(page: Page): Promise<void> {
  const slider = page.getByRole("dialog", { name: "安全验证" }).getByRole("slider");
  await expect(slider).toBeVisible();
  const gap = await page.evaluate(gapOfPuzzle);
  for (let stop = 0; stop < 10 && !(await isFocused(slider)); stop++) await page.keyboard.press("Tab");
  await expect(slider).toBeFocused();
  const [large, small] = [Math.floor(gap.x / 10), Math.round((gap.x % 10) / 2)];
  // At a hand's pace, also when the way is short: a hasty try is refused for its haste.
  for (let step = 0; step < large; step++) await page.keyboard.press("Shift+ArrowRight", { delay: 70 });
  for (let step = 0; step < small; step++) await page.keyboard.press("ArrowRight", { delay: 70 });
  await page.keyboard.press("Enter");
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
