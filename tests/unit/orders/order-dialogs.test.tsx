import { type ComponentType, Suspense } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { HandleDialog } from "../../../app/features/abnormal/handle-dialog";
import { PANELS } from "../../../app/features/order-detail/tabs";
import { ACTION_FLOWS } from "../../../app/features/orders/action-flows";
import { PayPasswordDialog } from "../../../app/features/payment/pay-password-dialog";
import { ProviderDialogs } from "../../../app/features/payment/provider-dialogs";
import { ArbitrationDialog } from "../../../app/features/refunds/arbitration-dialog";
import type { OrderAction } from "../../../schema/rules/order-actions";
import { ORDER_STATUSES, type OrderStatus } from "../../../schema/rules/order-status";
import { renderOnePage } from "../../support/one-page-app";
import { graph } from "../../support/open-dialogs";
import { withGraphql } from "../../support/with-graphql";

vi.mock("../../../app/ui/dialog", async () => ({
  Dialog: (await import("../../support/open-dialogs")).Dialog,
}));
vi.mock("../../../app/features/payment/payment-window", () => ({
  paymentPageUrl: () => "https://site.test/payRedirect",
}));
vi.mock("../../../app/lib/graphql/use-read", async () => ({
  useRead: (await import("../../support/open-dialogs")).useRead,
}));

const nothing = () => undefined;
const AT = "2026-11-22T09:00:00+08:00";
const EXCEPTION = {
  id: "1",
  orderNo: "26112215603984",
  createdAt: AT,
  source: "WORKER",
  sourceName: "陈师傅",
  sourcePhone: "13700007001",
  type: "货物破损",
  description: "柜门裂了",
  mediaUrls: [],
  packageState: null,
  goods: [],
  status: "NOT_FOLLOW_UP",
  handling: [],
};
const MARKUP = {
  id: "3",
  number: "JJ3",
  orderNo: "26112215603984",
  isRequest: true,
  status: "WAIT_PAY",
  amount: 2_000,
  kind: "ORDINARY",
  markupType: "爬楼费",
  remark: "电梯停用",
  createdAt: AT,
  createdBy: "陈师傅",
  createdByPhone: "13700007001",
  rejectReason: null,
  dealtAt: null,
  payWay: null,
};
const ORDER = {
  id: "5",
  status: "WAIT_INSTALL",
  needsPickup: false,
  service: { isMarkupOver: false },
  workerName: "陈师傅",
  items: [],
};

beforeEach(() => {
  graph.answer = {
    order: ORDER,
    dictItems: [{ text: "爬楼费", value: "爬楼费" }],
    followUps: [],
    impressionTags: ["准时上门"],
    orderContact: { isPlatform: false, workerName: "陈师傅", workerPhone: "13700007001", isCallable: true },
    viewer: {
      wallet: { balance: 100 },
      customer: { hasPayPassword: true },
      complainableOrders: [{ orderNo: "26112215603984", openObjects: [], hasWorkerToBlame: true }],
      abnormalRecords: { nodes: [EXCEPTION], total: 1 },
    },
    markups: [MARKUP],
  };
});

async function htmlOf(Shown: ComponentType): Promise<string> {
  const Page = withGraphql(() => (
    <Suspense>
      <Shown />
    </Suspense>
  ));
  const context = { cspNonce: "bm9uY2U=", requestId: "request-1" };
  return (await (await renderOnePage({ default: Page }, { context })).text()).replace(/<!-- -->/g, "");
}

/** The dialog that an action of an order's row opens, once its code is there. */
function dialogOf(action: OrderAction): Promise<string> {
  const flow = ACTION_FLOWS[action];
  if (!flow || !("Dialog" in flow)) throw new Error(`${action} opens no dialog`);
  const { Dialog } = flow;
  return htmlOf(() => <Dialog orderId="5" onClose={nothing} onChanged={nothing} />);
}

/** What stands under a tab of an order's detail, once its code is there. */
async function tabOf(tab: "abnormal" | "markup"): Promise<string> {
  const panel = PANELS[tab];
  const Panel = ("load" in panel ? await panel.load() : panel) as ComponentType<{ orderId: string }>;
  return htmlOf(() => <Panel orderId="5" />);
}

const titlesIn = (html: string) => [...html.matchAll(/data-dialog="([^"]+)"/g)].map(([, title]) => title);
const textOf = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
const buttonsIn = (html: string) =>
  [...html.matchAll(/<button[^>]*aria-label="([^"]+)"/g)].map(([, label]) => label);

describe("from the row of an order", () => {
  test.each([
    ["LIST-25", "EVALUATE", "评价师傅"],
    ["LIST-29", "MARKUP", "加价"],
    ["LIST-31", "CALL", "联系师傅"],
    ["LIST-37", "ADD_EXCEPTION", "添加异常"],
    ["LIST-38", "ADD_FOLLOW_UP", "跟进记录"],
    ["LIST-39", "COMPLAIN", "投诉"],
    ["ACT-02", "CANCEL", "您确定要取消此订单?"],
    ["ACT-09", "DELAY_ACCEPTANCE", "确定延长验收吗？每笔订单只能延长一次"],
    ["REFUND-02", "REFUND", "您确定要退款吗"],
    ["ACT-29", "CONFIRM_ARRIVAL", "确认修改商品状态为已到货吗？"],
  ] as const)("[%s] %s opens the dialog that says %s", async (_id, action, words) => {
    const html = await dialogOf(action);
    expect(titlesIn(html)).toHaveLength(1);
    expect(textOf(html)).toContain(words);
  });

  test("[LIST-24] [ACT-26] the arrival of goods that a master collects asks for what is needed to get them", async () => {
    graph.answer = {
      order: { needsPickup: true, provinceName: "浙江省", cityName: "杭州市", areaName: "西湖区" },
    };
    const html = await dialogOf("CONFIRM_ARRIVAL");
    expect(titlesIn(html)).toEqual(["确认到货"]);
    for (const field of ["物流单号", "物流电话", "物流公司", "提货码", "提货地址"]) {
      expect(textOf(html)).toContain(field);
    }
  });

  test("[ACC-11] [ACC-12] [CONST-31] the rating has five stars with their words, of which three are given at first", async () => {
    const html = await dialogOf("EVALUATE");
    const stars = [...html.matchAll(/<input type="radio"[^>]*value="(\d)"[^>]*>/g)];
    expect(stars.map(([, value]) => value)).toEqual(["1", "2", "3", "4", "5"]);
    expect(stars.map(([tag]) => tag.includes("checked"))).toEqual([false, false, true, false, false]);
    const words = [...html.matchAll(/(\d) 星，([^<]+)</g)].map(([, , word]) => word);
    expect(words).toEqual(["非常差", "差", "一般", "好", "非常好"]);
    expect(textOf(html)).toMatch(/\* 必填 服务评分/);
  });

  test("[ACC-13] [ACC-16] the rating takes 500 characters, and can be anonymous", async () => {
    const html = textOf(await dialogOf("EVALUATE"));
    expect(html).toContain("0 / 500");
    expect(html).toContain("匿名评价");
  });

  test("[ACT-20] [MARK-21] who adds to the price of a settled order is warned: it is the master's at once, and no refund", async () => {
    const warned: OrderStatus[] = [];
    for (const status of ORDER_STATUSES) {
      graph.answer = { ...graph.answer, order: { ...ORDER, status } };
      if (textOf(await dialogOf("MARKUP")).includes("将直接支付给师傅，支付后不支持退款"))
        warned.push(status);
    }
    expect(warned).toEqual(["SUCCESS", "EVALUATED"]);
  });
});

describe("under the tabs of an order", () => {
  test("[LIST-27] [DETAIL-11] its exceptions: how far each is dealt with, and the way to go on", async () => {
    const nodes = ["NOT_FOLLOW_UP", "FOLLOWING_UP", "PROCESSED"].map((status, id) => ({
      ...EXCEPTION,
      id,
      status,
      canHandle: status !== "PROCESSED",
    }));
    graph.answer = { viewer: { abnormalRecords: { nodes, total: 3 } } };
    const html = await tabOf("abnormal");
    expect(textOf(html)).toMatch(/未跟进.*跟进中.*已处理/);
    expect(buttonsIn(html).filter((label) => label?.startsWith("记录处理"))).toHaveLength(2);
  });

  test("[LIST-33] [DETAIL-13] what masters ask for, to be paid or rejected while nobody has answered it", async () => {
    const open = await tabOf("markup");
    const when = "2026-11-22 09:00";
    expect(textOf(open)).toContain("¥20.00");
    expect(buttonsIn(open)).toEqual(
      expect.arrayContaining([`拒绝 ${when} 的加价申请`, `确认支付 ${when} 的加价申请`]),
    );
    for (const change of [{ status: "SUCCESS" }, { status: "REJECT" }, { isRequest: false }]) {
      graph.answer = { markups: [{ ...MARKUP, ...change }] };
      const decided = await tabOf("markup");
      expect(textOf(decided)).toContain("¥20.00");
      expect(buttonsIn(decided).filter((label) => label?.includes("加价申请"))).toEqual([]);
    }
  });
});

describe("what was done about an exception", () => {
  const handling = (awaitsDecision = false) =>
    htmlOf(() => (
      <HandleDialog abnormalId="1" awaitsDecision={awaitsDecision} onClose={nothing} onChanged={nothing} />
    ));

  test("[ABN-13] is under way or finished: that nobody has dealt with it is no choice", async () => {
    const html = await handling();
    expect([...html.matchAll(/type="radio"[^>]*value="(\w+)"/g)].map(([, value]) => value)).toEqual([
      "FOLLOWING_UP",
      "PROCESSED",
    ]);
  });

  test("[ABN-11] adds to the price only where that decides nothing about the order", async () => {
    expect(textOf(await handling())).toContain("同时为订单加价");
    const undecided = textOf(await handling(true));
    expect(undecided).not.toContain("同时为订单加价");
    expect(undecided).toContain("请在“处理异常”中决定");
  });

  test("[ABN-14] is told in 500 characters", async () => {
    expect(textOf(await handling())).toMatch(/处理内容\s*\*?\s*0 \/ 500/);
  });
});

describe("up to eight pictures are taken", () => {
  const bounds = { total: 30_000, cap: 24_000 };
  const arbitration = () => (
    <ArbitrationDialog refundId="9" bounds={bounds} allowance="" onClose={nothing} onChanged={nothing} />
  );
  const handled = () => (
    <HandleDialog abnormalId="1" awaitsDecision={false} onClose={nothing} onChanged={nothing} />
  );

  test.each([
    ["ACC-14", "a rating", () => dialogOf("EVALUATE")],
    ["FOLLOW-02", "a note", () => dialogOf("ADD_FOLLOW_UP")],
    ["COMP-06", "a complaint", () => dialogOf("COMPLAIN")],
    ["ABN-23", "an exception", () => dialogOf("ADD_EXCEPTION")],
    ["ABN-17", "what was done about it", () => htmlOf(handled)],
    ["ARB-04", "an arbitration", () => htmlOf(arbitration)],
  ] as const)("[%s] with %s", async (_id, _what, html) => {
    expect(textOf(await html())).toContain("0 / 8");
  });
});

describe("while an order is paid", () => {
  const provider = (stage: object) => () => (
    <ProviderDialogs payment={{ stage, isChecking: false } as never} amount={2_000} />
  );

  const passwordDialog = (offersSmallPayment: boolean) =>
    htmlOf(() => (
      <PayPasswordDialog
        isOpen
        amount={2_000}
        offersSmallPayment={offersSmallPayment}
        error={null}
        isPending={false}
        onOpenChange={nothing}
        onConfirm={nothing}
        onEdit={nothing}
        onForgotten={nothing}
      />
    ));

  test("[LIST-34] the wallet asks for its password", async () => {
    const html = await passwordDialog(false);
    expect(titlesIn(html)).toEqual(["输入支付密码"]);
    expect(html).toMatch(/<input[^>]*type="password"/);
    expect(textOf(html)).toContain("¥20.00");
    expect(html).not.toContain("checkbox");
  });

  test("the password dialog offers to do without it from now on, and does not presume it", async () => {
    const html = await passwordDialog(true);
    expect(textOf(html)).toContain("以后 ¥100 以内免密支付");
    expect(html).toMatch(/<input(?=[^>]*type="checkbox")(?![^>]*checked)[^>]*>/);
  });

  test("[LIST-35] a window at the provider is followed by the question whether it is paid", async () => {
    const html = await htmlOf(provider({ name: "ask" }));
    expect(titlesIn(html)).toEqual(["支付是否成功？"]);
    expect(textOf(html)).toMatch(/未完成，重新支付.*已完成支付/);
  });

  test("[LIST-36] [ERR-06] one that the browser did not open leaves its link to be copied", async () => {
    const html = await htmlOf(provider({ name: "blocked" }));
    expect(titlesIn(html)).toEqual(["订单支付打开失败"]);
    expect(textOf(html)).toContain("请复制下方链接在新窗口打开进行支付");
    expect(textOf(html)).toContain("https://site.test/payRedirect");
    expect(buttonsIn(html)).toEqual(["复制支付链接"]);
  });
});
