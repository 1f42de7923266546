import { expect, test } from "vitest";
import { withOneLife } from "../../support/orders/one-life";
import { follow, refundIdOf, refundRequest, statusOf } from "../../support/orders/order-life";

const { call, orderIn, subjectOf } = withOneLife();

test.each([{}, { content: "", allowance: null, description: "", imgs: [] }])(
  "[REFUND-14] [C-34] a cancellation with %j, which says nothing, closes an unpaid order and asks for no refund of a paid one",
  async (body) => {
    const cancel = (orderId: number) => call("POST", `/order/api/order/${orderId}/cancel`, body);
    const unpaid = await orderIn("WAIT_PAY");
    expect(await cancel(unpaid)).toMatchObject({ code: 0 });
    expect(await statusOf(unpaid)).toBe("CLOSE");
    const paid = await orderIn("WAIT_INSTALL");
    expect(await cancel(paid)).toMatchObject({ code: 4009 });
    expect(await statusOf(paid)).toBe("WAIT_INSTALL");
    for (const orderId of [unpaid, paid]) expect(await refundIdOf(orderId)).toBeNull();
  },
);

test.each([
  ["REFUND-08", { content: "随便写的" }, "请选择退款原因"],
  ["REFUND-09", { allowance: null }, "请填写师傅补贴费用"],
  ["REFUND-10", { allowance: 0.005 }, "补贴费用只能填写数字，最多两位小数"],
  ["REFUND-10", { allowance: 100_000 }, "补贴费用不能超过担保中的师傅费用"],
  ["REFUND-11", { description: " " }, "请填写退款说明"],
])(
  "[%s] [REFUND-15] [ERR-16] a refund is neither changed nor asked for again with %o",
  async (_id, wrong, message) => {
    const orderId = await orderIn("WAIT_INSTALL");
    const subject = subjectOf(orderId);
    await follow(subject, ["request_refund"]);
    const path = `/order/api/refund/${await refundIdOf(orderId)}`;
    const modify = () => call("POST", `${path}/modify`, refundRequest(wrong));
    const { data: asked } = await call("GET", path);
    expect(await modify()).toMatchObject({ code: 4000, message });
    expect((await call("GET", path)).data).toEqual(asked);
    await follow(subject, ["refuse_refund"]);
    expect(await modify()).toMatchObject({ code: 4000, message });
    expect((await call("GET", path)).data).toMatchObject({ status: "REFUSE" });
  },
);
