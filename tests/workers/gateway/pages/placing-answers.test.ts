import { expect, test } from "vitest";
import { restOrderDetail } from "../../../support/contract/rest-order";
import { CUSTOMER } from "../support";
import { answerTo } from "./operation-rows";

const CATEGORY = { goodsTypeId: "1" };
const SERVICES = "GET /common/api/service_type/list_by_good_type";
const GOODS = "POST /user/api/goods/list";
const PRICE = "POST /order/api/order/price";
const ORDER = "GET /order/api/order/5";

const SERVICE = { name: "配送并安装", description: "师傅先去提货", takeDeliveryFee: true };
const OFFERED = { serviceTypes: [{ id: "1", ...SERVICE }] };
const BED = { name: "床", goodsTypeName: "床", shopUrl: null, description: null };
const SAVED_BED = { id: 9, goodsTypeId: 102, imgUrl: "/files/bed.png", installVideoUrl: null, ...BED };
const JOB = {
  ...{ goodsTypeId: "1", serviceTypeId: "1", areaCode: "330106", totalVolume: 1, packingCount: 1 },
  items: [{ name: "床", count: 1, goodsTypeId: "102" }],
};
const QUOTE = { orderServiceFees: [{ name: "基础安装费", fee: 100 }], workerFee: 90, totalFee: 120 };
const SHOWN_QUOTE = { lines: [{ name: "基础安装费", fee: 10_000 }], workerFee: 9_000, totalFee: 12_000 };
const PAID = { ...restOrderDetail(5), status: "RECEIVING_ORDER" };
const SHOWN_STATE = { order: { id: "5", status: "RECEIVING_ORDER" } };
const { orderNo } = PAID;
const PLACED = { order: { id: "5", orderNo, status: "RECEIVING_ORDER", totalAmount: 12_855 } };

/** Pages are tested with a network that answers whatever is asked; here the fields that they select are filled. */
test.each([
  [
    "PLACE-11",
    "ServiceTypes",
    CATEGORY,
    SERVICES,
    [{ id: 12, ...SERVICE }],
    { serviceTypes: [{ id: "12", ...SERVICE }] },
  ],
  ["PLACE-20", "ServiceTypes", CATEGORY, SERVICES, [{ id: 1, ...SERVICE }], { serviceTypes: [SERVICE] }],
  [
    "PLACE-55",
    "ServiceTypes",
    CATEGORY,
    SERVICES,
    [{ id: 12, ...SERVICE }],
    { serviceTypes: [{ id: "12", takeDeliveryFee: true }] },
  ],
  [
    "PLACE-25",
    "LibraryGoods",
    { goodsTypeId: "102" },
    GOODS,
    { rows: [SAVED_BED], total: 1 },
    { viewer: { libraryGoods: { nodes: [{ name: "床", goodsTypeId: "102", imageUrl: "/files/bed.png" }] } } },
  ],
  ["PLACE-38", "PriceQuote", { input: JOB }, PRICE, QUOTE, { priceQuote: SHOWN_QUOTE }],
  ["PLACE-47", "PriceQuote", { input: JOB }, PRICE, QUOTE, { priceQuote: SHOWN_QUOTE }],
  ["PLACE-62", "StepThreePage", { id: "5" }, ORDER, PAID, PLACED],
  ["PAY-07", "OrderPayState", { id: "5" }, ORDER, PAID, SHOWN_STATE],
  ["PAY-08", "OrderPayState", { id: "5" }, ORDER, PAID, SHOWN_STATE],
  ["ENT-05", "OrderPayState", { id: "5" }, ORDER, PAID, SHOWN_STATE],
  ["ENT-09", "ServiceTypes", CATEGORY, SERVICES, [{ id: 1, ...SERVICE }], OFFERED],
  [
    "CONST-43",
    "SafetyIdentity",
    {},
    "GET /user/api/customer",
    CUSTOMER,
    { viewer: { customer: { maskedPhone: "138****5678" } } },
  ],
])(
  "[%s] %s with %j is answered with what its page shows",
  async (_id, name, variables, call, data, shown) => {
    expect(await answerTo(name, variables, { [call]: { data } })).toMatchObject(shown);
  },
);

test.each(["[PAY-01] [PAY-02] [PAY-10] [PAY-21]", "[PAY-19]"])(
  "%s the payment page is answered with its order and until when it waits, the ways to pay, the wallet and the masked phone",
  async () => {
    const page = await answerTo(
      "OrderPaymentPage",
      { id: "5" },
      {
        [ORDER]: { data: restOrderDetail(5) },
        "GET /user/api/customer": { data: CUSTOMER },
        "GET /user/api/customer/balance": { data: { balance: 700, withdrawing: 0 } },
        "GET /common/platform/get_pay_way": { data: { orderPayWay: ["WECHAT", "WALLET"], cashOutWay: [] } },
      },
    );
    expect(page).toMatchObject({
      order: { status: "WAIT_PAY", totalAmount: 12_855, items: [{ name: "沙发", count: 1 }] },
      payWays: ["WECHAT", "WALLET"],
      viewer: { wallet: { balance: 70_000 }, customer: { maskedPhone: "138****5678", hasPayPassword: true } },
    });
    expect(page.order.expiresAt).toBe("2026-11-21T16:30:00+08:00");
  },
);
