import { expect, type Locator, type Page } from "@playwright/test";

/**
 * Solves the slider puzzle as a person does: looks where the piece belongs, then drags it there with a hand's pace.
 * Looking means comparing pixels: inside the gap the background is the piece's picture, only darker.
 */
export async function solveSlider(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "安全验证" });
  await expect(dialog).toBeVisible();
  const background = dialog.locator("img[data-part=background]");
  await expect(background).toBeVisible();
  const gap = await findGap(page);
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

/** Solves it without a pointer: arrow keys, with Shift for larger steps, and Enter (ux.md U43). */
export async function solveSliderByKeyboard(page: Page): Promise<void> {
  const slider = page.getByRole("dialog", { name: "安全验证" }).getByRole("slider");
  await expect(slider).toBeVisible();
  const gap = await findGap(page);
  for (let stop = 0; stop < 10 && !(await isFocused(slider)); stop++) await page.keyboard.press("Tab");
  await expect(slider).toBeFocused();
  const [large, small] = [Math.floor(gap.x / 10), Math.round((gap.x % 10) / 2)];
  // At a hand's pace, also when the way is short: a hasty try is refused for its haste.
  for (let step = 0; step < large; step++) await page.keyboard.press("Shift+ArrowRight", { delay: 70 });
  for (let step = 0; step < small; step++) await page.keyboard.press("ArrowRight", { delay: 70 });
  await page.keyboard.press("Enter");
}

/** Lets the piece go far from its gap. */
export async function missSlider(page: Page): Promise<void> {
  const slider = page.getByRole("dialog", { name: "安全验证" }).getByRole("slider");
  await expect(slider).toHaveAttribute("aria-valuenow", "0");
  await slider.focus();
  // At a hand's pace: a hasty try is refused for its haste.
  for (let step = 0; step < 12; step++) await page.keyboard.press("ArrowRight", { delay: 30 });
  await page.keyboard.press("Enter");
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Left edge of the gap in picture pixels, and the picture's width. */
function findGap(page: Page): Promise<{ x: number; width: number }> {
  return page.evaluate(async () => {
    async function pixels(part: string) {
      const image = document.querySelector<HTMLImageElement>(`img[data-part=${part}]`);
      if (!image) throw new Error(`no ${part}`);
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      const context = canvas.getContext("2d");
      if (!context) throw new Error("no canvas");
      context.drawImage(image, 0, 0);
      const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
      return { data, width, height, top: Number(image.dataset.top ?? 0) };
    }
    const background = await pixels("background");
    const piece = await pixels("piece");
    const at = (picture: typeof piece, x: number, y: number, channel: number) =>
      picture.data[(y * picture.width + x) * 4 + channel] ?? 0;

    let best = { x: 0, error: Number.POSITIVE_INFINITY };
    for (let x = 0; x + piece.width <= background.width; x++) {
      let sumPP = 0;
      let sumPB = 0;
      let sumBB = 0;
      for (let y = 0; y < piece.height; y += 2) {
        for (let dx = 0; dx < piece.width; dx += 2) {
          if (at(piece, dx, y, 3) < 250) continue;
          for (let channel = 0; channel < 3; channel++) {
            const p = at(piece, dx, y, channel);
            const b = at(background, x + dx, piece.top + y, channel);
            sumPP += p * p;
            sumPB += p * b;
            sumBB += b * b;
          }
        }
      }
      const scale = sumPB / sumPP;
      const error = (sumBB - scale * sumPB) / sumBB;
      // Where nothing is cut out, the background is as bright as the piece or unrelated to it.
      if (scale < 0.85 && error < best.error) best = { x, error };
    }
    return { x: best.x, width: background.width };
  });
}
