import { bringAxe, expectGoodDialog, expectGoodEverywhere } from "../support/axe";
import { expectChinese } from "../support/chinese";
import { DEMO_STATE } from "../support/demo-state";
import { openWithDraft } from "../support/draft";
import { makeForWalk } from "../support/make-for-walk";
import { type MadeForWalk, PAGE_VISITS } from "../support/page-visits";
import { expect, test } from "../support/test";

test.use({
  storageState: DEMO_STATE,
  // /404, and an article that does not exist.
  toleratedErrors: /status of 404/,
});

test.describe.configure({ mode: "parallel" });

/** What the parts that are walked on this site need: made once. */
let made: MadeForWalk | undefined;

const FOR_EVERYBODY = "for everybody";
const ABOUT_ORDERS = /^\/user\/(batch|bill|commodity|followup|order|profitLoss|right)\b/;
const inCustomerArea = (path: string) => path.startsWith("/user/");
/** Pages with the same header and menus. */
const frameOf = (path: string) => path.match(/^\/(user|placeorder|sandbox)\//)?.[1] ?? "public";

/** In parts of a similar length, so that a failure is tried again in a part of the time. */
const PARTS = [
  { name: FOR_EVERYBODY, has: (path: string) => !/^\/(user|placeorder|sandbox)\b/.test(path) },
  { name: "of the customer area about orders", has: (path: string) => ABOUT_ORDERS.test(path) },
  {
    name: "of the customer area about the account",
    has: (path: string) => inCustomerArea(path) && !ABOUT_ORDERS.test(path),
  },
  {
    name: "of placing an order and of the sandbox",
    has: (path: string) => /^\/(placeorder|sandbox)\b/.test(path),
  },
] as const;

for (const { name, has } of PARTS) {
  test(`[U52] [U49] [GEN-01] pages ${name}: in Chinese, order numbers in groups, no axe violation and nothing sideways at 360 and 1440 px, light and dark, dialogs open; each says that it is a sandbox`, async ({
    page,
    database,
  }) => {
    const visits = Object.entries(PAGE_VISITS).filter(([path]) => has(path));
    test.setTimeout(10_000 + visits.length * 20_000);
    await bringAxe(page);
    made ??= await makeForWalk(page, database);
    // A customer who is signed in is led away from /login; the other public pages are the same for all.
    if (name === FOR_EVERYBODY) await page.context().clearCookies();
    const seenFrames = new Set<string>();
    for (const [path, { at, dialogs = [], needsDraft }] of visits) {
      for (const [index, address] of at(made).entries()) {
        const seenFrame = seenFrames.has(frameOf(path)) ? "frame" : "nothing";
        await test.step(address, async () => {
          if (needsDraft) await openWithDraft(page, address);
          await expectGoodEverywhere(page, address, index > 0 ? "page" : seenFrame);
          seenFrames.add(frameOf(path));
          const sandbox = page.getByText(path === "/sandbox" ? "沙盒控制台" : /^沙盒环境：/);
          await expect(sandbox.first()).toBeAttached();
          if (!path.startsWith("/sandbox")) await expectChinese(page);
        });
      }
      for (const [index, open] of dialogs.entries()) {
        await test.step(`${path}, dialog ${index + 1}`, () => expectGoodDialog(page, open));
      }
    }
  });
}
