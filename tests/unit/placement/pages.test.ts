import { describe, expect, test, vi } from "vitest";
import { stepsOf } from "../../../app/features/placement/page/steps";
import * as payment from "../../../app/routes/placeorder.Orderpayment/route";
import * as stepThree from "../../../app/routes/placeorder.Stepthree/route";
import * as stepTwo from "../../../app/routes/placeorder.Steptwo/route";
import * as speedOrder from "../../../app/routes/placeorder.speedOrder/route";
import * as stepOne from "../../../app/routes/placeorder.stepone/route";

interface Visit {
  answer?: object;
  hasToken?: boolean;
}

/** A request to a page, and what it asked the graph for. */
function visit(path: string, { answer = {}, hasToken = true }: Visit = {}) {
  const graphql = vi.fn().mockResolvedValue(answer);
  const request = new Request(`https://site.invalid${path}`);
  const context = { hasToken, graphql, graphqlParts: graphql } as never;
  return { args: { request, context, params: {} }, graphql };
}

/** Where an answer or what was thrown sends the browser. */
const locationOf = (answer: unknown) => (answer instanceof Response ? answer.headers.get("Location") : null);
const thrownBy = (page: () => Promise<unknown>) => page().catch((thrown: unknown) => thrown);

/** Ids stay below 2^53. */
const HIGHEST_ID = String(Number.MAX_SAFE_INTEGER);

const STEPS = ["填写服务与商品", "物流与联系信息", "支付订单", "下单成功"];
const SPEED_STEPS = ["填写即时订单", "支付订单", "下单成功"];

test.each([
  ["PLACE-01", stepOne, STEPS, "current next next next"],
  ["PLACE-01", stepTwo, STEPS, "done current next next"],
  ["PLACE-01", payment, STEPS, "done done current next"],
  ["PLACE-01", stepThree, STEPS, "done done done current"],
  ["PLACE-04", speedOrder, SPEED_STEPS, "current next next"],
])("[%s] a page of placing an order says which of its steps it is: %#", (_id, { handle }, names, states) => {
  const steps = stepsOf([{ handle, data: undefined }]);
  expect(steps.map(({ name }) => name)).toEqual(names);
  expect(steps.map(({ state }) => state).join(" ")).toBe(states);
});

test("[ACT-23] [API-024] [ROUTE-19] the form of an immediate order reads the order of `copy`, and nothing without it", async () => {
  const order = { id: "5", " $fragmentRefs": { CopiedOrderFragment: {} }, type: "TIMELY" };
  const { args, graphql } = visit("/placeorder/speedOrder?copy=5", { answer: { order } });
  const { data } = await speedOrder.loader(args);
  expect(graphql.mock.calls[0]?.[1]).toEqual({ id: "5" });
  expect(data.copy).toEqual(order);
  const blank = visit("/placeorder/speedOrder");
  expect((await speedOrder.loader(blank.args)).data.copy).toBeNull();
  expect(blank.graphql).toHaveBeenCalledOnce();
});

describe("the pages after the order", () => {
  test.each([
    ["/placeorder/Orderpayment?orderid=5", payment.loader],
    ["/placeorder/Stepthree?orderid=5", stepThree.loader],
  ])("[PLACE-60] [ROLE-03] %s sends visitors to the login with its path", async (path, loader) => {
    const { args, graphql } = visit(path, { hasToken: false });
    const sent = await thrownBy(async () => loader(args));
    expect(locationOf(sent)).toBe(`/login?reason=login&from=${encodeURIComponent(path)}`);
    expect(graphql).not.toHaveBeenCalled();
  });

  const openPayment = async (hasPayPassword: boolean) => {
    const customer = { id: "9", phone: "13800138000", maskedPhone: "138****8000", hasPayPassword };
    const viewer = { wallet: { balance: 700 }, customer };
    const answer = { order: { id: "5" }, payWays: ["WECHAT", "WALLET"], viewer };
    const { args, graphql } = visit("/placeorder/Orderpayment?orderid=5", { answer });
    const { data } = await payment.loader(args);
    return { page: data.page, graphql };
  };

  test("[PAY-01] [PAY-02] [PAY-03] [ACT-01] the payment reads the order of `orderid` and the ways that are offered", async () => {
    const { page, graphql } = await openPayment(true);
    expect(graphql.mock.calls[0]?.[1]).toEqual({ id: "5" });
    expect(page).toMatchObject({
      order: { id: "5" },
      payer: { balance: 700, payWays: ["WECHAT", "WALLET"] },
    });
  });

  test.each([
    ["PAY-09", true],
    ["PAY-10", false],
  ])(
    "[%s] it knows the phone of its payer, and whether there is a payment password: %s",
    async (_id, has) => {
      const { page } = await openPayment(has);
      const payer = { phone: "13800138000", maskedPhone: "138****8000", hasPayPassword: has };
      expect(page).toMatchObject({ payer });
    },
  );

  test.each([
    ["WAIT_PAY", false],
    ["CLOSE", false],
    ["RECEIVING_ORDER", true],
    // Paid with a bid picked.
    ["WAIT_APPOINTMENT", true],
    ["SUCCESS", true],
  ])(
    "[PLACE-62] [ROUTE-18] step three reads the order of `orderid`; one that is %s is a success: %s",
    async (status, isPaid) => {
      const order = { id: HIGHEST_ID, status, type: "GENERAL" };
      const { args, graphql } = visit(`/placeorder/Stepthree?orderid=${HIGHEST_ID}`, { answer: { order } });
      const { data } = await stepThree.loader(args);
      expect(graphql.mock.calls[0]?.[1]).toEqual({ id: HIGHEST_ID });
      expect(data).toEqual({ order, isOrderPaid: isPaid, isSpeedOrder: false });
    },
  );

  test("[PLACE-04] an immediate order has its three steps on the pages after its form, too", async () => {
    const order = { id: "5", status: "WAIT_PAY", type: "TIMELY" };
    const customer = { id: "9", phone: "13800138000", maskedPhone: "138****8000", hasPayPassword: true };
    const answer = { order, payWays: ["WALLET"], viewer: { wallet: { balance: 700 }, customer } };
    for (const [page, path, current] of [
      [payment, "/placeorder/Orderpayment?orderid=5", "支付订单"],
      [stepThree, "/placeorder/Stepthree?orderid=5", "下单成功"],
    ] as const) {
      const { data } = await page.loader(visit(path, { answer }).args);
      const steps = stepsOf([{ handle: page.handle, data }]);
      expect(steps.map(({ name }) => name)).toEqual(SPEED_STEPS);
      expect(steps.find(({ state }) => state === "current")?.name).toBe(current);
    }
  });
});
