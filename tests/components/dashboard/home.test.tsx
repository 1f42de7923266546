import { act, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { changedBy } from "../../../app/features/realtime/changed-by";
import { announceChanges } from "../../../app/lib/graphql/page-client";
import { NO_CARDS, openHome, renderHome } from "./home-page";

const count = (filter: string, count: number) => ({ filter, count });

const order = {
  id: "5",
  orderNo: "26112015603984",
  serviceTypeName: "仅安装",
  customerName: "苏晚",
  displayAddress: "西湖区文三路 1 号",
  totalAmount: 38934,
  items: ["沙发", "茶几", "餐桌"].map((name, id) => ({
    id: `${id}`,
    name,
    count: 1,
    imageUrl: `/${id}.png`,
  })),
  status: "RECEIVING_ORDER",
  displayStatus: "待接单",
  expiresAt: null,
  type: "GENERAL",
  goodsTypeName: "家具",
  actions: [],
  blockedActions: [],
  matters: [],
};

describe("home page of a customer", () => {
  it("[HOME-01] [G-15] says how many orders are abnormal and leads to them, and nothing when none is", async () => {
    const html = await renderHome({ orderCounts: [count("ABNORMAL", 2)] });
    expect(html).toContain("您有 2 个订单出现异常，请及时处理");
    expect(html).toMatch(/href="\/user\/order\?status=ABNORMAL"[^>]*>立即处理/);
    expect(await renderHome({ orderCounts: [count("ABNORMAL", 0)] })).not.toContain("立即处理");
  });

  it("[SOCK-03] [HOME-01] [API-045] counts the abnormal orders again when the room tells of an exception", async () => {
    const { network } = await openHome();
    expect(screen.queryByText(/订单出现异常/)).toBeNull();
    network.answer({ HomeLive: { viewer: { orderCounts: [count("ABNORMAL", 1)] } } });
    const event = { seq: 1, eventId: "e", kind: "EXCEPTION_MESSAGE", at: 0, data: {} };
    await act(async () => announceChanges(changedBy(event)));
    expect(await screen.findByText(/您有 1 个订单出现异常，请及时处理/)).toBeTruthy();
  });

  it.each([
    { immediateOrder: true, normalOrder: true },
    { immediateOrder: true, normalOrder: false },
    { immediateOrder: false, normalOrder: true },
    { immediateOrder: false, normalOrder: false },
  ])("[HOME-03] [HOME-04] offers the orders that the platform allows: %j", async (buttons) => {
    const html = await renderHome({ buttons });
    expect(html.includes('href="/placeorder/speedOrder"')).toBe(buttons.immediateOrder);
    expect(html.includes('href="/placeorder/stepone"')).toBe(buttons.normalOrder);
  });

  it("[HOME-03] [ROLE-13] [API-088] [ROUTE-19] offers immediate orders only where the platform allows them", async () => {
    const withButton = (immediateOrder: boolean) =>
      renderHome({ buttons: { immediateOrder, normalOrder: true } });
    expect(await withButton(true)).toMatch(/href="\/placeorder\/speedOrder"[^>]*>(<svg.*?<\/svg>)?[^<]*即时/);
    expect(await withButton(false)).not.toContain("speedOrder");
  });

  it("[HOME-04] [ROLE-14] [API-088] [ROUTE-15] offers normal orders only where the platform allows them", async () => {
    const withButton = (normalOrder: boolean) =>
      renderHome({ buttons: { immediateOrder: true, normalOrder } });
    expect(await withButton(true)).toMatch(
      /href="\/placeorder\/stepone"[^>]*>(<svg.*?<\/svg>)?[^<]*发布普通订单/,
    );
    expect(await withButton(false)).not.toContain("stepone");
  });

  it("[HOME-17] [API-007] says what the wallet holds and what is being withdrawn, and leads to its recharge", async () => {
    const html = await renderHome({ wallet: { balance: 12_345, withdrawing: 0 } });
    expect(html).toContain("钱包余额");
    expect(html).toContain("¥123.45");
    expect(html).toMatch(/href="\/user\/wallet\/recharge"[^>]*>充值</);
    expect(html).not.toContain("提现中");
    const withdrawing = await renderHome({ wallet: { balance: 12_345, withdrawing: 40_000 } });
    expect(withdrawing).toMatch(/提现中 (?:<!-- -->)?¥400\.00/);
  });

  it("[HOME-09] [HOME-10] [FOLLOW-07] [API-045] has a tile for each status that waits for an action, with its number and its orders behind it", async () => {
    const html = await renderHome({
      orderCounts: [count("WAIT_PAY", 3), count("INSERVICE", 12), count("WAIT_ACCEPT", 0)],
      markupRequests: { total: 2 },
    });
    const tiles = [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*><span[^>]*>(\d+|–)<\/span><span>([^<]+)</g)];
    expect(
      tiles.map(([, href, number, name]) => `${href?.replace("/user/order?status=", "")} ${number} ${name}`),
    ).toEqual([
      "WAIT_PAY 3 待付款",
      "NOT_ARRIVAL 0 未到货",
      "RECEIVING_ORDER 0 待接单",
      "WAIT_APPOINTMENT 0 待预约",
      "INSERVICE 12 服务中",
      "WAIT_ACCEPT 0 待验收",
      "WAIT_EVALUATE 0 待评价",
      "/user/followup/record 2 待付加价",
    ]);
    const unknown = await renderHome({ markupRequests: null });
    expect(unknown).toMatch(/href="\/user\/followup\/record"[^>]*><span[^>]*>–</);
  });

  it("[HOME-01] [HOME-09] [HOME-16] [API-045] claims no number of orders that the backend does not count", async () => {
    const html = await renderHome({ orderCounts: [count("ABNORMAL", 2)] });
    expect(html.match(/<span[^>]*>–<\/span><span>[^<]+/g)).toHaveLength(7);
    expect(html).not.toContain("加载失败");
    expect(html).toContain("您有 2 个订单出现异常");
    expect(html).toContain('name="startTime"');
    expect(html).toContain("没有未完成的订单");
    expect(html).not.toContain("还没有订单");
  });

  it("[HOME-16] [ENUM-02] leads to all unfinished orders of the period that is chosen", async () => {
    const orders = { nodes: [order], total: 9 };
    const html = await renderHome({ orders }, {}, "?todo=BIDS&startTime=2026-11-20&endTime=2026-11-23");
    const href = "/user/order?status=UNSETTLED&amp;startTime=2026-11-20&amp;endTime=2026-11-23";
    expect(html).toContain(`href="${href}"`);
  });

  it("[HOME-12] [HOME-23] [LIST-23] [API-027] lists what is unfinished, with two pictures at most", async () => {
    const html = await renderHome({ orders: { nodes: [order], total: 9 } });
    expect(html.match(/<img/g)).toHaveLength(2);
    expect(html).toContain("苏晚 · 西湖区文三路 1 号");
    expect(html).toContain("未完成订单");
    expect(html).toContain("上门日历");
    expect(html).toMatch(/href="\/user\/order\?status=UNSETTLED"/);
    expect(html).toMatch(/href="\/user\/index\?tab=calendar"[^>]*>上门日历/);
    expect(html).not.toContain('role="grid"');
    const calendar = await renderHome({}, {}, "?tab=calendar");
    expect(calendar).toContain('role="grid"');
    expect(calendar).toMatch(/href="\/user\/index"[^>]*>未完成订单/);
  });

  it("[PAY-29] [HOME-24] [LIST-28] [LIST-22] offers no batch payment beside its orders, which show two pictures each", async () => {
    const unpaid = { ...order, status: "WAIT_PAY", displayStatus: "待付款", actions: ["PAY"] };
    const html = await renderHome({ orders: { nodes: [unpaid, { ...unpaid, id: "6" }], total: 9 } });
    expect(html.match(/>去支付</g)).toHaveLength(2);
    expect(html).not.toMatch(/批量|支付所选|type="checkbox"/);
    const pictures = [...html.matchAll(/<img[^>]* alt="([^"]+)"/g)].map(([, alt]) => alt);
    expect(pictures).toEqual(["沙发", "茶几", "沙发", "茶几"]);
  });

  it("[HOME-05] [HOME-06] [HOME-07] [HOME-08] has the box that finds an order", async () => {
    expect(await renderHome()).toContain("搜索订单</label>");
  });

  it("[U10] [API-088] tells a new customer where to begin, as far as that is allowed", async () => {
    expect(await renderHome()).toMatch(/还没有订单[\s\S]*去下单/);
    const html = await renderHome({ buttons: { immediateOrder: false, normalOrder: false } });
    expect(html).toContain("还没有订单");
    expect(html).not.toContain("去下单");
    const done = await renderHome({ orderCounts: [count("EVALUATED", 8)] });
    expect(done).toContain("没有未完成的订单");
    expect(done).not.toContain("还没有订单");
  });

  it("[HOME-18] [NOTICE-03] [API-008] [MSG-08] leads from the reminders of moved visits to their tab, and from three notices to all", async () => {
    const nodes = ["一", "二", "三"].map((id) => ({
      id,
      title: `公告${id}`,
      createdAt: "2026-11-16T10:00:00+08:00",
    }));
    const html = await renderHome({}, { notices: { nodes, total: 9 } });
    expect(html.match(/公告[一二三]/g)).toEqual(["公告一", "公告二", "公告三"]);
    expect(html).toMatch(/改约提醒<\/h2>.*?<a [^>]*href="\/user\/message\?type=appointment"[^>]*>更多</);
    expect(html).toMatch(/平台公告<\/h2>.*?<a [^>]*href="\/user\/notice"[^>]*>更多</);
  });

  it("[R23] shows everything else where a part is missing", async () => {
    const html = await renderHome(
      { orderCounts: null, wallet: null, orders: null, buttons: null },
      { notices: null, viewer: { abnormal: null, rescheduled: null, unanswered: null, consignments: null } },
    );
    for (const what of [
      "订单数量",
      "余额",
      "未完成订单",
      "下单入口",
      "平台公告",
      "待处理异常",
      "改约提醒",
      "物流信息",
    ]) {
      expect(html).toContain(`${what}加载失败`);
    }
    expect(html).toContain("搜索订单");
    expect(html).toContain("帮助中心");
  });

  it("[R23] shows its own part when nothing beside it can be had", async () => {
    const html = await renderHome({ orders: { nodes: [order], total: 1 } }, null);
    expect(html).toContain("提醒与物流加载失败");
    expect(html).toContain("苏晚");
  });
});

describe("cards beside the orders", () => {
  const advert = (title: string, url: string | null) => ({ title, image: "/adverts/a.svg", url });

  it("[HOME-02] [API-086] [ENT-27] show one advert at a time, leading to pages of ours or to a window that cannot reach back", async () => {
    const adverts = [
      advert("担保", "/help"),
      advert("外站", "https://shop.example/a"),
      advert("只是看看", null),
    ];
    const html = await renderHome({}, { adverts });
    const slides = [...html.matchAll(/<div role="group"[^>]*>/g)].map(([tag]) => tag);
    expect(slides.map((tag) => /\bhidden\b/.test(tag))).toEqual([false, true, true]);
    expect(html).toMatch(/<a [^>]*href="\/help"[^>]*>(?:(?!<\/a>)[\s\S])*担保/);
    expect(html).toMatch(/<a href="https:\/\/shop\.example\/a" target="_blank" rel="noopener noreferrer"/);
    expect(html.match(/<img[^>]* src="\/adverts\/a\.svg"/g)).toHaveLength(3);
    expect(html).not.toMatch(/<a [^>]*>(?:(?!<\/a>)[\s\S])*只是看看/);
    for (const control of ["上一张", "下一张", "暂停轮播"]) expect(html).toContain(`aria-label="${control}"`);
    expect(await renderHome({}, { adverts: [advert("担保", null)] })).not.toContain("下一张");
    expect(await renderHome({}, { adverts: null })).not.toContain("轮播");
  });

  it("[HOME-11] [API-063] [ENUM-10] tell of exceptions without a follow-up, how many there are and where", async () => {
    const record = (id: string) => ({
      id,
      orderId: "5",
      orderNo: "26112015603984",
      type: "货物破损",
      description: `第 ${id} 件`,
      createdAt: "2026-11-20T16:30:00+08:00",
    });
    const abnormal = { nodes: ["1", "2", "3", "4"].map(record), total: 9 };
    const html = await renderHome({}, { viewer: { ...NO_CARDS.viewer, abnormal } });
    expect(html.match(/href="\/user\/order\/orderinfo\?orderid=5&amp;tab=abnormal"/g)).toHaveLength(4);
    expect(html).toContain("待处理异常</h2>");
    expect(html).toContain("货物破损：第 4 件");
    expect(html).toMatch(
      />9<\/span><a [^>]*href="\/user\/followup\/record\?merchantStatus=NOT_FOLLOW_UP"[^>]*>更多/,
    );
    expect(await renderHome()).toContain("暂无待处理的异常");
  });

  const message = (id: string, text: string) => ({
    id,
    text,
    createdAt: "2026-11-20T16:30:00+08:00",
    orderNo: "26112015603984",
  });
  const some = (...nodes: object[]) => ({ nodes, total: nodes.length });

  it("[HOME-18] [HOME-22] [API-047] [ERR-20] remind of moved visits, and of orders that no master takes only when there are some", async () => {
    const viewer = {
      ...NO_CARDS.viewer,
      rescheduled: some(message("1", "改到周六"), message("2", "改到周日"), message("3", "改到周一")),
    };
    const calm = await renderHome({}, { viewer });
    expect(calm).toMatch(/href="\/user\/order\?orderNum=26112015603984"[^>]*>(?:(?!<\/a>)[\s\S])*改到周六/);
    for (const shown of ["改到周日", "改到周一"]) expect(calm).toContain(shown);
    expect(calm).not.toContain("无人接单");
    const html = await renderHome({}, { viewer: { ...viewer, unanswered: some(message("2", "没有师傅")) } });
    expect(html).toContain("无人接单");
    expect(html).toContain("没有师傅");
    expect(await renderHome()).toContain("暂无改约");
    const others = { ...NO_CARDS.viewer, rescheduled: { nodes: [], total: 4 } };
    expect(await renderHome({}, { viewer: others })).not.toContain("暂无改约");
  });

  it.each(["HOME-19", "ENT-22", "ENT-27", "LOG-05", "ROUTE-36"])(
    "[%s] [HOME-20] [HOME-21] [API-046] tell of goods on their way, of the platform and of help",
    async () => {
      const consignment = {
        orderId: "5",
        orderNo: "26112015603984",
        goodsTypeName: "家具",
        customerName: "苏晚",
        hasArrived: false,
        number: "DPK15603984210",
        company: "德邦快递",
      };
      const html = await renderHome(
        {},
        {
          notices: some({ id: "1", title: "冬季提示", createdAt: "2026-11-16T10:00:00+08:00" }),
          help: some({ id: "2", title: "如何下单" }),
          viewer: { ...NO_CARDS.viewer, consignments: some(consignment) },
        },
      );
      for (const text of ["德邦快递", ">DPK15603984210<", "未到货", "冬季提示", ">2026-11-16<"]) {
        expect(html).toContain(text);
      }
      const help = `href="/user/help?title=${encodeURIComponent("如何下单")}"`;
      expect(html).toContain(help);
      expect(html).toContain('href="/user/help"');
      expect(html.split("帮助中心</h2>")[1]?.split("</h2>")[0]).toContain(help);
      expect(html.split("平台公告</h2>")[1]?.split("</h2>")[0]).toContain("冬季提示");
    },
  );
});
