import { expect, test } from "vitest";
import { stepsOf } from "../../../app/features/placement/page/steps";

const statesOf = (...matches: { handle: unknown; data: unknown }[]) =>
  stepsOf(matches).map(({ name, state }) => `${name} ${state}`);
const payment = { handle: { step: "支付订单" }, data: undefined };

test("a page that names no step is at the first", () => {
  expect(statesOf()).toEqual([
    "填写服务与商品 current",
    "物流与联系信息 next",
    "支付订单 next",
    "下单成功 next",
  ]);
});

test.each([[undefined], [null], ["step"], [{}], [{ other: 1 }], [{ step: 5 }]])(
  "the handle %j of a deeper route names no step",
  (handle) => {
    expect(statesOf(payment, { handle, data: undefined })).toEqual(statesOf(payment));
  },
);

test("all steps of a paid order are done, of an immediate one its three", () => {
  expect(statesOf({ ...payment, data: { isOrderPaid: true } })).toEqual([
    "填写服务与商品 done",
    "物流与联系信息 done",
    "支付订单 done",
    "下单成功 done",
  ]);
  expect(statesOf({ ...payment, data: { isOrderPaid: false, isSpeedOrder: true } })).toEqual([
    "填写即时订单 done",
    "支付订单 current",
    "下单成功 next",
  ]);
});
