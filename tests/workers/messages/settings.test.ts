import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { acceptOverdueOrders } from "../../../backend/src/modules/orders/jobs/auto-acceptance";
import { closeExpiredOrders } from "../../../backend/src/modules/orders/jobs/expiry";
import { tellUnansweredOrders } from "../../../backend/src/modules/orders/jobs/unanswered-orders";
import { DAY, HOUR } from "../../../backend/src/shared/clock";
import { type Account, signIn } from "../../support/accounts/accounts";
import { sendTo } from "../../support/messages";
import { inEveryStore } from "../../support/minute-jobs";
import { withOneLife } from "../../support/orders/one-life";
import { follow } from "../../support/orders/order-life";
import { expectSoundData, type TestBackend } from "../../support/orders/orders";
import { createTestBackend, idsBy } from "../../support/servers/backend";

let backend: TestBackend;
let account: Account;

beforeEach(async () => {
  backend = createTestBackend();
  account = await signIn();
});
afterAll(expectSoundData);

const SETTINGS = "/user/api/mes/settings";
const read = async () => (await backend.call("GET", SETTINGS, { token: account.token })).data;
const save = (json: unknown, { token } = account) => backend.call("PUT", SETTINGS, { token, json });
const list = async ({ token } = account) =>
  (await backend.call("POST", "/user/api/mes/list", { token, json: {} })).data;

describe("settings for messages", () => {
  test("[U44] are what was last saved; nothing is off before", async () => {
    expect(await read()).toEqual({ offTopics: [], quietHours: null });
    const wishes = { offTopics: ["ORDER", "VISIT"], quietHours: { from: "22:00", until: "08:00" } };
    expect(await save(wishes)).toMatchObject({ code: 0 });
    expect(await read()).toEqual(wishes);
    await save({ offTopics: [], quietHours: null });
    expect(await read()).toEqual({ offTopics: [], quietHours: null });
  });

  test("[U44] a message whose topic is off still comes, but counts as read; others count as unread", async () => {
    await save({ offTopics: ["ORDER"], quietHours: null });
    await sendTo(backend, account, { type: "service", title: "接单", topic: "ORDER" });
    await sendTo(backend, account, { type: "service", title: "异常", topic: "EXCEPTION" });
    const stranger = await signIn();
    await sendTo(backend, stranger, { type: "service", title: "接单", topic: "ORDER" });
    const { unReadNum, pageResult } = await list();
    expect(unReadNum).toBe(1);
    expect(pageResult.rows.map((row: { title: string; isRead: boolean }) => [row.title, row.isRead])).toEqual(
      [
        ["异常", false],
        ["接单", true],
      ],
    );
    expect((await list(stranger)).unReadNum).toBe(1);
  });

  test.each([
    [{ offTopics: ["MONEY"], quietHours: null }, "资金变动消息关系到资金和账户安全，不能关闭"],
    [{ offTopics: ["ACCOUNT"], quietHours: null }, "账户安全消息关系到资金和账户安全，不能关闭"],
    [{ offTopics: [], quietHours: { from: "08:00", until: "08:00" } }, "开始和结束时间不能相同"],
  ])("[U44] %j is refused with what to do", async (wishes, message) => {
    expect(await save(wishes)).toMatchObject({ code: 4000, message });
    expect(await read()).toEqual({ offTopics: [], quietHours: null });
  });
});

describe("a message about an order", () => {
  const life = withOneLife(10_000_000);

  test("[U44] is told under the topic that can be switched off, and leads to its tab", async () => {
    const { backend: site, account: owner, orderIn, subjectOf } = life;
    const topics = async () => {
      const { data } = await site.call("POST", "/user/api/mes/list", {
        token: owner.token,
        json: { pageSize: 100 },
      });
      return Object.fromEntries(
        data.pageResult.rows.map((row: { title: string; topic: string }) => [row.title, row.topic]),
      );
    };
    const orderId = await orderIn("WAIT_INSTALL");
    await follow(subjectOf(orderId), ["reschedule"]);
    await follow(subjectOf(orderId), ["report_exception"]);
    expect(await topics()).toMatchObject({
      订单支付成功: "MONEY",
      师傅已接单: "ORDER",
      师傅已预约: "VISIT",
      改约提醒: "VISIT",
      订单异常: "EXCEPTION",
    });
  });

  test("[U44] counts as read when its topic is off, also when a job sends it", async () => {
    const { backend: site, account: owner, orderIn } = life;
    await save({ offTopics: ["ORDER", "VISIT"], quietHours: null }, owner);
    await orderIn("WAIT_PAY");
    await orderIn("RECEIVING_ORDER");
    await orderIn("WAIT_ACCEPT");
    const dependencies = { env: site.env, clock: site.clock, ids: idsBy(site.clock) };
    site.clock.advance(3 * HOUR);
    await inEveryStore(tellUnansweredOrders)(dependencies);
    site.clock.advance(4 * DAY);
    await inEveryStore(closeExpiredOrders)(dependencies);
    await inEveryStore(acceptOverdueOrders)(dependencies);
    const { data } = await site.call("POST", "/user/api/mes/list", {
      token: owner.token,
      json: { pageSize: 100 },
    });
    const told = (wanted: boolean): string[] =>
      data.pageResult.rows.flatMap((row: { title: string; isRead: boolean }) =>
        row.isRead === wanted ? [row.title] : [],
      );
    expect(told(true)).toEqual(expect.arrayContaining(["无人接单", "订单已关闭", "师傅已接单"]));
    expect(new Set(told(false))).toEqual(new Set(["订单支付成功"]));
  });
});
