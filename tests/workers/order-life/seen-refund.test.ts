import { expect, test } from "vitest";
import { withOneLife } from "../../support/orders/one-life";
import { operate, refundIdOf, refundRequest, statusOf } from "../../support/orders/order-life";

const life = withOneLife(1_000_000);

const agree = (orderId: number, allowance: number) =>
  operate(life.backend, "POST", `/operator/api/order/${orderId}/agree_refund`, { allowance });

test("[REFUND-14] a master agrees to the refund that he has seen, not to one that the customer has changed since", async () => {
  const orderId = await life.orderIn("WAIT_INSTALL");
  const ask = (allowance: number) => refundRequest({ allowance });
  expect(await life.call("POST", `/order/api/order/${orderId}/cancel`, ask(20))).toMatchObject({ code: 0 });
  const path = `/order/api/refund/${await refundIdOf(orderId)}/modify`;
  expect(await life.call("POST", path, ask(0))).toMatchObject({ code: 0 });
  expect(await agree(orderId, 20)).toMatchObject({
    code: 4009,
    message: "退款申请已修改，请重新查看后再处理",
  });
  expect(await statusOf(orderId)).toBe("WAIT_INSTALL");
  expect(await agree(orderId, 0)).toMatchObject({ code: 0 });
  expect(await statusOf(orderId)).toBe("CLOSE");
});
