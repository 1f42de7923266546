import { describe, expect, test, vi } from "vitest";
import {
  freshDraft,
  freshItem,
  type OrderDraft,
  type OrderType,
} from "../../../app/features/placement/draft/order-draft";
import { stepsOf } from "../../../app/features/placement/page/steps";
import * as payment from "../../../app/routes/placeorder.Orderpayment/route";
import * as stepThree from "../../../app/routes/placeorder.Stepthree/route";
import * as stepTwo from "../../../app/routes/placeorder.Steptwo/route";
import * as speedOrder from "../../../app/routes/placeorder.speedOrder/route";
import * as stepOne from "../../../app/routes/placeorder.stepone/route";

const draftOf = (orderType: OrderType, change: Partial<OrderDraft> = {}): OrderDraft => ({
  ...freshDraft(() => "key", orderType),
  goodsTypeId: "1",
  serviceType: "12",
  takeDeliveryFee: true,
  customerName: "王芳",
  customerPhone: "13800138000",
  isLift: "true",
  areaCode: ["33", "3301", "330106"],
  address: "文三路 1 号",
  orderItems: [{ ...freshItem("a"), imgUrl: "/files/a.png", goodsTypeId: "101", name: "床" }],
  totalVolume: "4.5",
  ...{ logisticsNo: "DPK1", logisticsPhone: "95353", userName: "李雷", userPhone: "13900139000" },
  ...{ pickupAreaCode: ["33", "3301", "330110"], transportTime: "2099-01-02 09:00" },
  ...change,
});

interface Visit {
  answer?: object;
  hasToken?: boolean;
  body?: object;
}

/** A request to a page, and what it asked the graph for. */
function visit(path: string, { answer = {}, hasToken = true, body }: Visit = {}) {
  const graphql = vi.fn().mockResolvedValue(answer);
  const request = new Request(
    `https://site.invalid${path}`,
    body ? { method: "POST", body: JSON.stringify(body) } : {},
  );
  const context = { hasToken, graphql, graphqlParts: graphql } as never;
  return { args: { request, context, params: {} }, graphql };
}

/** Where an answer or what was thrown sends the browser. */
const locationOf = (answer: unknown) => (answer instanceof Response ? answer.headers.get("Location") : null);
const thrownBy = (page: () => Promise<unknown>) => page().catch((thrown: unknown) => thrown);

test.each([
  ["PLACE-01", stepOne, "填写服务与商品", 4],
  ["PLACE-01", stepTwo, "物流与联系信息", 4],
  ["PLACE-01", payment, "支付订单", 4],
  ["PLACE-01", stepThree, "下单成功", 4],
  ["PLACE-04", speedOrder, "填写即时订单", 3],
])("[%s] a page of placing an order says which step it is: %#", (_id, { handle }, name, count) => {
  const steps = stepsOf([{ handle, data: undefined }]);
  expect(steps.map(({ state }) => state)).toContain("current");
  expect(steps.find(({ state }) => state === "current")?.name).toBe(name);
  expect(steps).toHaveLength(count);
});

describe("the order that a form sends", () => {
  const created = { createOrder: { __typename: "OrderCreated", orderId: "77" } };

  test.each([
    ["PLACE-61", stepTwo, "GENERAL"],
    ["PLACE-04", speedOrder, "TIMELY"],
  ] as const)("[%s] is created as one of its kind: %#", async (_id, { action }, type) => {
    const body = { draft: draftOf(type), quotedTotalFee: 42_525 };
    const { args, graphql } = visit("/placeorder", { answer: created, body });
    expect(await action(args)).toEqual({ orderId: "77" });
    expect(graphql.mock.calls[0]?.[1]).toMatchObject({
      input: {
        ...{ type, quotedTotalFee: 42_525, goodsTypeId: "1", serviceTypeId: "12", hasLift: true },
        ...{ areaCode: "330106", pickupAreaCode: "330110", transportAt: "2099-01-02T09:00:00+08:00" },
      },
    });
  });

  test.each([
    ["PLACE-36", { totalVolume: "0" }, "请输入的体积"],
    ["PLACE-58", { userName: "" }, "请输入您的姓名"],
  ])("[%s] is created by no page that would refuse it: %j", async (_id, change, message) => {
    for (const [{ action }, type] of [
      [stepTwo, "GENERAL"],
      [speedOrder, "TIMELY"],
    ] as const) {
      const { args, graphql } = visit("/placeorder", {
        body: { draft: draftOf(type, change), quotedTotalFee: 1 },
      });
      expect(await action(args)).toMatchObject({ code: 4000, message });
      expect(graphql).not.toHaveBeenCalled();
    }
  });

  test("[PLACE-60] is not created for a visitor, who comes back to the form after signing in", async () => {
    const body = { draft: draftOf("GENERAL"), quotedTotalFee: 1 };
    const { args, graphql } = visit("/placeorder/Steptwo", { hasToken: false, body });
    expect(locationOf(await stepTwo.action(args))).toBe("/login?reason=login&from=%2Fplaceorder%2FSteptwo");
    expect(graphql).not.toHaveBeenCalled();
  });
});

describe("the pages after the order", () => {
  test.each([
    ["/placeorder/Orderpayment?orderid=5", payment.loader],
    ["/placeorder/Stepthree?orderid=5", stepThree.loader],
  ])("[PLACE-60] %s sends visitors to the login with its path", async (path, loader) => {
    const { args, graphql } = visit(path, { hasToken: false });
    const sent = await thrownBy(async () => loader(args));
    expect(locationOf(sent)).toBe(`/login?reason=login&from=${encodeURIComponent(path)}`);
    expect(graphql).not.toHaveBeenCalled();
  });

  test("[PAY-01] [PAY-02] the payment reads the order of `orderid` and the ways that are offered", async () => {
    const order = { id: "5" };
    const wallet = { balance: 700 };
    const customer = { id: "9", phone: "13800138000", maskedPhone: "138****8000", hasPayPassword: true };
    const answer = { order, payWays: ["WECHAT", "WALLET"], viewer: { wallet, customer } };
    const { args, graphql } = visit("/placeorder/Orderpayment?orderid=5", { answer });
    const { data } = await payment.loader(args);
    expect(graphql.mock.calls[0]?.[1]).toEqual({ id: "5" });
    expect(data.page).toMatchObject({ order, payer: { balance: 700, payWays: ["WECHAT", "WALLET"] } });
  });

  test.each([
    ["WAIT_PAY", false],
    ["CLOSE", false],
    ["RECEIVING_ORDER", true],
  ])(
    "[PLACE-62] step three reads the order of `orderid`; one that is %s is a success: %s",
    async (status, isPaid) => {
      const order = { id: "5", status };
      const { args, graphql } = visit("/placeorder/Stepthree?orderid=5", { answer: { order } });
      const { data } = await stepThree.loader(args);
      expect(graphql.mock.calls[0]?.[1]).toEqual({ id: "5" });
      expect(data).toEqual({ order, isOrderPaid: isPaid });
    },
  );
});
