import type { PayWay } from "../../../app/gql/graphql";
import { PaymentPage } from "../../../app/routes/placeorder.Orderpayment/payment-page";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

export const ORDER = {
  ...{ id: "5", orderNo: "26112015603984", status: "WAIT_PAY", expiresAt: "2026-11-21T08:30:00.000Z" },
  ...{ goodsTypeName: "家具", serviceTypeName: "仅安装" },
  ...{ customerName: "王小满", customerPhone: "13700001234" },
  ...{ provinceName: "浙江省", cityName: "杭州市", displayAddress: "西湖区文三路 90 号" },
  items: [{ id: "51", name: "三人沙发", goodsTypeName: "沙发", count: 2, imageUrl: "/files/sofa.png" }],
  lines: [{ name: "基础安装费", fee: 12_855 }],
  totalAmount: 12_855,
};
export const NOW = "2026-11-20T08:30:00.000Z";

interface Options {
  order?: object;
  payWays?: PayWay[];
  balance?: number;
  hasPayPassword?: boolean;
  at?: string;
  /** What the pay call opens. */
  shown?: { pageHtml?: string; qrCode?: string };
}

/** The payment page of an order, the answers to it, and a network that says that the order waits. */
export function openPaymentPage(options: Options = {}) {
  const { order = {}, payWays = ["WALLET", "ALIPAY", "WECHAT"], balance = 90_000, shown = {} } = options;
  const { hasPayPassword = true, at = "/placeorder/Orderpayment?orderid=5" } = options;
  const network = graphNetwork(
    {
      PayOrder: { answer: { __typename: "OrderPayment", pageHtml: null, qrCode: null, ...shown } },
      OrderPayState: { order: { id: "5", status: "WAIT_PAY" } },
      SetPayPassword: { answer: { __typename: "PayPasswordSet" } },
      SendSmsCode: { answer: { __typename: "SmsCodeSent", resendAfterSeconds: 60 } },
    },
    { "/time": () => new Response(NOW) },
  );
  const payer = { phone: "13800138000", maskedPhone: "138****8000", smallPayment: null };
  const page = render(
    <PaymentPage
      order={{ ...ORDER, ...order } as never}
      payer={{ ...payer, payWays, balance, hasPayPassword }}
      serverNow={NOW}
    />,
    { at, load: async () => null },
  );
  return { ...page, network };
}
