import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { BULK_STEPS } from "../../../app/features/order-list/selection/bulk-steps";
import { createPageClient } from "../../../app/lib/graphql/client";
import { keepPageClient } from "../../../app/lib/graphql/page-client";
import { fakeGateway } from "../../support/servers/fake-gateway";

let gateway: ReturnType<typeof fakeGateway>;
let forgetClient: () => void;

beforeEach(() => {
  gateway = fakeGateway();
  forgetClient = keepPageClient(createPageClient());
});

afterEach(() => {
  forgetClient();
  vi.unstubAllGlobals();
});

const ORDER = {
  id: "7",
  orderNo: "26112000000007",
  status: "WAIT_ASSIGN" as const,
  customerName: "王芳",
  totalAmount: 30_000,
  actions: [],
  needsPickup: false,
  logisticsNo: null,
  logisticsPhone: null,
};

const DONE = { data: { answer: { __typename: "Order", id: "7" } } };

describe("a step for several orders", () => {
  test.each([
    [
      "CONFIRM_ARRIVAL",
      {
        title: "确认到货",
        question: "确认修改商品状态为已到货吗？",
        waiting: "待确认",
        done: "已到货",
        summary: "已确认到货",
      },
    ],
    [
      "ACCEPT",
      {
        title: "验收",
        question: "确定验收通过吗？款项将付给师傅，之后不能退款",
        waiting: "待验收",
        done: "已验收",
        summary: "已验收通过",
      },
    ],
    [
      "CANCEL",
      {
        title: "取消订单",
        question: "确定要取消这些订单吗？取消后不能恢复",
        waiting: "待取消",
        done: "已取消",
        summary: "已取消",
      },
    ],
  ] as const)("%s has its own texts", (action, texts) => {
    expect(BULK_STEPS[action]).toMatchObject(texts);
  });

  test("is marked as dangerous only where it cancels", () => {
    const { CONFIRM_ARRIVAL, ACCEPT, CANCEL } = BULK_STEPS;
    expect([CONFIRM_ARRIVAL, ACCEPT, CANCEL].map(({ isDanger = false }) => isDanger)).toEqual([
      false,
      false,
      true,
    ]);
  });

  test.each([
    ["CONFIRM_ARRIVAL", { input: { orderId: "7" } }],
    ["ACCEPT", { orderId: "7" }],
    ["CANCEL", { orderId: "7" }],
  ] as const)(
    "%s names the order, and is done, refused or failed by its answer",
    async (action, variables) => {
      const results = [
        [DONE, "done"],
        [
          { data: { answer: { __typename: "BusinessError", code: 400, message: "订单状态已变化" } } },
          { message: "订单状态已变化" },
        ],
        [{ errors: [{ message: "broken" }] }, { message: "网络异常，请稍后重试" }],
      ] as const;
      for (const [at, [answer, expected]] of results.entries()) {
        const result = BULK_STEPS[action].take(ORDER);
        const request = await gateway.request(at);
        expect(request.body).toMatchObject({ variables });
        request.answer(answer);
        const got = await result;
        expect(got === "done" ? got : { message: got.message }).toEqual(expected);
      }
    },
  );
});

describe("the arrival of several orders", () => {
  test.each([
    [{ logisticsNo: null, logisticsPhone: null }],
    [{ logisticsNo: "DPK1", logisticsPhone: null }],
    [{ logisticsNo: null, logisticsPhone: "95353" }],
    [{ logisticsNo: "", logisticsPhone: "95353" }],
  ])(
    "[ACT-27] [ACT-28] skips one to pick up with the waybill %j, and asks the platform nothing",
    async (waybill) => {
      expect(await BULK_STEPS.CONFIRM_ARRIVAL.take({ ...ORDER, needsPickup: true, ...waybill })).toEqual({
        message: "需要填写提货物流信息，请单独确认",
      });
      expect(gateway.asked).toHaveLength(0);
    },
  );

  test.each([
    [
      { needsPickup: true, logisticsNo: "DPK1", logisticsPhone: "95353" },
      { logisticsNo: "DPK1", logisticsPhone: "95353" },
    ],
    [{ needsPickup: false, logisticsNo: "DPK1", logisticsPhone: null }, {}],
    [{ needsPickup: false, logisticsNo: null, logisticsPhone: null }, {}],
  ])(
    "[ACT-29] [ACT-27] [ACT-28] confirms one with %j, and sends %j, which the platform asks for",
    async (facts, waybill) => {
      const result = BULK_STEPS.CONFIRM_ARRIVAL.take({ ...ORDER, ...facts });
      const request = await gateway.request(0);
      expect(request.body.variables).toEqual({ input: { orderId: "7", ...waybill } });
      request.answer(DONE);
      expect(await result).toBe("done");
    },
  );
});
