import { expect, type Page } from "@playwright/test";

/** Latin that belongs into Chinese text: units, file formats, keys of the keyboard, terms, systems and browsers, the initials of an example, and a product name of the demo. */
const ALLOWED =
  /^(cm|mm|kg|MB|GS|jpg|png|mp4|xls|xlsx|csv|QR|ICP|App|iOS|Android|Windows|Linux|Chrome|Firefox|Safari|Edge|Shift|Enter|Cookie|Pro|Ctrl|Mac|dbwl|POST|HTTP|JSON|IP|KB|Node|GraphQL|TypeScript|Standard|Webhooks?)$/;

/** An order number in one run. */
const RAW_ORDER_NO = /(?<![\dA-Za-z])\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{8}(?![\dA-Za-z])/;

/** What a person can read or hear on the page, piece by piece. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen = [document.title];
    for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
      // What a program reads is written as programs have it.
      if (element.closest("script, style, noscript, template, code, pre")) continue;
      for (const name of ["aria-label", "placeholder", "title", "alt", "aria-valuetext"]) {
        const text = element.getAttribute(name);
        if (text) seen.push(text);
      }
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()) seen.push(node.nodeValue);
      }
    }
    return seen;
  });

/** Latin words in them, without the single letters of units and house numbers. */
function latinWords(texts: readonly string[]): string[] {
  // An address, an e-mail address, the number of a waybill and a merchant's own code are written as they are.
  const words = texts.flatMap(
    (text) =>
      text
        .replace(/https?:\/\/\S+|\S+@\S+|\b[A-Z]{2,4}\d{8,}\b|\b[A-Z]+(?:-[A-Z0-9]+)+\b/g, "")
        .match(/[A-Za-z]{2,}\d*/g) ?? [],
  );
  return [...new Set(words.filter((word) => !ALLOWED.test(word)))];
}

/** Fails when the open page shows anything but Chinese (GEN-01), or an order number that is not in groups. */
export async function expectChinese(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  const texts = await textsOf(page);
  expect.soft(latinWords(texts), page.url()).toEqual([]);
  const ungrouped = texts.filter((text) => RAW_ORDER_NO.test(text));
  expect.soft(ungrouped, page.url()).toEqual([]);
}
