import type { Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { DEMO_STATE } from "../support/demo-state";
import { firstFrame } from "../support/first-frame";
import { newOrder, payFromWallet, play } from "../support/orders";
import { expect, test } from "../support/test";
import { newPage } from "../support/until-alive";

test.use({ storageState: DEMO_STATE, permissions: ["microphone", "camera"] });
test.setTimeout(240_000);

const callWindow = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
/** What is told goes by itself after some seconds: it is waited for beside everything else that a press causes. */
const says = (page: Page, text: string) =>
  expect(page.getByRole("status", { includeHidden: true }).getByText(text).first()).toBeVisible();

/** Remembers the connections of a page, to read how much they have received. */
const watchPeers = (page: Page) =>
  page.addInitScript(() => {
    const peers: RTCPeerConnection[] = [];
    Object.assign(window, { peers });
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        peers.push(this);
      }
    };
  });

/** Bytes of a kind of media that the page's last connection has received. */
const received = (page: Page, kind: "audio" | "video") =>
  page.evaluate(async (wanted) => {
    const peers: RTCPeerConnection[] = Reflect.get(window, "peers");
    let bytes = 0;
    for (const report of (await peers.at(-1)?.getStats())?.values() ?? []) {
      if (report.type === "inbound-rtp" && report.kind === wanted) bytes += report.bytesReceived;
    }
    return bytes;
  }, kind);

test("[CALL-01] [CALL-03] [CALL-12] [CALL-02] a customer and the master of an order talk, switch to voice and hang up; calls ring in every window, are answered in one, and rejected", async ({
  page,
  browser,
}) => {
  await watchPeers(page);
  const order = await newOrder(page);
  await payFromWallet(page, order);
  await play(page, order, "receive");

  const elsewhere = await browser.newContext({ storageState: undefined });
  const master = await newPage(elsewhere);
  await watchPeers(master);
  await master.goto(`/sandbox/call?orderId=${order.id}`);
  await page.goto("/user/order");

  const mine = callWindow(page, "陈建国");
  const row = page.getByRole("row").filter({ has: page.locator(`#order-${order.orderNo}`) });
  const call = async (name: string) => {
    await row.getByRole("button", { name: "更多" }).click();
    await page.getByRole("menuitem", { name: "电话联系", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "联系师傅" });
    await expect(dialog.getByRole("link", { name: /陈建国/ })).toHaveAttribute("href", "tel:13757110021");
    await dialog.getByRole("button", { name }).click();
  };

  await test.step("the customer calls, the master answers, picture and voice flow both ways", async () => {
    await call("视频通话");
    await expect(mine).toContainText("正在呼叫，等待对方接听…");
    await expect(mine.getByRole("button", { name: "挂断" })).toBeFocused();
    const rung = master.getByRole("alert").filter({ hasText: "邀请您视频通话" });
    await expect(rung).toBeVisible();
    await master.getByRole("button", { name: "接听" }).click();
    for (const side of [page, master]) {
      await expect(side.getByRole("timer", { name: "通话时长" })).toHaveText(/^00:(?!00)\d\d$/);
      await expect.poll(() => received(side, "audio")).toBeGreaterThan(0);
      await expect.poll(() => received(side, "video")).toBeGreaterThan(0);
    }
    await expectNoViolations(page, "[role=dialog]");
  });

  await test.step("the call goes on in the next page, by voice alone", async () => {
    await page.getByRole("link", { name: "退款订单", exact: true }).first().click();
    await expect(page).toHaveURL(/\/user\/order\/refund/);
    await expect(mine.getByLabel("对方画面")).toBeVisible();
    await mine.getByRole("button", { name: "静音", exact: true }).click();
    await expect(mine.getByRole("button", { name: "取消静音" })).toHaveAttribute("aria-pressed", "true");
    await mine.getByRole("button", { name: "切换语音" }).click();
    await says(master, "对方已切换为语音通话");
    for (const side of [page, master]) {
      await expect(side.getByLabel(/画面/)).toHaveCount(0);
      await expect(side.getByText("语音通话中")).toBeVisible();
    }
  });

  await test.step("who hangs up and who is hung up on are told so", async () => {
    await mine.getByRole("button", { name: "挂断" }).click();
    await Promise.all([says(page, "已挂断！"), says(master, "对方已挂断！")]);
    await expect(mine).toHaveCount(0);
    await expect(master.getByRole("button", { name: "视频呼叫客户" })).toBeEnabled();
  });

  const other = await newPage(page.context());
  // From the room's greeting on, it hears what happens.
  const greeted = firstFrame(other);
  await other.goto("/user/index");
  await greeted;
  const theirs = callWindow(other, "陈建国");

  await test.step("a call rings in both windows; the one that answers has it, and its reload ends it", async () => {
    await master.getByRole("button", { name: "视频呼叫客户" }).click();
    await expect(mine.getByRole("alert")).toHaveText("邀请您视频通话，按 F9 到“接听”");
    await expect(theirs.getByRole("button")).toHaveText(["挂断", "切换语音", "接听"]);
    await theirs.getByRole("button", { name: "切换语音" }).click();
    await Promise.all([
      expect(other.getByRole("timer", { name: "通话时长" })).toBeVisible(),
      expect(mine).toHaveCount(0),
      says(page, "已在其他窗口接听"),
      says(master, "对方已切换为语音通话"),
    ]);
    const again = firstFrame(other);
    await Promise.all([says(master, "对方已挂断！"), other.reload()]);
    await again;
    await expect(theirs).toHaveCount(0);
  });

  await test.step("a call rings while an order is filled in, and names the order that it is about", async () => {
    const heard = firstFrame(other);
    await other.goto("/placeorder/stepone");
    await heard;
    await master.getByRole("button", { name: "语音呼叫客户" }).click();
    await expect(theirs).toContainText(/订单 \d{6} \d{4} \d{4} · 王小满/);
    await theirs.getByRole("button", { name: "接听" }).click();
    await expect(other.getByRole("timer", { name: "通话时长" })).toBeVisible();
    await master.getByRole("button", { name: "挂断" }).click();
    await expect(theirs).toHaveCount(0);
    const listens = firstFrame(other);
    await other.goto("/user/index");
    await listens;
  });

  await test.step("a call is rejected, and stops ringing everywhere", async () => {
    const hears = firstFrame(page);
    await page.goto("/user/order");
    await hears;
    await row.getByRole("button", { name: "更多" }).click();
    await page.getByRole("menuitem", { name: "电话联系", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "联系师傅" });
    await expect(dialog.getByRole("link", { name: /陈建国/ })).toBeVisible();
    await master.getByRole("button", { name: "语音呼叫客户" }).click();
    await expect(theirs).toBeVisible();
    // Also over a dialog, which stays.
    await expect(mine.getByRole("alert")).toHaveText("邀请您语音通话，按 F9 到“接听”");
    await mine.getByRole("button", { name: "挂断" }).click();
    await Promise.all([
      says(page, "已挂断！"),
      says(master, "对方已挂断！"),
      expect(mine).toHaveCount(0),
      expect(theirs).toHaveCount(0),
    ]);
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(master.getByRole("button", { name: "视频呼叫客户" })).toBeEnabled();
  });

  await test.step("from a page whose document may not use the microphone, the call goes on in a new one", async () => {
    await page.goto("/");
    await page.getByRole("link", { name: /木屿家居/ }).click();
    await page.getByRole("link", { name: "我的订单", exact: true }).first().click();
    await call("语音通话");
    await expect(mine).toContainText("正在呼叫，等待对方接听…");
    await mine.getByRole("button", { name: "挂断" }).click();
    await says(page, "已挂断！");
  });
  await elsewhere.close();
});
