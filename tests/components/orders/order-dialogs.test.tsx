import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { type ComponentType, Suspense } from "react";
import { describe, expect, test } from "vitest";
import { HandleDialog } from "../../../app/features/abnormal/handle-dialog";
import { PANELS } from "../../../app/features/order-detail/tabs";
import { OrderActions } from "../../../app/features/orders/order-actions";
import { ArbitrationDialog } from "../../../app/features/refunds/arbitration-dialog";
import type { OrderAction } from "../../../schema/rules/orders/order-actions";
import { ORDER_STATUSES } from "../../../schema/rules/orders/order-status";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const nothing = () => undefined;
const AT = "2026-11-22T09:00:00+08:00";
const EXCEPTION = {
  id: "1",
  orderId: "5",
  orderNo: "26112215603984",
  createdAt: AT,
  source: "WORKER",
  sourceName: "陈师傅",
  sourcePhone: "13700007001",
  type: "货物破损",
  description: "柜门裂了",
  mediaUrls: [],
  packageState: null,
  goods: [{ id: "1", name: "衣柜" }],
  status: "NOT_FOLLOW_UP",
  handling: [],
};
const MARKUP = {
  id: "3",
  orderId: "5",
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
  orderNo: "26112215603984",
  type: "GENERAL",
  status: "WAIT_INSTALL",
  totalAmount: 100,
  originalAmount: 100,
  needsPickup: false,
  service: { isMarkupOver: false },
  workerName: "陈师傅",
  items: [],
};
const markupOrder = (status: string) => ({
  MarkupOrder: { order: { ...ORDER, status }, dictItems: [{ text: "爬楼费", value: "爬楼费" }] },
});

/** What the network answers to the dialogs of an order. */
const ANSWERS = {
  ...markupOrder("WAIT_INSTALL"),
  Payer: {
    payWays: ["WALLET"],
    viewer: {
      wallet: { balance: 100 },
      customer: { hasPayPassword: true, maskedPhone: "138****8000", phone: "13800138000" },
      smallPayment: null,
    },
  },
  ImpressionTags: { impressionTags: ["准时上门"] },
  OrderContact: {
    orderContact: { isPlatform: false, workerName: "陈师傅", workerPhone: "13700007001", isCallable: true },
  },
  ExceptionForm: { order: ORDER, dictItems: [] },
  OrderFollowUps: { followUps: [] },
  ComplainableOrders: {
    viewer: {
      complainableOrders: [{ orderNo: "26112215603984", openObjects: [], hasWorkerToBlame: true }],
    },
  },
  DirectRefund: { order: ORDER },
  ArrivingOrder: { order: ORDER },
  LogisticsCompanies: { logisticsCompanies: [] },
};

/** A network that answers to the dialogs of an order, and to some otherwise. */
const network = (changes: object = {}) => graphNetwork({ ...ANSWERS, ...changes });

const isLoading = () => document.querySelector("[aria-busy=true]") !== null;

/** Shows a part, and waits until its code and its data are there. */
async function show(part: JSX.Element): Promise<void> {
  render(<Suspense fallback={<p aria-busy="true" />}>{part}</Suspense>);
  await waitFor(() => expect(isLoading()).toBe(false));
}

/** What the actions that open a dialog are called in the row of an order. */
const ENTRIES = {
  CANCEL: "取消订单",
  CONFIRM_ARRIVAL: "确认到货",
  DELAY_ACCEPTANCE: "延长验收",
  EVALUATE: "评价师傅",
  REFUND: "申请退款",
  ADD_EXCEPTION: "添加异常",
  MARKUP: "加价",
  CALL: "电话联系",
  ADD_FOLLOW_UP: "添加跟进",
  COMPLAIN: "投诉",
} as const satisfies Partial<Record<OrderAction, string>>;
type Action = keyof typeof ENTRIES;

/** Presses an action in the row of an order that offers no other, and waits for its dialog. */
async function openAction(action: Action, changes: object = {}): Promise<HTMLElement> {
  network(changes);
  const row = { ...ORDER, actions: [action], blockedActions: [], matters: [] };
  const { user } = render(<OrderActions order={row as never} />);
  const name = ENTRIES[action];
  const button = screen.queryByRole("button", { name });
  if (!button) await user.click(screen.getByRole("button", { name: "更多" }));
  await user.click(button ?? (await screen.findByRole("menuitem", { name })));
  await theDialog();
  await waitFor(() => expect(isLoading()).toBe(false));
  return theDialog();
}

/** The only dialog that is open. */
async function theDialog(): Promise<HTMLElement> {
  const all = await waitFor(() => {
    const found = [...screen.queryAllByRole("dialog"), ...screen.queryAllByRole("alertdialog")];
    expect(found).toHaveLength(1);
    return found;
  });
  return all[0] as HTMLElement;
}

/** Shows what stands under a tab of an order's detail. */
async function openTab(tab: "abnormal" | "markup", answers: Parameters<typeof graphNetwork>[0]) {
  const panel = PANELS[tab];
  const Panel = ("load" in panel ? await panel.load() : panel) as ComponentType<{ orderId: string }>;
  const { sentTo } = graphNetwork(answers);
  await show(<Panel orderId="5" />);
  return sentTo;
}

const pageText = () => (document.body.textContent ?? "").replace(/\s+/g, " ");
const labels = () => screen.queryAllByRole("button").map((button) => button.getAttribute("aria-label") ?? "");

describe("from the row of an order", () => {
  test.each([
    ["[LIST-25] [ACT-11] [API-037]", "EVALUATE", "评价师傅"],
    ["[LIST-29] [ACT-19] [API-069] [API-070]", "MARKUP", "加价"],
    ["[LIST-31] [API-024] [CALL-07]", "CALL", "联系师傅"],
    ["[LIST-37] [ACT-18]", "ADD_EXCEPTION", "添加异常"],
    ["[LIST-38] [ACT-24] [API-048]", "ADD_FOLLOW_UP", "跟进记录"],
    ["[LIST-39] [COMP-13] [API-059] [API-060]", "COMPLAIN", "投诉"],
    ["[ACT-02] [ACT-16] [API-033] [ERR-17]", "CANCEL", "您确定要取消此订单?"],
    ["[ACT-08] [ACT-09] [ACT-17] [ERR-17]", "DELAY_ACCEPTANCE", "确定延长验收吗？每笔订单只能延长一次"],
    ["[API-035]", "DELAY_ACCEPTANCE", "确定延长验收吗？每笔订单只能延长一次"],
    ["[REFUND-02] [ACT-22] [API-038] [ERR-17]", "REFUND", "您确定要退款吗"],
    ["[ACT-05] [ACT-29] [API-034] [ERR-17]", "CONFIRM_ARRIVAL", "确认修改商品状态为已到货吗？"],
  ] as const)("%s %s opens the dialog that says %s", async (_ids, action, words) => {
    await openAction(action);
    // One dialog may follow another, which has asked what there is to say.
    await waitFor(() => {
      const [dialog] = [...screen.queryAllByRole("dialog"), ...screen.queryAllByRole("alertdialog")];
      expect(dialog?.textContent).toContain(words);
    });
  });

  test("[LIST-24] [ACT-26] the arrival of goods that a master collects asks for what is needed to get them", async () => {
    const order = { needsPickup: true, provinceName: "浙江省", cityName: "杭州市", areaName: "西湖区" };
    await openAction("CONFIRM_ARRIVAL", { ArrivingOrder: { order } });
    const dialog = await screen.findByRole("dialog", { name: "确认到货" });
    for (const field of ["物流单号", "物流电话", "物流公司", "提货码", "提货地址"]) {
      expect(within(dialog).getAllByLabelText(new RegExp(field)).length).toBeGreaterThan(0);
    }
  });

  test("[ACC-11] [ACC-12] [CONST-31] the rating has five stars with their words, of which three are given at first", async () => {
    const dialog = await openAction("EVALUATE");
    const stars = within(dialog).getAllByRole<HTMLInputElement>("radio");
    expect(stars.map(({ value }) => value)).toEqual(["1", "2", "3", "4", "5"]);
    expect(stars.map(({ checked }) => checked)).toEqual([false, false, true, false, false]);
    for (const [at, word] of ["非常差", "差", "一般", "好", "非常好"].entries()) {
      const star = within(dialog).getByRole("radio", { name: `${at + 1} 星，${word}` });
      expect(star).toBe(stars[at]);
      fireEvent.click(star);
      expect(within(dialog).getByText(word)).toBeTruthy();
    }
    expect(dialog.textContent).toMatch(/\*\s*必填\s*服务评分/);
  });

  test("[ACC-13] [ACC-16] [CONST-25] the rating takes 500 characters, and can be anonymous", async () => {
    const dialog = await openAction("EVALUATE");
    expect(dialog.textContent).toContain("0 / 500");
    expect(within(dialog).getByRole("checkbox", { name: /匿名评价/ })).toBeTruthy();
  });

  test.each(ORDER_STATUSES)(
    "[ACT-20] [MARK-21] a markup of an order that is %s shows a warning when it is paid to the master at once",
    async (status) => {
      const dialog = await openAction("MARKUP", markupOrder(status));
      await within(dialog).findByText("加价类型");
      const isWarned = dialog.textContent?.includes("将直接支付给师傅，支付后不支持退款");
      expect(isWarned).toBe(status === "SUCCESS" || status === "EVALUATED");
    },
  );
});

describe("under the tabs of an order", () => {
  test("[LIST-27] [DETAIL-10] [DETAIL-11] [DETAIL-12] its exceptions: how far each is dealt with, and the way to go on", async () => {
    const nodes = ["NOT_FOLLOW_UP", "FOLLOWING_UP", "PROCESSED"].map((status, id) => ({
      ...EXCEPTION,
      id: String(id),
      status,
      canHandle: status !== "PROCESSED",
    }));
    const answers = { OrderAbnormal: { viewer: { abnormalRecords: { nodes, total: 3 } } } };
    const sentTo = await openTab("abnormal", answers);
    expect(sentTo("OrderAbnormal")).toEqual([{ orderId: "5" }]);
    await waitFor(() => expect(pageText()).toMatch(/未跟进.*异常商品衣柜.*跟进中.*已处理/));
    expect(labels().filter((label) => label.startsWith("记录处理"))).toHaveLength(2);
  });

  test("[LIST-33] [DETAIL-13] [MARK-18] [API-066] a markup request can be paid or rejected until it is answered", async () => {
    const MarkupRequestOrder = { order: { id: "5", status: "WAIT_INSTALL", service: null } };
    const answers = { ...ANSWERS, MarkupRequestOrder, OrderMarkups: { markups: [MARKUP] } };
    const sentTo = await openTab("markup", answers);
    expect(sentTo("OrderMarkups")).toEqual([{ orderId: "5" }]);
    const when = "2026-11-22 09:00";
    expect(await screen.findByText("¥20.00")).toBeTruthy();
    expect(labels()).toEqual(
      expect.arrayContaining([`拒绝 ${when} 的加价申请`, `确认支付 ${when} 的加价申请`]),
    );
    for (const [button, asked] of [
      ["拒绝", "拒绝加价申请"],
      ["确认支付", "确认支付加价"],
    ]) {
      fireEvent.click(screen.getByRole("button", { name: `${button} ${when} 的加价申请` }));
      const dialog = within(await screen.findByRole("dialog", { name: asked }));
      fireEvent.click(dialog.getByRole("button", { name: "取消" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    }
  });

  test("[API-066] [ENT-20] [DETAIL-02] a rejected markup says why", async () => {
    const rejected = { ...MARKUP, status: "REJECT", rejectReason: "没有约定", remark: "现场加急" };
    await openTab("markup", { ...ANSWERS, OrderMarkups: { markups: [rejected] } });
    expect((await screen.findByText("拒绝原因")).nextElementSibling?.textContent).toBe("没有约定");
  });

  test.each([{ status: "SUCCESS" }, { status: "REJECT" }, { isRequest: false }])(
    "[LIST-33] [DETAIL-13] [MARK-01] a markup with %j is shown and cannot be answered",
    async (change) => {
      await openTab("markup", { OrderMarkups: { markups: [{ ...MARKUP, ...change }] } });
      expect(await screen.findByText("¥20.00")).toBeTruthy();
      expect(labels().filter((label) => label.includes("加价申请"))).toEqual([]);
    },
  );
});

describe("[UPL-03] [CONST-24] up to eight pictures are taken", () => {
  const record = { id: "1", orderId: "5", awaitsDecision: false };
  const handling = <HandleDialog record={record} onClose={nothing} />;
  const arbitration = (
    <ArbitrationDialog
      refund={{
        ...{ id: "9", orderId: "5", totalAmount: 30_000, maxAllowance: 24_000 },
        ...{ allowance: 0, description: "", imageUrls: [] },
      }}
      onClose={nothing}
    />
  );

  test.each([
    ["ACC-14", "a rating", "EVALUATE"],
    ["FOLLOW-02", "a note", "ADD_FOLLOW_UP"],
    ["COMP-06", "a complaint", "COMPLAIN"],
    ["ABN-23", "an exception", "ADD_EXCEPTION"],
  ] as const)("[%s] with %s", async (_id, _what, action) => {
    const dialog = await openAction(action);
    await waitFor(() => expect(dialog.textContent).toContain("0 / 8"));
  });

  test.each([
    ["ABN-17", "what was done about an exception", handling],
    ["ARB-04", "an arbitration", arbitration],
  ] as const)("[%s] with %s", async (_id, _what, dialog) => {
    network();
    await show(dialog);
    expect((await theDialog()).textContent).toContain("0 / 8");
  });
});
