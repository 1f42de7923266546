import { describe, expect, test } from "vitest";
import { AbnormalCard } from "../../../app/features/abnormal/abnormal-card";
import AbnormalOrder, { loader } from "../../../app/routes/user.order.abnormal/route";
import { withGraphql } from "../../support/components/with-graphql";
import { renderOnePage } from "../../support/servers/one-page-app";
import { shownOrder } from "./shown-order";

const CONTEXT = { cspNonce: "bm9uY2U=", requestId: "request-1", hasToken: true };

/** The page of an order's exception, for the order that the graph answers; null for one that is missing. */
const visit = (order: object | null, path = "/?orderid=5") =>
  renderOnePage(
    { default: withGraphql(AbnormalOrder), loader },
    { path, context: { ...CONTEXT, graphql: async () => ({ order }) } },
  );

const item = (name: string, index: number) => ({
  id: `${index}`,
  name,
  count: 1,
  imageUrl: `/files/${index}.png`,
});
const broken = (names: string[], fields: object = {}) =>
  shownOrder(
    { status: "WAIT_INSTALL", isGoodsAbnormal: true },
    {
      items: names.map(item),
      isGoodsAbnormal: true,
      solveWay: null,
      solvedAt: null,
      totalAmount: 100,
      ...fields,
    },
  );
const htmlOf = async (order: object) => (await (await visit(order)).text()).replace(/<!-- -->/g, "");

describe("the page of an order's exception", () => {
  test("[ABN-01] [ROUTE-23] [LIST-22] [API-024] shows three goods, and the others to who wants to see more", async () => {
    const html = await htmlOf(broken(["沙发", "茶几", "餐桌", "衣柜"]));
    const [first = "", more = ""] = html.split("查看更多");
    expect(first.match(/<img[^>]*alt="(沙发|茶几|餐桌)"/g)).toHaveLength(3);
    expect(first).not.toContain("衣柜");
    // Closed until it is pressed.
    expect(first).toMatch(/<details(?![^>]*\sopen\b)[^>]*><summary[^>]*>$/);
    expect(more.split("</details>")[0]).toMatch(/<img[^>]*alt="衣柜"/);
    expect(first).toContain("沙发 ×1、茶几 ×1、餐桌 ×1");
    expect(more).toContain("餐桌 ×1、衣柜 ×1");
    expect(await htmlOf(broken(["沙发", "茶几", "餐桌"]))).not.toContain("查看更多");
  });

  test("[API-040] shows the collection record beside it, and none for an order without collection", async () => {
    const pickUp = { content: "外包装完好", imageUrls: ["/files/1.jpg"] };
    const html = await htmlOf(broken(["沙发"], { needsPickup: true, service: { pickUp } }));
    expect(html).toContain("提货记录");
    expect(html).toContain("外包装完好");
    expect(await htmlOf(broken(["沙发"], { needsPickup: false, service: { pickUp: null } }))).not.toContain(
      "提货记录",
    );
  });

  const WAYS = ["退货退款", "加价处理", "继续正常服务"];
  test.each([
    ["ABN-10", "NORMAL", "继续正常服务"],
    ["ENUM-09", "NORMAL", "继续正常服务"],
    ["ENUM-09", "MARKUP", "加价处理"],
    ["ENUM-09", "BACK", "退货退款"],
  ])(
    "[%s] [ABN-03] [ABN-05] [ABN-06] solved by %s: how and when, and no way to decide again",
    async (_id, solveWay, name) => {
      const open = await htmlOf(broken(["沙发"]));
      for (const way of WAYS) expect(open).toContain(way);
      const solved = { isGoodsAbnormal: false, solveWay, solvedAt: "2026-11-22T09:00:00+08:00" };
      const html = await htmlOf(broken(["沙发"], solved));
      expect(html).toContain(`该异常已处理：${name}（2026-11-22 09:00）`);
      for (const way of WAYS.filter((one) => one !== name)) expect(html).not.toContain(way);
    },
  );

  test("[U31] [API-039] a way that a refund under review forbids is there and says why", async () => {
    const refundState = { status: "WAIT", refundAmount: null, refundSuccessTime: null } as const;
    const { blockedActions } = shownOrder({ status: "WAIT_INSTALL", assignWorkerTime: "x", refundState });
    const html = await htmlOf(broken(["沙发"], { blockedActions }));
    const blocked = [...html.matchAll(/<button[^>]*aria-disabled="true"[^>]*>([^<]+)</g)];
    expect(blocked.map(([, name]) => name)).toEqual(["退货退款", "加价处理"]);
    expect(html).toContain("退款申请正在处理，请等待结果");
  });

  test("[ROUTE-23] [ROLE-16] another customer's order answers as missing, and so does an invalid number", async () => {
    for (const response of [await visit(null), await visit(broken(["沙发"]), "/?orderid=x")]) {
      expect(response.status).toBe(404);
      expect(await response.text()).toContain("订单不存在");
    }
  });
});

const RECORD = {
  id: "1",
  orderId: "5",
  orderNo: "26112215603984",
  goodsTypeName: "家具",
  serviceTypeName: "仅安装",
  createdAt: "2026-11-22T09:00:00+08:00",
  source: "WORKER",
  sourceName: "陈师傅",
  sourcePhone: "13700007001",
  type: "货物破损",
  description: "柜门裂了",
  mediaUrls: ["/files/a.jpg", "/files/b.mp4", "/files/c.mp3"],
  packageState: "外包装破损",
  goods: [{ id: "1", name: "衣柜", imageUrl: "/files/1.png" }],
  status: "FOLLOWING_UP",
  awaitsDecision: true,
  handling: [],
};

test("[FOLLOW-07] [U5] [ABN-10] [ACT-25] among those of others it links its order, whose number can be copied, and the one place to decide", async () => {
  const html = async (facts: object, place: object) => {
    const record = { ...RECORD, ...facts };
    const card = <AbnormalCard record={record as never} {...place} />;
    return (await renderOnePage({ default: () => card }, { context: CONTEXT })).text();
  };
  const decide = 'href="/user/order/abnormal?orderid=5"';
  const listed = await html({}, { hasOrder: true });
  expect(listed).toContain('href="/user/order/orderinfo?orderid=5"');
  expect(listed).toContain('aria-label="复制订单号"');
  expect(listed).toContain(decide);
  expect(await html({ awaitsDecision: false }, { hasOrder: true })).not.toContain(decide);
  expect(await html({}, { isDecidedHere: true })).not.toContain(decide);
});

test("[DETAIL-10] [ENT-17] [FOLLOW-07] [ENUM-10] an exception says what is wrong with which goods, when it was reported, whom to call, and what was done about it", async () => {
  const handling = [
    { id: "1", at: "2026-11-22T10:00:00+08:00", status: "FOLLOWING_UP", content: "已联系厂家", fee: null },
    { id: "2", at: "2026-11-23T11:30:00+08:00", status: "PROCESSED", content: "已补发", fee: 2_050 },
  ].map((entry) => ({ ...entry, imageUrls: [`/files/done-${entry.id}.jpg`] }));
  const record = { ...RECORD, status: "PROCESSED", handling };
  const card = <AbnormalCard record={record as never} hasOrder />;
  const html = await (await renderOnePage({ default: () => card }, { context: CONTEXT })).text();
  const words = html
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]+>/g, "|")
    .replace(/\|+/g, "|");
  for (const shown of [
    ...["货物破损|已处理|", "|柜门裂了|", "|服务|家具 · 仅安装|", "|上报时间|2026-11-22 09:00|"],
    ...["|来源|师傅 陈师傅|", "|异常商品|衣柜|"],
  ])
    expect(words).toContain(shown);
  expect(html).toContain('src="/files/a.jpg"');
  expect(words).toContain("|联系方式|137 0000 7001|");
  expect(words).toMatch(
    /2026-11-22 10:00\|跟进中\|已联系厂家.*2026-11-23 11:30\|已处理\|加价 \|¥20\.50\|已补发/,
  );
  for (const { imageUrls } of handling) expect(html).toContain(`src="${imageUrls[0]}"`);
});

test("[ABN-02] [ABN-09] [DETAIL-10] [ENUM-18] an exception shows its details, pictures, video and audio, and a download of all files", async () => {
  const card = <AbnormalCard record={RECORD as never} />;
  const html = await (await renderOnePage({ default: () => card }, { context: CONTEXT })).text();
  for (const words of ["货物破损", "柜门裂了", "跟进中", "师傅 陈师傅", "外包装破损", "衣柜", "全部下载"]) {
    expect(html.replace(/<!-- -->/g, "")).toContain(words);
  }
  expect(html.match(/aria-label="查看异常照片第 \d 张，共 3 张"/g)).toHaveLength(3);
  expect(html).toMatch(/<img src="\/files\/a\.jpg"/);
  expect(html).not.toMatch(/<img src="\/files\/[bc]\./);
});
