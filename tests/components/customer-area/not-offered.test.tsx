import { screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { EVERYTHING, type Offers, OffersProvider } from "../../../app/features/customer-area/offers";
import { DEFAULT_VIEW } from "../../../app/features/order-list/columns/list-view";
import { BulkBar } from "../../../app/features/order-list/selection/bulk-bar";
import { SaveView } from "../../../app/features/order-list/views/save-view";
import { OrderActions } from "../../../app/features/orders/order-actions";
import { PaymentDialogs } from "../../../app/features/payment/payment-dialogs";
import { PhoneUploadButton } from "../../../app/features/phone-upload/phone-upload-button";
import { RecipientPicker } from "../../../app/features/placement/customer/recipients/recipient-picker";
import { OrderDraftProvider } from "../../../app/features/placement/draft/draft-context";
import { LoginPromptProvider } from "../../../app/features/placement/page/login-prompt";
import { LedgerFilters } from "../../../app/features/wallet/ledger-filters";
import FollowUpRecords from "../../../app/routes/user.followup.record/route";
import { OrderListPage } from "../../../app/routes/user.order._index/order-list-page";
import { graphNetwork } from "../../support/components/graph-network";
import { listedOrder } from "../../support/components/listed-order";
import { render } from "../../support/components/render";

const nothing = () => undefined;
/** Draws a part for a customer whose platform does not offer this. */
const renderWithout = (missing: keyof Offers | null, part: ReactNode) =>
  render(
    <OffersProvider value={missing ? { ...EVERYTHING, [missing]: false } : EVERYTHING}>
      {part}
    </OffersProvider>,
  );

const order = {
  ...{ id: "5", orderNo: "26112215603984", type: "GENERAL", goodsTypeName: "家具" },
  ...{ serviceTypeName: "仅安装", actions: ["COPY"], blockedActions: [], matters: [] },
};

test.each([
  ["offered", null, 1],
  ["not offered without templates", "templates", 0],
] as const)("存为模板 is %s in the menu of an order", async (_, missing, count) => {
  const { user } = renderWithout(missing, <OrderActions order={order as never} />);
  await user.click(screen.getByRole("button", { name: "更多" }));
  expect(await screen.findByRole("menuitem", { name: "复制订单" })).toBeTruthy();
  expect(screen.queryAllByRole("menuitem", { name: "存为模板" })).toHaveLength(count);
});

test.each([
  ["offered", null, 1],
  ["not offered without the tools of the list", "listTools", 0],
] as const)("[U7] [U3] 导出所选 and 存为常用筛选 are %s", (_, missing, count) => {
  const selection = { orders: [{ id: "5", actions: [], totalAmount: 0 }], elsewhere: 0, clear: nothing };
  renderWithout(
    missing,
    <>
      <BulkBar selection={selection as never} onPay={nothing} />
      <SaveView
        saved={{ views: [], isFailed: false, reload: nothing }}
        filter={{ status: "WAIT_PAY" } as never}
        chips={[{ text: "状态：待付款" }]}
      />
    </>,
  );
  expect(screen.getByRole("link", { name: /打印工单/ })).toBeTruthy();
  expect(screen.queryAllByRole("button", { name: "导出所选" })).toHaveLength(count);
  expect(screen.queryAllByRole("button", { name: "存为常用筛选" })).toHaveLength(count);
});

test.each([
  ["offered", null, 4],
  ["not offered where the backend has none of our tools of the list", "listTools", 0],
] as const)("other sequences of the list are %s", (_, missing, count) => {
  graphNetwork({ SavedViews: { viewer: { orderViews: [] } } });
  const data = {
    ...{ orders: [listedOrder()] as never, total: 1, size: 6, counts: null, options: null },
    ...{ view: DEFAULT_VIEW, expectsViews: false, serverNow: "2026-11-22T02:00:00.000Z" },
  };
  renderWithout(missing, <OrderListPage data={data} />);
  expect(screen.getByRole("columnheader", { name: /商品信息/ })).toBeTruthy();
  expect(screen.queryAllByRole("link", { name: /最新的在前|最早的在前/ })).toHaveLength(count);
});

test.each([
  ["offered", null, 1],
  ["not offered without our calls of the ledger", "ledger", 0],
] as const)("[WALLET-02] the pay way as a filter of the ledger is %s", (_, missing, count) => {
  renderWithout(missing, <LedgerFilters filter={{}} />);
  expect(screen.getByRole("combobox", { name: "类型" })).toBeTruthy();
  expect(screen.queryAllByRole("combobox", { name: "支付方式" })).toHaveLength(count);
});

test("[FOLLOW-07] [HOME-10] [ENUM-02] without a list of what masters ask for the page leads to the orders, and claims nothing", async () => {
  const network = graphNetwork();
  const data = { records: { nodes: [], total: 0 }, size: 4 };
  render(
    <OffersProvider value={{ ...EVERYTHING, markupRequests: false }}>
      <FollowUpRecords />
    </OffersProvider>,
    { at: "/user/followup/record", data },
  );
  const orders = await screen.findByRole("link", { name: "查看加价待支付的订单" });
  expect(orders.getAttribute("href")).toBe("/user/order?status=MARKUP_WAIT_PAY");
  expect(screen.queryByText("没有待处理的加价申请")).toBeNull();
  expect(network.sent).toEqual([]);
});

test.each([
  ["offers", null, 1],
  ["does not offer", "smallPayment", 0],
] as const)("the dialog of the password %s to do without it", (_, missing, count) => {
  const payment = { dialog: { name: "password" }, isPending: false, provider: { stage: null } };
  const payer = { smallPayment: { limit: null, usedToday: 0 } };
  renderWithout(missing, <PaymentDialogs payment={payment as never} payer={payer as never} amount={2_000} />);
  expect(screen.getByRole("dialog", { name: "输入支付密码" })).toBeTruthy();
  expect(screen.queryAllByRole("checkbox", { name: /免密/ })).toHaveLength(count);
});

test.each([
  ["offered", null, 1],
  ["not offered without links for phones", "phoneUploads", 0],
] as const)("[U22] 用手机上传 is %s", (_, missing, count) => {
  renderWithout(missing, <PhoneUploadButton label="图片" count={1} onPicture={nothing} onRefused={null} />);
  expect(screen.queryAllByRole("button", { name: "用手机上传图片" })).toHaveLength(count);
});

test.each([
  ["offered", null, 1],
  ["not offered without recipients", "recipients", 0],
] as const)("[U16] 常用收货人 is %s", (_, missing, count) => {
  graphNetwork({
    Recipients: { viewer: { recipients: [] } },
    AccountDraft: { viewer: { orderDraft: null } },
  });
  renderWithout(
    missing,
    <OrderDraftProvider>
      <LoginPromptProvider isSignedIn>
        <RecipientPicker />
      </LoginPromptProvider>
    </OrderDraftProvider>,
  );
  expect(screen.queryAllByRole("button", { name: "常用收货人" })).toHaveLength(count);
});
