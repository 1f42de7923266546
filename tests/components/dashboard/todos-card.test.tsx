import { describe, expect, it } from "vitest";
import { dayOf, lastSecondOf } from "../../../schema/rules/time";
import { shownOrder } from "../../unit/orders/shown-order";
import { renderHome } from "./home-page";

/** The server's clock in a page is the machine's: times that are long past for any of them. */
const LONG_AGO = { appointmentTime: "2020-01-01 14:00:00" };
/** Later on the day of the page. */
const TONIGHT = lastSecondOf(dayOf(Date.now()));
const TEXT = /<!-- -->|<[^>]+>/g;
const todo = (kind: string, total: number, ...orders: object[]) => ({ kind, total, orders });
const none = (kind: string) => todo(kind, 0);

/** The card alone, of a home page with these things to do; `search` of the page's address. */
async function card(todos: object[] | null, search = ""): Promise<string> {
  const html = await renderHome({ todos, orderCounts: [{ filter: "WAIT_PAY", count: 1 }] }, {}, search);
  return /<section[^>]*><header[^>]*><h2[^>]*>今日待办[\s\S]*?<\/section>/.exec(html)?.[0] ?? "";
}
const textOf = (html: string) => html.replace(TEXT, " ").replace(/\s+/g, " ").trim();

describe("the to-do card of the home page", () => {
  it("[U55] has every kind with its number, and the orders of the first with the button that does it", async () => {
    const html = await card([
      todo("VISIT_OVERDUE", 1, shownOrder({ status: "WAIT_INSTALL", assignWorkerTime: "x", ...LONG_AGO })),
      none("ACCEPTANCE_DUE"),
      todo("PAYMENT_DUE", 7, shownOrder({ status: "WAIT_PAY" })),
    ]);
    expect(textOf(html)).toMatch(/^今日待办 8 项 上门超时 1 待付款 7 王小满 · 家具仅安装/);
    expect(textOf(html)).toMatch(/已超时 \d+ 天.*师傅未按时上门，请联系师傅或改约 联系师傅$/);
    expect(html).toMatch(/<button[^>]*aria-haspopup="dialog"[^>]*>(?:(?!<\/button>)[\s\S])*联系师傅/);
    expect(html).toMatch(/href="\/user\/index\?todo=PAYMENT_DUE"/);
  });

  it.each([
    {
      kind: "ACCEPTANCE_DUE",
      order: shownOrder({ status: "WAIT_ACCEPT" }, { acceptanceDueAt: TONIGHT }),
      says: "今日 23:59 自动验收并付款给师傅 去验收",
      leads: "/user/order/acceptance?orderid=5",
    },
    {
      kind: "PAYMENT_DUE",
      order: shownOrder(
        { status: "WAIT_PAY" },
        { totalAmount: 38_934, expiresAt: "2020-01-01T08:00:00+08:00" },
      ),
      says: "01-01 08:00 自动关闭，待付 ¥389.34 去支付",
      leads: "/placeorder/Orderpayment?orderid=5",
    },
    {
      kind: "EXCEPTION",
      order: shownOrder({ status: "WAIT_INSTALL", isGoodsAbnormal: true }),
      says: "请决定如何处理异常，师傅等您的答复 去处理",
      leads: "/user/order/abnormal?orderid=5",
    },
    {
      kind: "REFUND_REFUSED",
      order: shownOrder({
        status: "WAIT_INSTALL",
        refundState: { status: "REFUSE", refundAmount: null, refundSuccessTime: null },
      }),
      says: "可重新申请退款，或申请平台仲裁 去处理",
      leads: "/user/order/orderinfo?orderid=5&amp;tab=refund",
    },
    {
      kind: "MARKUP_REQUEST",
      order: shownOrder({ status: "WAIT_INSTALL", openMarkup: { source: "WORKER", amount: 20 } }),
      says: "师傅申请加价 ¥20.00，请支付或拒绝 去处理",
      leads: "/user/order/orderinfo?orderid=5&amp;tab=markup",
    },
  ])("[U55] $kind says by when and leads to where it is done", async ({ kind, order, says, leads }) => {
    const html = await card([todo(kind, 1, order)]);
    expect(textOf(html)).toContain(says);
    expect(html).toContain(`href="${leads}"`);
  });

  it("offers a markup for an order that no master has taken", async () => {
    const order = shownOrder({ status: "RECEIVING_ORDER" }, { paidAt: "2020-01-01T08:00:00+08:00" });
    expect(textOf(await card([todo("UNANSWERED", 1, order)]))).toMatch(/付款，还没有师傅接单 加价$/);
  });

  it("[U55] says why a master got no appointment, and offers to correct the order", async () => {
    const failed = { status: "WAIT_APPOINTMENT", appointFailReason: "客户电话无人接听" } as const;
    const order = shownOrder({ ...failed, isEditable: true });
    expect(textOf(await card([todo("APPOINTMENT_FAILED", 1, order)]))).toMatch(
      /客户电话无人接听，请核对电话 修改订单$/,
    );
  });

  it("[U55] offers to confirm goods that are on their way", async () => {
    const order = shownOrder({ status: "WAIT_APPOINTMENT", isArrival: false });
    expect(textOf(await card([todo("ARRIVAL", 1, order)]))).toMatch(
      /货到后请确认到货，师傅才能上门 确认到货$/,
    );
  });

  it("shows the kind that the address names, and where all of its orders are when there are more", async () => {
    const html = await card(
      [
        todo("PAYMENT_DUE", 1, shownOrder({ status: "WAIT_PAY" })),
        todo("UNANSWERED", 7, shownOrder({ status: "RECEIVING_ORDER" })),
      ],
      "?todo=UNANSWERED",
    );
    expect(textOf(html)).toContain("共 7 单，先列出最急的 1 单。 在“指派超时”中查看");
    expect(html).toContain('href="/user/order?status=ASSIGN_OVERTIME"');
    expect(html).not.toContain("去支付");
  });

  it("[U55] names the list that it leads to, which has more orders than are counted here", async () => {
    const html = await card([todo("BIDS", 7, shownOrder({ status: "WAIT_PAY" }))]);
    expect(textOf(html)).toContain("共 7 单，先列出最急的 1 单。 在“待付款”中查看");
    expect(textOf(html)).not.toContain("查看全部");
    expect(html).toMatch(/href="\/user\/order\?status=WAIT_PAY"[^>]*>(?:<!-- -->|[^<])*待付款/);
  });

  it("[U56] leads from visits that are overdue to the list of these", async () => {
    const html = await card([todo("VISIT_OVERDUE", 7, shownOrder({ status: "WAIT_INSTALL" }))]);
    expect(html).toContain('href="/user/order?isVisitOverdue=true"');
  });

  it("[U55] [R23] says when there is nothing to do, and when the list has failed to load", async () => {
    expect(textOf(await card([none("VISIT_OVERDUE")]))).toBe("今日待办 今天没有待办，订单都在按计划进行");
    expect(await renderHome({ todos: [] })).toContain("今天没有待办，下单后需要您处理的事会列在这里");
    expect(await renderHome({ todos: null })).toContain("今日待办加载失败");
  });
});
