import { describe, expect, test } from "vitest";
import { RefundDetail } from "../../../app/features/refunds/refund-detail";
import { RefundForm } from "../../../app/features/refunds/refund-form";
import { RefundTable } from "../../../app/features/refunds/refund-table";
import RefundPage, { loader } from "../../../app/routes/user.order.refund.modify/route";
import { withGraphql } from "../../support/components/with-graphql";
import { renderOnePage } from "../../support/servers/one-page-app";

const AT = "2026-11-22T09:00:00+08:00";
const REFUND = {
  id: "9",
  refundNo: "TK26112000000001",
  orderId: "7",
  orderNo: "26112000000001",
  status: "REFUSE",
  statusName: "已拒绝退款",
  actions: [],
  totalAmount: 30_000,
  allowance: 5_000,
  maxAllowance: 24_000,
  applyAmount: 25_000,
  amount: null as number | null,
  wayBack: "支付宝" as string | null,
  reason: "其他原因",
  description: "买家退货",
  imageUrls: ["/files/a.jpg"],
  contactName: "李四",
  contactPhone: "13712345678",
  reviewerName: "陈师傅",
  refuseReason: "货已装好",
  acceptedByItselfAt: null,
  createdAt: AT,
  handledAt: AT,
  succeededAt: null as string | null,
  arbitration: null,
};
const ORDER = {
  ...{ id: "7", orderNo: "26112000000001", latestFollowUp: null as object | null },
  goodsTypeName: "家具",
  serviceTypeName: "仅安装",
  customerName: "王小满",
  customerPhone: "13700001234",
  displayAddress: "西湖区文三路 90 号",
  items: [],
};

async function htmlOf(shown: () => JSX.Element): Promise<string> {
  const context = { cspNonce: "bm9uY2U=", requestId: "request-1" };
  return (await (await renderOnePage({ default: withGraphql(shown) }, { context })).text()).replace(
    /<!-- -->/g,
    "",
  );
}

/** The words of a page, those of each element apart. */
const wordsOf = async (shown: () => JSX.Element) =>
  (await htmlOf(shown)).replace(/<svg.*?<\/svg>/g, "").replace(/(<[^>]+>)+/g, "|");

const tableOf = (refund: object, order: object = {}) => {
  const listed = { refund: { ...REFUND, ...refund }, order: { ...ORDER, ...order } };
  return () => <RefundTable refunds={[listed as never]} isBusy={false} />;
};
const rowOf = (change: object) => wordsOf(tableOf(change));

describe("the refund page of an order", () => {
  const visit = async (order: object | null, path = "/?orderid=7", orderRefund: object | null = null) => {
    const answer = { order, orderRefund, refundReasons: ["不想要了/买家已退货", "尺寸量错了"] };
    const context = { cspNonce: "bm9uY2U=", requestId: "1", hasToken: true, graphql: async () => answer };
    const response = await renderOnePage({ default: withGraphql(RefundPage), loader }, { path, context });
    return { status: response.status, html: await response.text() };
  };
  const order = {
    ...{ id: "7", orderNo: "26112000000001", totalAmount: 30_000, contactName: "李四" },
    ...{ contactPhone: "13712345678", service: { workerFeeInEscrow: 24_000 } },
  };

  test("[ROUTE-26] [REFUND-02] offers to close an unpaid order, with nothing to fill in (C-35)", async () => {
    const { status, html } = await visit({ ...order, status: "WAIT_PAY" });
    expect(status).toBe(200);
    expect(html).toContain("这笔订单还没有付款");
    expect(html).toContain("退款并关闭订单");
    expect(html).not.toContain("退款原因");
  });

  test("[REFUND-06] [REFUND-08] [REFUND-07] [REFUND-10] is the form with the platform's reasons, the order's contact, its total and the most for the master", async () => {
    const { html } = await visit({ ...order, status: "WAIT_INSTALL" });
    expect([...html.matchAll(/<option[^>]*>([^<]*)</g)].map(([, reason]) => reason)).toEqual([
      "请选择",
      "不想要了/买家已退货",
      "尺寸量错了",
    ]);
    expect(html).toMatch(/<input[^>]*value="李四"/);
    expect(html).toMatch(/<input[^>]*value="13712345678"/);
    expect(html.replace(/<!-- -->/g, "")).toMatch(/最多 ¥240\.00.*订单总额 ¥300\.00 减去师傅补贴费用/s);
  });

  test.each([
    ["REFUND-13", "MODIFY", "修改退款申请", false],
    ["REFUND-13", "RENEW", "重新申请退款", true],
    ["REFUND-27", "RENEW", "重新申请退款", true],
  ] as const)(
    "[%s] [API-054] [API-055] [ENUM-24] with a refund that offers %s it is called %s, and offers the platform's reasons",
    async (_id, action, title, isRefused) => {
      const refund = { ...REFUND, actions: [action], description: "少一块板" };
      const { html } = await visit({ ...order, status: "WAIT_INSTALL" }, "/?orderid=7", refund);
      expect(html).toMatch(new RegExp(`<h1[^>]*>${title}<`));
      expect(html).toContain("少一块板");
      // Not only a reason that the page itself has.
      expect(html).toMatch(/<option[^>]*>不想要了\/买家已退货<.*<option[^>]*>尺寸量错了</s);
      expect(html.replace(/<!-- -->/g, "").includes("上次申请被拒绝：货已装好")).toBe(isRefused);
    },
  );

  test("[REFUND-04] [ROLE-16] is the form for an order in service; another customer's order answers as missing", async () => {
    expect((await visit({ ...order, status: "WAIT_INSTALL" })).html).toContain("退款原因");
    for (const path of ["/?orderid=7", "/?orderid=x"]) {
      const { status, html } = await visit(null, path);
      expect([status, html.includes("订单不存在")]).toEqual([404, true]);
    }
  });
});

describe("a refund", () => {
  test("[DETAIL-23] [REFUND-22] [ENT-14] shows in the detail of its order what was asked, by whom, why, and what became of it", async () => {
    const times = { handledAt: "2026-11-22T10:00:00+08:00", succeededAt: "2026-11-22T11:00:00+08:00" };
    const refund = { ...REFUND, status: "SUCCESS", statusName: "退款成功", amount: 20_000, ...times };
    const detail = <RefundDetail refund={refund as never} />;
    const words = await wordsOf(() => detail);
    for (const shown of [
      "|退款成功|",
      "|退款编号|TK26112000000001|",
      "|订单总额|¥300.00|",
      "|师傅补贴|¥50.00|",
      "|申请退款|¥250.00|",
      "|实际退款|¥200.00|",
      "|退款原因|其他原因|",
      "|联系人|李四|",
      "|联系电话|137 1234 5678|",
      "|审核人|陈师傅|",
      "|申请时间|2026-11-22 09:00|",
      "|处理时间|2026-11-22 10:00|",
      "|到账时间|2026-11-22 11:00|",
      "|退款说明|买家退货|",
    ]) {
      expect(words).toContain(shown);
    }
    expect(await htmlOf(() => detail)).toContain('href="/files/a.jpg"');
  });

  test("[REFUND-27] [LIST-02] [API-052] [ENT-14] has a row with its reviewer, what was asked and what came back, and why it was refused", async () => {
    const refused = await rowOf({});
    for (const shown of ["|审核人|退款金额|实际退款|", "|陈师傅|¥250.00|—|", "|原因：货已装好|"]) {
      expect(refused).toContain(shown);
    }
    const paid = await rowOf({ status: "SUCCESS", statusName: "退款成功", amount: 20_000, succeededAt: AT });
    expect(paid).toContain("|陈师傅|¥250.00|¥200.00|");
    expect(paid).not.toContain("货已装好");
    const acceptedByItselfAt = "2026-11-23T09:00:00+08:00";
    const unexplained = await rowOf({ refuseReason: null, acceptedByItselfAt });
    expect(unexplained).toContain("|请在2026-11-23 09:00前处理|");
  });

  test("[REFUND-18] [REFUND-22] a refund says where the money goes, which may be two places", async () => {
    const wayBack = "支付宝和钱包余额";
    const sent = { status: "AGREE", statusName: "同意退款", amount: 35_000, wayBack };
    expect(await rowOf(sent)).toContain("|正在退回支付宝和钱包余额|");
    expect(await rowOf({ ...sent, status: "SUCCESS", succeededAt: AT })).toContain(
      "|已退回支付宝和钱包余额|",
    );
  });

  test.each([
    ["REFUND-17", "WAIT", "待审核", "等待师傅或平台审核"],
    ["REFUND-18", "AGREE", "已同意退款", "正在退回支付宝"],
    ["REFUND-19", "REFUSE", "已拒绝退款", "原因：货已装好"],
    ["REFUND-20", "ARBITRATION", "仲裁中", "平台正在核实，请留意消息"],
    ["REFUND-21", "PROCESSED", "仲裁已处理", "退款详情"],
    ["REFUND-22", "SUCCESS", "退款成功", "退款详情"],
    ["REFUND-23", "FAIL", "退款失败", "暂未退回，系统会继续办理"],
    ["REFUND-24", "CANCEL", "已取消退款", "退款详情"],
    ["REFUND-25", "ARBITRATION_CANCEL", "已取消仲裁", "退款详情"],
  ])(
    "[%s] [ENUM-07] that is %s is called %s in its row, which leads on to the detail, and in the detail of its order",
    async (_id, status, statusName, note) => {
      const row = await rowOf({ status, statusName, actions: [] });
      for (const shown of [statusName, note, "退款详情"]) expect(row).toContain(`|${shown}|`);
      const detail = <RefundDetail refund={{ ...REFUND, status, statusName } as never} />;
      expect(await wordsOf(() => detail)).toContain(`|${statusName}|`);
    },
  );

  test("[REFUND-25] [C-38] with a cancelled arbitration says so in the detail of its order", async () => {
    const arbitration = { arbitrationNo: "ZC26112200000001", stateName: "已取消仲裁", imageUrls: [] };
    const detail = <RefundDetail refund={{ ...REFUND, arbitration } as never} />;
    expect(await wordsOf(() => detail)).toContain("|仲裁状态|已取消仲裁|");
  });

  test("[DETAIL-23] [ENT-14] that was arbitrated says in the detail of its order what was asked for and decided", async () => {
    const arbitration = {
      ...{ arbitrationNo: "ZC26112200000001", stateName: "仲裁已处理", appliedAt: AT, allowance: 4_000 },
      ...{ applyAmount: 26_000, amount: 20_000, content: "师傅没有来", result: "支持退款" },
      imageUrls: ["/files/b.jpg"],
    };
    const detail = <RefundDetail refund={{ ...REFUND, arbitration } as never} />;
    const words = await wordsOf(() => detail);
    for (const shown of [
      "|仲裁编号|ZC26112200000001|仲裁状态|仲裁已处理|申请时间|2026-11-22 09:00|",
      "|师傅补贴|¥40.00|申请退款|¥260.00|仲裁退款|¥200.00|",
      "|仲裁内容|师傅没有来|仲裁结果|支持退款|",
    ]) {
      expect(words).toContain(shown);
    }
    expect(await htmlOf(() => detail)).toContain('href="/files/b.jpg"');
  });

  test("[LIST-43] [REFUND-20] [LIST-22] has a row like that of an order: three goods, service, customer, address and what can be done", async () => {
    const items = ["沙发", "茶几", "餐桌", "衣柜"].map((name, index) => ({
      id: `${index}`,
      name,
      count: index + 1,
      imageUrl: `/files/${index}.png`,
    }));
    const listed = tableOf({ actions: ["RENEW", "ARBITRATE"] }, { items });
    const [, body = ""] = (await htmlOf(listed)).split("<tbody");
    expect([...body.matchAll(/<img[^>]* alt="([^"]+)"/g)].map(([, alt]) => alt)).toEqual([
      "沙发",
      "茶几",
      "餐桌",
    ]);
    const words = await wordsOf(listed);
    for (const shown of [
      "|沙发 ×1、茶几 ×2、餐桌 ×3|等 4 种，共 10 件|",
      "|仅安装|家具|",
      "|王小满|137 0000 1234|",
      "|西湖区文三路 90 号|",
      "|重新申请|申请仲裁|退款详情|",
    ]) {
      expect(words).toContain(shown);
    }
    expect(words).not.toContain("衣柜");
    const cells = [...body.matchAll(/<td[^>]* data-label="([^"]+)"/g)].map(([, name]) => name);
    expect(cells).toEqual([
      "商品信息",
      "服务类型",
      "客户信息",
      "审核人",
      "退款金额",
      "实际退款",
      "退款状态",
      "操作",
    ]);
  });

  test.each([
    ["REFUND-19", ["RENEW", "ARBITRATE"], "|重新申请|申请仲裁|退款详情|"],
    ["ARB-07", ["CANCEL_ARBITRATION"], "|取消仲裁|退款详情|"],
    ["REFUND-13", ["RENEW", "ARBITRATE"], "|重新申请|申请仲裁|退款详情|"],
    ["REFUND-13", ["MODIFY", "CANCEL"], "|修改申请|取消退款|退款详情|"],
    ["REFUND-17", ["MODIFY", "CANCEL"], "|修改申请|取消退款|退款详情|"],
    ["REFUND-20", ["CANCEL_ARBITRATION"], "|取消仲裁|退款详情|"],
  ] as const)("[%s] its row and its detail offer what can be done: %j", async (_id, actions, offered) => {
    expect(await rowOf({ actions: [...actions] })).toContain(offered);
    const detail = <RefundDetail refund={{ ...REFUND, actions: [...actions] } as never} />;
    expect(await wordsOf(() => detail)).toContain(offered.replace("退款详情|", ""));
  });

  test("[LIST-05] [LIST-43] its row has the newest note on its order and the way to add one", async () => {
    expect(await wordsOf(tableOf({}))).toContain("|添加跟进|");
    const note = { content: "已联系师傅", createdAt: AT, total: 2 };
    const words = await wordsOf(tableOf({}, { latestFollowUp: note }));
    expect(words).toContain("|已联系师傅|");
    expect(words).toContain("|跟进记录（2）|");
  });

  test("[REFUND-12] is asked for with up to 8 pictures, jpg or png", async () => {
    const form = {
      reason: "",
      contactName: "李四",
      contactPhone: "13712345678",
      amounts: { allowance: "", refund: "" },
      description: "",
      imageUrls: Array.from({ length: 7 }, (_, index) => `/files/${index}.jpg`),
    };
    const formWith = (imageUrls: string[]) => () => (
      <RefundForm
        orderId="7"
        refundId={null}
        reasons={["其他原因"]}
        bounds={{ total: 30_000, cap: 24_000, isCapTold: true }}
        initial={{ ...form, imageUrls }}
        onDone={() => undefined}
      />
    );
    const seven = await htmlOf(formWith(form.imageUrls));
    expect(seven).toContain("7 / 8");
    expect(seven).toContain("添加图片");
    expect(seven).toContain('accept="image/jpeg,image/png"');
    expect(await htmlOf(formWith([...form.imageUrls, "/files/8.jpg"]))).not.toContain("添加图片");
  });
});
