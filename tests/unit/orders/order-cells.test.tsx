import { describe, expect, test } from "vitest";
import { OrderAmount } from "../../../app/features/bids/order-amount";
import { FollowUpNotes } from "../../../app/features/follow-ups/follow-up-notes";
import { blockedFlows, offeredFlows } from "../../../app/features/orders/action-flows";
import { OrderActions } from "../../../app/features/orders/order-actions";
import { OrderStatus } from "../../../app/features/orders/order-status";
import { ORDER_ACTIONS } from "../../../schema/rules/orders/order-actions";
import { ORDER_STATUSES } from "../../../schema/rules/orders/order-status";
import { renderOnePage } from "../../support/servers/one-page-app";
import { NOW, shownOrder } from "./shown-order";

type Order = ReturnType<typeof shownOrder>;

const NO_BIDS = { state: "OPEN", count: 0, lowestAmount: null } as const;

/** The text of a page that shows only this, tags as spaces. */
async function textOf(shown: () => JSX.Element): Promise<string> {
  const context = { cspNonce: "bm9uY2U=", requestId: "request-1" };
  const html = await (await renderOnePage({ default: shown }, { context })).text();
  return html
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

const status = (order: Order) => textOf(() => <OrderStatus order={order} serverNow={NOW} />);
const actions = (order: Order) => textOf(() => <OrderActions order={order} />);

describe("the status of an order in a list", () => {
  test("[ACT-04] unpaid: the time left to pay", async () => {
    expect(await status(shownOrder({ status: "WAIT_PAY" }))).toMatch(/待付款 剩余 1天 00:00:00/);
  });

  test("[ACT-07] [ACT-08] [ACT-09] [CONST-29] done: the time left to accept, longer after it was extended", async () => {
    expect(await status(shownOrder({ status: "WAIT_ACCEPT" }))).toMatch(/待验收 验收剩余 2天 00:00:00/);
    const delayed = shownOrder({ status: "WAIT_ACCEPT", acceptanceDelayDays: 1 });
    expect(await status(delayed)).toMatch(/已延长，剩余 2天 00:00:00/);
  });

  test("[ACT-06] [ACT-10] waiting for the master: a note instead of a countdown", async () => {
    expect(await status(shownOrder({ status: "WAIT_VERIF" }))).toBe(
      "待核销 等待师傅完成核销，核销后才能验收",
    );
    expect(await status(shownOrder({ status: "WAIT_ACCEPT", isAcceptance: 0 }))).toBe(
      "待验收 等待师傅重新拍摄完工照片，之后再验收",
    );
  });

  test("[U56] overdue: for how long, and to call the master; nothing of it before", async () => {
    const visit = (appointmentTime: string) =>
      status(shownOrder({ status: "WAIT_INSTALL", appointmentTime }));
    expect(await visit("2026-11-22 05:59:00")).toBe("待安装 已超时 2 小时 师傅未按时上门，请联系师傅或改约");
    expect(await visit("2026-11-20 08:00:00")).toContain("已超时 2 天");
    expect(await visit("2026-11-22 08:00:01")).toBe("待安装 师傅将按预约时间上门，请留人在家");
    const working = shownOrder({ status: "WAIT_COMPLETE", appointmentTime: "2026-11-22 05:59:00" });
    expect(await status(working)).toBe("待完工 师傅正在施工，完工后请您验收");
    const late = shownOrder({
      status: "WAIT_INSTALL",
      appointmentTime: "2026-11-22 05:59:00",
      isGoodsAbnormal: true,
    });
    expect(await status(late)).toMatch(/已超时 2 小时 异常待处理 请决定如何处理异常/);
  });

  test("[ACT-12] [ACT-13] [U30] over: how the deal ended, and every status with its next step", async () => {
    for (const one of ORDER_STATUSES) {
      const order = shownOrder({ status: one });
      const shown = await status(order);
      expect(shown).toContain(order.displayStatus);
      expect(shown).toContain(order.nextStep);
    }
    expect(await status(shownOrder({ status: "EVALUATED" }))).toMatch(/^交易成功/);
    expect(await status(shownOrder({ status: "CLOSE" }))).toMatch(/^交易关闭/);
  });
});

describe("the open matters of an order in a list", () => {
  const html = async (order: Order) => {
    const shown = { default: () => <OrderStatus order={order} serverNow={NOW} /> };
    const context = { cspNonce: "bm9uY2U=", requestId: "request-1" };
    return (await (await renderOnePage(shown, { context })).text()).replace(/&amp;/g, "&");
  };
  const reviewed = { refundState: { status: "WAIT", refundAmount: null, refundSuccessTime: null } } as const;

  test("[U30] stand beside the status, and replace its sentence by their own", async () => {
    expect(await status(shownOrder({ status: "WAIT_INSTALL", ...reviewed }))).toBe(
      "待安装 退款审核中 等待师傅或平台审核退款，请留意消息",
    );
    const closed = { refundState: { status: "SUCCESS", refundAmount: 300, refundSuccessTime: NOW } } as const;
    expect(await status(shownOrder({ status: "CLOSE", ...closed }))).toBe(
      "交易关闭 已全额退款 ¥300.00 已退回钱包余额",
    );
  });

  test("[U59] [U65] an order without a bid says that it awaits one, and has no price before one is picked", async () => {
    const amount = (state: "OPEN" | "PICKED") =>
      textOf(() => <OrderAmount order={{ totalAmount: 12_300, bidding: { state } } as never} />);
    expect(await status(shownOrder({ status: "WAIT_PAY", bidding: NO_BIDS }))).toContain("等待师傅报价");
    expect(await amount("OPEN")).toBe("待报价");
    expect(await amount("PICKED")).toMatch(/^¥\s*123\.00$/);
  });

  test("[LIST-27] [LIST-33] [U30] [ACT-25] each leads to where it is decided", async () => {
    const hrefs = async (facts: Parameters<typeof shownOrder>[0]) =>
      [...(await html(shownOrder(facts))).matchAll(/href="([^"]*order[^"]*)"/g)].map(([, href]) => href);
    const all = {
      ...reviewed,
      isGoodsAbnormal: true,
      openMarkup: { source: "WORKER", amount: 50 },
    } as const;
    expect(await hrefs({ status: "WAIT_INSTALL", ...all })).toEqual([
      "/user/order/orderinfo?orderid=5&tab=refund",
      "/user/order/abnormal?orderid=5",
      "/user/order/orderinfo?orderid=5&tab=markup",
    ]);
    expect(await hrefs({ status: "WAIT_ACCEPT", isGoodsAbnormal: true })).toEqual([
      "/user/order/orderinfo?orderid=5&tab=abnormal",
    ]);
  });
});

describe("the actions of an order in a list", () => {
  test("[ACT-01] [ACT-05] [ACT-07] [ACT-11] the main thing is a button, everything else is in the menu", async () => {
    const main: Record<string, string> = {
      WAIT_PAY: "去支付 更多",
      WAIT_VERIF: "立即验收 等待师傅完成核销，核销后才能验收 更多",
      WAIT_ACCEPT: "立即验收 更多",
      SUCCESS: "评价师傅 更多",
    };
    for (const one of ORDER_STATUSES.filter((other) => other !== "EVALUATED")) {
      expect(await actions(shownOrder({ status: one })), one).toBe(main[one] ?? "更多");
    }
    expect(await actions(shownOrder({ status: "WAIT_APPOINTMENT", isArrival: false }))).toBe("确认到货 更多");
  });

  test("[ACT-11] [C-37] a rated order says so", async () => {
    expect(await actions(shownOrder({ status: "EVALUATED" }))).toBe("已评价 更多");
  });

  test.each([
    ["ACT-06", { status: "WAIT_VERIF" }, "等待师傅完成核销，核销后才能验收"],
    ["ACT-10", { status: "WAIT_ACCEPT", isAcceptance: 0 }, "等待师傅重新拍照，暂不能操作"],
  ] as const)(
    "[%s] [U31] [ACC-08] acceptance that is not possible now can be focused and says why",
    async (_id, facts, reason) => {
      const order = shownOrder(facts);
      const shown = { default: () => <OrderActions order={order} /> };
      const context = { cspNonce: "bm9uY2U=", requestId: "request-1" };
      const page = await (await renderOnePage(shown, { context })).text();
      const [, ids = ""] = /<button[^>]*aria-disabled="true" aria-describedby="([^"]+)"/.exec(page) ?? [];
      const [, id] = ids.split(" ");
      expect(page).toMatch(new RegExp(`role="tooltip" id="${id}"[^>]*>${reason}<`));
      expect(page).not.toMatch(/<button[^>]* disabled/);
    },
  );

  test("[U31] a blocked action stands in the menu with its reason", () => {
    const order = shownOrder({ status: "WAIT_INSTALL", assignWorkerTime: NOW });
    const { main, others } = blockedFlows(order.blockedActions, false);
    expect(main).toBeNull();
    expect(others.map(({ flow, reason }) => [flow.label, reason])).toEqual([
      ["取消订单", "师傅已接单，如需取消请申请退款"],
    ]);
  });

  test("[U31] [ACT-08] [ACT-10] [CONST-29] an action that is not possible is not offered", () => {
    const menu = (facts: Parameters<typeof shownOrder>[0]) =>
      offeredFlows(shownOrder(facts).actions).others.map(({ flow }) => flow.label);
    expect(menu({ status: "WAIT_PAY" })).toContain("取消订单");
    expect(menu({ status: "WAIT_INSTALL" })).not.toContain("取消订单");
    expect(menu({ status: "WAIT_ACCEPT" })).toContain("延长验收");
    expect(menu({ status: "WAIT_ACCEPT", acceptanceDelayDays: 1 })).not.toContain("延长验收");
    expect(offeredFlows(shownOrder({ status: "WAIT_ACCEPT", isAcceptance: 0 }).actions).main).toBeNull();
  });

  test("[ACT-23] [ACT-24] immediate orders can be copied, notes added to all", () => {
    for (const one of ORDER_STATUSES) {
      const timely = offeredFlows(shownOrder({ status: one, orderType: "TIMELY" }).actions).others;
      expect(timely.map(({ action }) => action)).toEqual(expect.arrayContaining(["COPY", "ADD_FOLLOW_UP"]));
      const general = offeredFlows(shownOrder({ status: one }).actions).others;
      expect(general.map(({ action }) => action)).not.toContain("COPY");
    }
  });

  test("no two entries of a menu are called the same", () => {
    for (const one of ORDER_STATUSES) {
      const { main, others } = offeredFlows(shownOrder({ status: one, isGoodsAbnormal: true }).actions);
      const blocked = blockedFlows(shownOrder({ status: one, isGoodsAbnormal: true }).blockedActions, true);
      const labels = [...(main ? [main] : []), ...others, ...blocked.others].map(({ flow }) => flow.label);
      expect(new Set(labels).size).toBe(labels.length);
    }
    expect(offeredFlows(ORDER_ACTIONS).main?.action).toBe("PAY");
  });
});

test("[LIST-05] the newest note is in the row, with its time and the number of all if these are known, and the way to add one", async () => {
  const note = { content: "改到周日", createdAt: NOW, total: 2 };
  expect(await textOf(() => <FollowUpNotes order={shownOrder({ status: "CLOSE" })} />)).toBe("添加跟进");
  const noted = shownOrder({ status: "CLOSE" }, { latestFollowUp: note });
  expect(await textOf(() => <FollowUpNotes order={noted} />)).toBe("2026-11-22 08:00 改到周日 跟进记录（2）");
  const words = shownOrder(
    { status: "CLOSE" },
    { latestFollowUp: { ...note, createdAt: null, total: null } },
  );
  expect(await textOf(() => <FollowUpNotes order={words} />)).toBe("改到周日 跟进记录");
});
