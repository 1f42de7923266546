import { describe, expect, test } from "vitest";
import { ComplaintCard } from "../../../app/features/complaints/complaint-card";
import { ArbitrationCard } from "../../../app/features/rights/arbitration-card";
import { ArbitrationDetail } from "../../../app/features/rights/arbitration-detail";
import ArbitrationPage, { loader } from "../../../app/routes/user.right.detail/route";
import { withGraphql } from "../../support/components/with-graphql";
import { renderOnePage } from "../../support/servers/one-page-app";

const AT = "2026-11-22T09:00:00+08:00";
const LATER = "2026-11-22T10:30:00+08:00";
const ARBITRATION = {
  arbitrationNo: "ZC26112200000001",
  stateName: "仲裁中",
  appliedAt: AT,
  applyAmount: 25_000,
  allowance: 5_000,
  content: "师傅没有来",
  imageUrls: ["/files/a.jpg"],
  result: null as string | null,
  amount: null as number | null,
  isDecided: false,
  handledAt: null as string | null,
};
const REFUND = {
  id: "9",
  refundNo: "TK26112200000001",
  orderId: "7",
  orderNo: "26112200000001",
  status: "ARBITRATION",
  statusName: "仲裁中",
  actions: ["CANCEL_ARBITRATION"],
  totalAmount: 30_000,
  amount: null as number | null,
  wayBack: "支付宝",
  refuseReason: null,
  acceptedByItselfAt: null,
  succeededAt: null as string | null,
  arbitration: ARBITRATION,
};

async function htmlOf(shown: JSX.Element): Promise<string> {
  const context = { cspNonce: "bm9uY2U=", requestId: "request-1" };
  const page = await renderOnePage({ default: () => shown }, { context });
  return (await page.text()).replace(/<!-- -->/g, "");
}

/** The words of a page, those of each element apart. */
const wordsOf = async (shown: JSX.Element) =>
  (await htmlOf(shown)).replace(/<svg.*?<\/svg>/g, "").replace(/(<[^>]+>)+/g, "|");

const detailOf = (change: object, arbitration: object = {}) => (
  <ArbitrationDetail
    refund={{ ...REFUND, ...change, arbitration: { ...ARBITRATION, ...arbitration } } as never}
  />
);

describe("an arbitration", () => {
  test("[ARB-10] [ENT-14] shows what was asked for, with a way to its order, before the decision", async () => {
    const words = await wordsOf(detailOf({}));
    for (const shown of [
      "|仲裁内容|",
      "|仲裁编号|ZC26112200000001|",
      "|退款编号|TK26112200000001|",
      "|原订单号|261122 0000 0001|",
      "|申请时间|2026-11-22 09:00|",
      "|订单总额|¥300.00|",
      "|师傅补贴|¥50.00|",
      "|申请退款|¥250.00|",
      "|仲裁说明|师傅没有来|",
      "|平台正在核实，结果会及时通知您|",
    ]) {
      expect(words).toContain(shown);
    }
    expect(words).not.toContain("|退款信息|");
    // What was decided before is the refusal of the refund.
    expect(words).not.toContain("处理时间");
    const html = await htmlOf(detailOf({}));
    expect(html).toContain('href="/user/order/orderinfo?orderid=7"');
    expect(html).toContain('href="/files/a.jpg"');
  });

  test("[ARB-10] [API-055] has its page by `refundId`; a refund without one is missing there", async () => {
    const visit = async (path: string, refund: object | null) => {
      const asked: unknown[] = [];
      const graphql = async (_document: unknown, variables: unknown) => {
        asked.push(variables);
        return { refund };
      };
      const context = { cspNonce: "bm9uY2U=", requestId: "request-1", hasToken: true, graphql };
      const page = { default: withGraphql(ArbitrationPage), loader };
      const response = await renderOnePage(page, { path, context });
      return { asked, status: response.status, html: await response.text() };
    };
    const found = await visit("/?refundId=9", REFUND);
    expect([found.asked, found.status]).toEqual([[{ id: "9" }], 200]);
    expect(found.html).toContain("ZC26112200000001");
    for (const [path, refund] of [
      ["/?refundId=9", { ...REFUND, arbitration: null }],
      ["/?refundId=9", null],
      ["/?refundId=x", REFUND],
    ] as const) {
      const { status, html } = await visit(path, refund);
      expect([status, html.includes("仲裁不存在")]).toEqual([404, true]);
    }
  });

  test("[ARB-11] [ARB-12] [ENT-14] once decided, shows when and how, and where the money is", async () => {
    expect(await wordsOf(detailOf({}))).not.toContain("|退款信息|");
    const processed = { status: "PROCESSED", statusName: "仲裁已处理" };
    const decided = {
      ...{ stateName: "仲裁已处理", result: "支持退款", amount: 25_000 },
      ...{ isDecided: true, handledAt: LATER },
    };
    const onItsWay = await wordsOf(detailOf({ ...processed, amount: 25_000 }, decided));
    for (const shown of [
      "|退款信息|",
      "|仲裁结果|",
      "|处理时间|2026-11-22 10:30|",
      "|处理结果|支持退款|",
      "|实际退款|¥250.00|",
      "|退款方式|支付宝|",
      "|退款进度|正在退回，到账后会通知您|",
    ]) {
      expect(onItsWay).toContain(shown);
    }
    const succeededAt = "2026-11-22T11:00:00+08:00";
    const back = await wordsOf(detailOf({ ...processed, amount: 25_000, succeededAt }, decided));
    expect(back).toContain("|退款时间|2026-11-22 11:00|");
    expect(back).toContain("|退款进度|已退回|");
    const wayBack = "微信和钱包余额";
    const twoWays = await wordsOf(detailOf({ ...processed, wayBack, amount: 25_000 }, decided));
    expect(twoWays).toContain(`|退款方式|${wayBack}|`);
    const none = { ...processed, wayBack: null, amount: null };
    const nothing = await wordsOf(detailOf(none, { ...decided, amount: 0 }));
    expect(nothing).toContain("|实际退款|¥0.00|");
    expect(nothing).toContain("|退款进度|不退款|");
    expect(nothing).not.toContain("退款方式");
    const later = { status: "SUCCESS", amount: 30_000, succeededAt };
    const dismissed = await wordsOf(detailOf(later, { ...decided, result: "证据不足", amount: 0 }));
    expect(dismissed).toContain("|实际退款|¥0.00|退款进度|不退款|");
  });

  test("[ARB-11] [ARB-12] of which no amount is told, shows the result, and claims nothing about the money", async () => {
    const decided = { isDecided: true, result: "支持退款", handledAt: LATER };
    const processed = await wordsOf(detailOf({ status: "PROCESSED" }, decided));
    expect(processed).toContain("|处理时间|2026-11-22 10:30|处理结果|支持退款|");
    for (const claimed of ["没有处理结果", "实际退款", "退款进度"]) expect(processed).not.toContain(claimed);
    const back = await wordsOf(detailOf({ status: "SUCCESS" }, decided));
    expect(back).toContain("|退款进度|已退回|");
    for (const status of ["AGREE", "FAIL"])
      expect(await wordsOf(detailOf({ status }, decided))).toContain("|退款进度|正在退回，到账后会通知您|");
  });

  test("[ARB-12] shows the arbitration's amount as the refund where the refund has none", async () => {
    const words = await wordsOf(detailOf({ status: "PROCESSED" }, { isDecided: true, amount: 20_000 }));
    expect(words).toContain("|实际退款|¥200.00|");
    expect(words).toContain("|退款进度|正在退回，到账后会通知您|");
  });

  test("[ARB-11] waits for its result by the status, whatever the backend calls that", async () => {
    const words = await wordsOf(detailOf({}, { stateName: "平台处理中" }));
    expect(words).toContain("|平台正在核实，结果会及时通知您|");
  });

  test("[REFUND-25] [C-38] cancelled, says that there is no result to wait for", async () => {
    const words = await wordsOf(detailOf({ status: "REFUSE" }, { stateName: "已取消仲裁" }));
    expect(words).toContain("|仲裁已取消，没有处理结果|");
    expect(words).not.toContain("平台正在核实");
  });

  test("[ENT-14] [ARB-13] [ARB-06] has a card with its number and time, what was asked for and decided, and the words", async () => {
    const decided = { ...REFUND, arbitration: { ...ARBITRATION, amount: 20_000 } };
    const words = await wordsOf(
      <ul>
        <ArbitrationCard refund={decided as never} />
      </ul>,
    );
    for (const shown of [
      "|仲裁编号|ZC26112200000001|",
      "|申请时间|2026-11-22 09:00|",
      "|申请退款|¥250.00|",
      "|仲裁退款|¥200.00|",
      "|师傅没有来|",
      "261122 0000 0001",
    ]) {
      expect(words).toContain(shown);
    }
  });

  test("[ARB-08] [ROUTE-35] [ARB-10] [API-055] can be taken back from its list before the decision", async () => {
    const card = (actions: string[]) => (
      <ul>
        <ArbitrationCard refund={{ ...REFUND, actions } as never} />
      </ul>
    );
    expect(await wordsOf(card(["CANCEL_ARBITRATION"]))).toContain("|取消仲裁|");
    expect(await wordsOf(card([]))).not.toContain("取消仲裁");
    expect(await htmlOf(card([]))).toContain('href="/user/right/detail?refundId=9"');
  });
});

describe("a complaint", () => {
  const card = (change: object) => (
    <ul>
      <ComplaintCard
        complaint={
          {
            id: "3",
            orderId: "7",
            orderNo: "26112200000001",
            objectName: "投诉师傅",
            content: "迟到两小时",
            imageUrls: ["/files/a.jpg"],
            status: "UNTREATED",
            statusName: "待处理",
            suggestion: null,
            createdAt: AT,
            endedAt: null,
            canRevoke: true,
            ...change,
          } as never
        }
      />
    </ul>
  );

  test("[COMP-10] [COMP-11] [API-061] [ENT-28] shows what was said about which order, and the platform's answer once there is one", async () => {
    const open = await wordsOf(card({}));
    expect(await htmlOf(card({}))).toContain('href="/files/a.jpg"');
    for (const shown of ["|投诉师傅|", "|待处理|", "|2026-11-22 09:00|", "|迟到两小时|", "|取消投诉|"]) {
      expect(open).toContain(shown);
    }
    expect(open).toContain("261122 0000 0001");
    expect(open).not.toContain("平台处理意见");
    const answered = {
      status: "DONE",
      statusName: "已处理",
      suggestion: "已核实",
      endedAt: LATER,
      canRevoke: false,
    };
    const done = await wordsOf(card(answered));
    expect(done).toContain("|平台处理意见|2026-11-22 10:30|已核实|");
    expect(await wordsOf(card({ ...answered, endedAt: null }))).toContain("|平台处理意见|已核实|");
    expect(done).not.toContain("|取消投诉|");
  });

  test.each([
    ["UNTREATED", "待处理"],
    ["DONE", "已处理"],
    ["REVOKED", "已取消"],
  ])("[ENUM-13] that is %s says %s", async (status, statusName) => {
    expect(await wordsOf(card({ status, statusName }))).toContain(`|投诉师傅|${statusName}|`);
  });
});
