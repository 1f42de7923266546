import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listedOrder } from "../../support/components/listed-order";
import { visit } from "./visit-list";

const NOW = "2026-11-22T10:00:00+08:00";

const columnsOf = (html: string) =>
  [...html.matchAll(/<th scope="col"[^>]*>(?:<label.*?<\/label>)?([^<]*)(?:<a .*?<\/a>)?<\/th>/g)].map(
    ([, name]) => name,
  );
const textsOf = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

describe("the page of all orders, before any script", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(NOW) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("[PAY-29] offers to pay several orders, where there are any", async () => {
    const offer = async (visited: Awaited<ReturnType<typeof visit>>) => visited.html.includes("批量支付");
    expect(await offer(await visit(""))).toBe(true);
    const paid = listedOrder({ status: "WAIT_INSTALL", actions: [] });
    expect(await offer(await visit("", { orders: { nodes: [paid], total: 1 } }))).toBe(true);
    expect(await offer(await visit("", { orders: { nodes: [], total: 0 } }))).toBe(false);
  });

  it("[LIST-06] [G-16] has tabs, filters and an export", async () => {
    const text = textsOf((await visit("")).html);
    for (const part of ["待付款 2 未到货 待接单", "应用筛选", "导出"]) expect(text).toContain(part);
  });

  it("[LIST-01] [API-027] [ENT-13] [G-16] has the documented columns, each with what it is called after", async () => {
    const order = listedOrder({ workerName: "陈师傅", workerPhone: "13700007001", workerVerifiedAt: null });
    const { html } = await visit("", { orders: { nodes: [order], total: 1 } });
    const cells = [...html.matchAll(/<td[^>]* data-label="([^"]+)">(.*?)<\/td>/gs)].map(
      ([, column, cell = ""]) => `${column}: ${textsOf(cell.replace(/<svg.*?<\/svg>/gs, "")).trim()}`,
    );
    expect(cells).toEqual([
      expect.stringMatching(/^商品信息: .*261120 1560 3984.*沙发1/),
      expect.stringMatching(/^服务类型: 配送并安装 家具$/),
      expect.stringMatching(/^客户信息: 苏晚 138 0571 9952/),
      expect.stringMatching(/^师傅信息: 陈师傅 137 0000 7001/),
      expect.stringMatching(/^支付金额: ¥389\.34 未支付$/),
      expect.stringMatching(/^订单状态: 待付款 /),
      expect.stringMatching(/^操作: 去支付 /),
    ]);
    expect(columnsOf(html)).toEqual([
      "商品信息",
      "服务类型",
      "客户信息",
      "师傅信息",
      "支付金额",
      "订单状态",
      "操作",
    ]);
  });

  it("[GEN-21] [GEN-07] names the master with the phone, and the day on which the name was verified", async () => {
    const verified = { workerVerifiedAt: "2026-10-01T09:30:00+08:00" };
    const order = listedOrder({ workerName: "陈师傅", workerPhone: "13700007001", ...verified });
    const { html } = await visit("", { orders: { nodes: [order], total: 1 } });
    for (const words of ["陈师傅", "实名认证", "137 0000 7001"]) expect(textsOf(html)).toContain(words);
    expect(html).toContain('title="2026-10-01 通过实名认证"');
  });

  it("[LIST-05] [LIST-22] shows an order with its facts, its first goods and its newest note", async () => {
    const { html } = await visit("");
    const text = textsOf(html);
    for (const shown of [
      "沙发1 ×1、沙发2 ×2、沙发3 ×3",
      "西湖区文新街道竞舟路 1 号",
      "¥389.34",
      "客户要求先电话联系",
    ]) {
      expect(text).toContain(shown);
    }
    expect(html.match(/alt="沙发\d"/g)).toHaveLength(3);
    expect(html).toContain('href="/user/order/orderinfo?orderid=452369"');
  });

  it("[U5] [U6] has what can be copied from an order", async () => {
    const { html } = await visit("");
    for (const label of ["订单号", "客户电话", "地址"]) expect(html).toContain(`aria-label="复制${label}"`);
    expect(textsOf(html)).toContain("复制订单信息");
  });

  it("[U13] says how long ago something was, to the second on asking, and counts down by the server's clock", async () => {
    const { html } = await visit("");
    expect(html).toMatch(/title="2026-11-22 09:57:00"[^>]*>3 分钟前</);
    expect(html).toMatch(/data-urgent="true"[^>]*>00:40:00</);
    const late = await visit("", {
      orders: { nodes: [listedOrder({ createdAt: "2026-11-20T16:30:00+08:00" })], total: 1 },
    });
    expect(late.html).toMatch(/title="2026-11-20 16:30:00"[^>]*>2026-11-20 16:30</);
  });

  it("[LIST-18] [LIST-19] [LIST-21] [CONST-34] asks for what the address says, the end of a day at 23:59:59, six at a time", async () => {
    const { asked, html } = await visit(
      "?status=INSERVICE&isFinish=false&isArrival=true&orderNum=2611&customer=%E7%8E%8B&logisticsNo=SF1&worker=%E6%9D%8E&goodsTypeName=%E5%AE%B6%E5%85%B7&areaCode=3301&startTime=2026-11-01&endTime=2026-11-07&completeStartTime=2026-11-02&completeEndTime=2026-11-08&isGoodsAbnormal=true&appointResult=false&page=2",
    );
    expect(asked[0]).toEqual({
      page: 2,
      pageSize: 6,
      filter: {
        status: "INSERVICE",
        isFinished: false,
        isArrival: true,
        orderNo: "2611",
        customer: "王",
        logisticsNo: "SF1",
        worker: "李",
        goodsTypeName: "家具",
        areaCode: "3301",
        createdFrom: "2026-11-01T00:00:00+08:00",
        createdTo: "2026-11-07T23:59:59+08:00",
        completedFrom: "2026-11-02T00:00:00+08:00",
        completedTo: "2026-11-08T23:59:59+08:00",
        isAbnormal: true,
        isAppointed: false,
      },
    });
    expect(html).toContain('aria-label="第 2 页" aria-current="page"');
    expect(textsOf(html)).toContain("地区：浙江省杭州市");
  });

  it.each([
    ["true", true],
    ["false", false],
  ])(
    "[G-18] [LIST-18] an address with isFinish=%s asks for orders of which it is %s that they are finished",
    async (value, isFinished) => {
      const { asked } = await visit(`?isFinish=${value}`);
      expect(asked[0]?.filter).toEqual({ isFinished });
    },
  );

  it("[LIST-19] [LIST-21] [CONST-34] filters by the day of the visit, service type, way of payment and carrier, and says so", async () => {
    const { asked, html } = await visit(
      "?serviceTypeName=%E9%85%8D%E9%80%81%E5%AE%89%E8%A3%85&payWay=WECHAT&logisticsCompany=%E5%BE%B7%E9%82%A6%E7%89%A9%E6%B5%81&appointStartTime=2026-11-03&appointEndTime=2026-11-09",
    );
    expect(asked[0]?.filter).toEqual({
      serviceTypeName: "配送安装",
      payWay: "WECHAT",
      logisticsCompany: "德邦物流",
      appointedFrom: "2026-11-03T00:00:00+08:00",
      appointedTo: "2026-11-09T23:59:59+08:00",
    });
    const text = textsOf(html);
    for (const chip of [
      "服务：配送安装",
      "支付：微信支付",
      "物流：德邦物流",
      "预约：2026-11-03 至 2026-11-09",
    ])
      expect(text).toContain(chip);
    expect(html).toContain('<option value="德邦物流" selected="">');
    const recent = html.matchAll(/name="recent" value="(\d+)"[^>]*>([^<]+)/g);
    expect([...recent].map(([, days, label]) => `${days} ${label}`)).toEqual([
      "7 近一周",
      "30 近一个月",
      "90 近三个月",
    ]);
  });

  it("[LIST-16] [C-43] [ENUM-02] finds the orders in trouble by the route's parameter", async () => {
    const { asked, html } = await visit("?status=ABNORMAL");
    expect(asked[0]?.filter).toEqual({ status: "ABNORMAL" });
    expect(html).toMatch(/aria-current="page"[^>]*>(<svg.*?<\/svg>)?异常订单 1</);
    const all = (await visit("")).html;
    expect(all).toMatch(/href="\/user\/order\?status=ABNORMAL"[^>]*>(<svg.*?<\/svg>)?异常订单 1</);
  });

  it("[LIST-19] [LIST-20] [LIST-40] [API-029] has a plain form that keeps what it was sent with", async () => {
    const { html } = await visit(
      "?status=WAIT_ASSIGN&worker=%E6%9D%8E&endTime=2026-11-07&isArrival=true&areaCode=3301",
    );
    expect(html).toMatch(/<form action="\/user\/order" method="get"/);
    for (const name of [
      "q",
      "status",
      "isFinish",
      "isArrival",
      "isGoodsAbnormal",
      "appointResult",
      "goodsTypeName",
      "worker",
      "startTime",
      "endTime",
      "completeStartTime",
      "completeEndTime",
      "province",
      "city",
      "district",
    ]) {
      expect(html, name).toContain(`name="${name}"`);
    }
    const choices = (name: string) => {
      const [, select = ""] = html.split(`name="${name}"`);
      const options = select.split("</select>")[0]?.matchAll(/<option value="([^"]+)"[^>]*>([^<]+)/g) ?? [];
      return [...options].map(([, value, label]) => `${value} ${label}`);
    };
    expect(choices("isFinish")).toEqual(["false 未完结", "true 已完结"]);
    expect(choices("isArrival")).toEqual(["true 已到货", "false 未到货"]);
    expect(choices("isGoodsAbnormal")).toEqual(["true 有异常", "false 无异常"]);
    expect(choices("appointResult")).toEqual(["true 预约成功", "false 预约失败"]);
    expect(html).toContain('<option value="WAIT_ASSIGN" selected="">等待指派</option>');
    expect(html).toContain('<option value="3301" selected="">杭州市</option>');
    expect(html).toMatch(/name="worker"[^>]*value="李"/);
    expect(html).toMatch(/name="endTime"[^>]*value="2026-11-07"/);
    const shortcuts = html.matchAll(/<button type="submit" name="recent" value="(\d+)"[^>]*>([^<]+)/g);
    expect([...shortcuts].map(([, days, label]) => `${days} ${label}`)).toEqual([
      "7 近一周",
      "30 近一个月",
      "90 近三个月",
    ]);
    const sent = await visit("?q=261120+1560+3984&status=&recent=7");
    expect(sent.response.status).toBe(302);
    expect(sent.response.headers.get("location")).toBe(
      "/user/order?orderNum=26112015603984&startTime=2026-11-16&endTime=2026-11-22",
    );
  });

  it("[U4] is drawn with the columns, their order and the density that this browser wants, whatever else the cookie says", async () => {
    const cookie = "token=1; order_list_view=compact.service-h.amount.status-p.worker-h.actions-h.<b>";
    const { html } = await visit("", { headers: { cookie } });
    expect(columnsOf(html)).toEqual(["商品信息", "订单状态", "支付金额", "客户信息", "操作"]);
    expect(html).toContain('data-density="compact"');
  });

  it("[U3] keeps the line of saved filters free where this browser has seen some, and waits for none", async () => {
    const plain = await visit("");
    const expecting = await visit("", { headers: { cookie: "token=1; order_views=1" } });
    expect(expecting.asked).toEqual(plain.asked);
    const line = /<div class="[^"]*line[^"]*"><\/div>/;
    expect(plain.html).not.toMatch(line);
    expect(expecting.html).toMatch(line);
  });

  it("[LIST-03] [U10] says why there is nothing: no order yet, none in this state, or a filter that is too narrow", async () => {
    const orders = { nodes: [], total: 0 };
    const none = textsOf((await visit("", { orders })).html);
    expect(none).toContain("暂无相关订单");
    expect(none).toContain("去下单");
    expect(none).not.toContain("清空筛选");
    const inTab = textsOf((await visit("?status=WAIT_PAY", { orders })).html);
    for (const words of ["暂无相关订单", "查看全部订单"]) expect(inTab).toContain(words);
    const narrow = textsOf((await visit("?status=WAIT_PAY&customer=%E7%8E%8B", { orders })).html);
    expect(narrow).toContain("没有符合条件的订单");
    expect(narrow).toContain("清空筛选");
    expect(narrow).toContain("在全部订单中查找");
    expect(narrow).not.toContain("去下单");
  });

  it("[U11] [R23] has a way to try again where the orders could not be read, with tabs and filters as they were", async () => {
    const { html } = await visit("?customer=%E7%8E%8B", { orders: null });
    const text = textsOf(html);
    expect(text).toContain("订单列表加载失败");
    expect(text).toContain("重试");
    expect(text).toContain("按客户姓名搜索 王");
    expect(text).toContain("待付款 2");
  });

  it("sorts by a press: in the address, with the filters, from the first page, and says how it is sorted", async () => {
    const sorted = (html: string) =>
      [...html.matchAll(/<th scope="col"([^>]*)>(?:<label.*?<\/label>)?([^<]*)<a [^>]*href="([^"]*)"/g)].map(
        ([, attributes, column, href]) => [
          column,
          /aria-sort="(\w+)"/.exec(attributes ?? "")?.[1],
          href?.replaceAll("&amp;", "&"),
        ],
      );
    const usual = await visit("?status=INSERVICE&page=2&size=20");
    expect(usual.asked[0]).not.toHaveProperty("sort");
    const tab = "/user/order?status=INSERVICE";
    expect(sorted(usual.html)).toEqual([
      ["商品信息", "descending", `${tab}&sort=CREATED_ASC&size=20`],
      ["服务类型", undefined, `${tab}&sort=APPOINTMENT_ASC&size=20`],
    ]);
    const soonest = await visit("?status=INSERVICE&sort=APPOINTMENT_ASC");
    expect(soonest.asked[0]).toMatchObject({ sort: "APPOINTMENT_ASC", filter: { status: "INSERVICE" } });
    expect(sorted(soonest.html)).toEqual([
      ["商品信息", undefined, tab],
      ["服务类型", "ascending", `${tab}&sort=APPOINTMENT_DESC`],
    ]);
    // The tabs, the search and the file keep it, and it narrows nothing.
    expect(soonest.html).toContain('href="/user/order?status=WAIT_PAY&amp;sort=APPOINTMENT_ASC"');
    expect(soonest.html).toContain('<input type="hidden" name="sort" value="APPOINTMENT_ASC"/>');
    const none = await visit("?sort=CREATED_ASC", { orders: { nodes: [], total: 0 } });
    expect(textsOf(none.html)).toContain("暂无相关订单");
  });

  it("[U2] asks once for the rows and once for all counts, and not for the choices of the panel when only the tab changes", async () => {
    expect((await visit("?status=WAIT_PAY")).asked).toHaveLength(3);
    const { asked } = await visit("?status=WAIT_PAY", { headers: { accept: "*/*" } });
    expect(asked).toHaveLength(2);
  });
});
