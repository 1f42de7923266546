import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { MarkupPayDialog } from "../../../app/features/markups/markup-pay-dialog";
import { PaymentPage } from "../../../app/routes/placeorder.Orderpayment/payment-page";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const NOW = "2026-11-20T08:30:00.000Z";
const nothing = () => undefined;
const dialog = (
  <MarkupPayDialog
    title="加价"
    orderId="5"
    amount={2_000}
    isRequest={false}
    choose={() => null}
    send={() => Promise.reject(new Error("nothing is sent here"))}
    onPaid={nothing}
    onClose={nothing}
  >
    {(payWays) => payWays}
  </MarkupPayDialog>
);

describe("the pay way of a markup", () => {
  test.each([
    [["ALIPAY", "WECHAT", "WALLET"], "WALLET"],
    [["WALLET", "ALIPAY"], "WALLET"],
    [["WECHAT", "ALIPAY"], "WECHAT"],
  ])(
    "[PAY-04] [CONST-35] is the wallet wherever it stands in the answer: of %j it is %s",
    async (payWays, chosen) => {
      const customer = { hasPayPassword: true, maskedPhone: "138****8000", phone: "13800138000" };
      graphNetwork({
        Payer: { payWays, viewer: { wallet: { balance: 100_000 }, customer, smallPayment: null } },
      });
      render(dialog);
      const radios = await screen.findAllByRole<HTMLInputElement>("radio");
      expect(radios.map(({ value }) => value)).toEqual(payWays);
      expect(radios.filter(({ checked }) => checked).map(({ value }) => value)).toEqual([chosen]);
    },
  );
});

describe("the pay way of an order", () => {
  const ORDER = {
    ...{ id: "5", orderNo: "26112015603984", status: "WAIT_PAY", expiresAt: "2099-01-01T00:00:00.000Z" },
    ...{ goodsTypeName: "家具", serviceTypeName: "仅安装", totalAmount: 12_855 },
    ...{ customerName: "王小满", customerPhone: "13700001234", displayAddress: "西湖区文三路 90 号" },
    ...{ provinceName: "浙江省", cityName: "杭州市", items: [], lines: [] },
  };
  const payer = { phone: "13800138000", maskedPhone: "138****8000", smallPayment: null };

  test.each([
    ["ALIPAY", /支付宝/],
    ["WECHAT", /微信支付/],
  ])(
    "[PAY-05] [API-026] [ENUM-05] is sent as it is chosen: %s, without a password",
    async (payWay, label) => {
      vi.spyOn(window, "open").mockReturnValue(null);
      const answer = { __typename: "OrderPayment", pageHtml: "<form/>", qrCode: "data:," };
      const network = graphNetwork({ PayOrder: { answer } }, { "/time": () => new Response(NOW) });
      const { user } = render(
        <PaymentPage
          order={ORDER as never}
          payer={{ ...payer, payWays: ["WALLET", "ALIPAY", "WECHAT"], balance: 90_000, hasPayPassword: true }}
          serverNow={NOW}
        />,
      );
      await user.click(screen.getByRole("radio", { name: label }));
      await user.click(screen.getByRole("button", { name: "立即支付" }));
      const how = { payWay, password: null, idempotencyKey: expect.any(String) };
      const input = { orderId: "5", quotedTotalFee: 12_855, ...how };
      await waitFor(() => expect(network.sentTo("PayOrder")).toEqual([{ input }]));
    },
  );
});
