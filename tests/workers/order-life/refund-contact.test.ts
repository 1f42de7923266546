import { expect, test } from "vitest";
import { withOneLife } from "../../support/orders/one-life";
import { refundIdOf, refundRequest } from "../../support/orders/order-life";

const { call, orderIn } = withOneLife();

test.each([
  ["打我电话", null],
  ["1380", null],
  ["137 1234 5678", "13712345678"],
  ["(0757)2388-1234", "0757-23881234"],
])(
  "[AUTH-03] [REFUND-06] [ERR-16] the contact of a refund with the phone %s is stored as %s",
  async (contactPhone, stored) => {
    const orderId = await orderIn("WAIT_INSTALL");
    const path = `/order/api/order/${orderId}/cancel`;
    const answer = await call("POST", path, refundRequest({ contactPhone }));
    expect(answer).toMatchObject(stored ? { code: 0 } : { code: 4000, message: "请输入合法手机号" });
    const refundId = await refundIdOf(orderId);
    if (stored === null) expect(refundId).toBeNull();
    else
      expect((await call("GET", `/order/api/refund/${refundId}`)).data).toMatchObject({
        contactPhone: stored,
      });
  },
);
