import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { PAY_WAY_NAMES } from "../../../app/features/payment/pay-way-names";
import { sessionProblemOf } from "../../../app/lib/session/session-errors";
import { listAbnormal, solveException } from "../../../schema/rest/abnormal/abnormal";
import { getCustomer, modifyCustomer } from "../../../schema/rest/account/customer";
import { addComplaint, complaintEntity } from "../../../schema/rest/feedback/complaints";
import { createMarkup, getMarkup } from "../../../schema/rest/markups/markups";
import { reportException } from "../../../schema/rest/operator/operator-orders";
import { listCredences } from "../../../schema/rest/orders/order-records";
import { order } from "../../../schema/rest/orders/orders";
import { getPayWays, payOrder } from "../../../schema/rest/payments/payment";
import { createOrder } from "../../../schema/rest/placing/order-creation";
import { getRefund, listRefunds } from "../../../schema/rest/refunds/refunds";
import { listWithdrawals } from "../../../schema/rest/wallet/withdrawals";
import {
  MERCHANT_STATUS_NAMES,
  PACKAGE_STATE_NAMES,
  SOLVE_WAY_NAMES,
} from "../../../schema/rules/abnormal/abnormal";
import { Code } from "../../../schema/rules/codes";
import { COMPLAINT_OBJECT_NAMES, COMPLAINT_STATUS_NAMES } from "../../../schema/rules/feedback/complaint";
import { MARKUP_KIND_NAMES, MARKUP_STATUS_NAMES } from "../../../schema/rules/markups/markup";
import { orderActions } from "../../../schema/rules/orders/order-actions";
import { REFUND_STATUS_NAMES } from "../../../schema/rules/refunds/refund-status";

/** Those of the values that a field of the contract takes. */
const taken = (field: z.ZodType, values: readonly unknown[]) =>
  values.filter((value) => field.safeParse(value).success);

/** Taken are the documented values and none beside them, in any other case or empty. */
function expectTaken(field: z.ZodType, documented: readonly string[]): void {
  const others = ["", "OTHER", ...documented.map((value) => value.toLowerCase())];
  expect(taken(field, [...documented, ...others])).toEqual(documented);
}

describe("values of the documents", () => {
  test("[ENUM-01] an order has one of twelve statuses", () => {
    const statuses =
      "WAIT_PAY WAIT_ASSIGN WAIT_APPOINTMENT RECEIVING_ORDER WAIT_PICK_UP WAIT_INSTALL WAIT_COMPLETE WAIT_VERIF WAIT_ACCEPT SUCCESS EVALUATED CLOSE";
    expectTaken(order.shape.status, statuses.split(" "));
  });

  test("[CONST-26] an order has a number of 14 digits", () => {
    const numbers = ["2611201560398", "26112015603984", "261120156039841", "2611201560398A"];
    expect(taken(order.shape.orderNo, numbers)).toEqual(["26112015603984"]);
  });

  test("[ENUM-03] an order is placed and read as one of two types", () => {
    expectTaken(order.shape.orderType, ["TIMELY", "GENERAL"]);
    expectTaken(createOrder.body.shape.orderType, ["TIMELY", "GENERAL"]);
  });

  test("[ENUM-04] an order is placed with one of three kinds of write-off, and read with any", () => {
    expectTaken(createOrder.body.shape.verifType.removeDefault(), ["NOT", "MIAO", "WANG"]);
    expect(createOrder.body.shape.verifType.parse(undefined)).toBe("NOT");
    expect(taken(order.shape.verifType, ["MIAO", "JD"])).toEqual(["MIAO", "JD"]);
  });

  test("[ENUM-05] there are three ways to pay, offered, taken and named", () => {
    const ways = ["WALLET", "ALIPAY", "WECHAT"];
    expectTaken(getPayWays.data.shape.orderPayWay.element, ways);
    expectTaken(payOrder.query.shape.payWayEnum, ways);
    expect(PAY_WAY_NAMES).toEqual({ WALLET: "钱包余额", ALIPAY: "支付宝", WECHAT: "微信支付" });
  });

  test("[ENUM-07] a refund has nine statuses, each with a name", () => {
    const statuses = "WAIT AGREE REFUSE ARBITRATION PROCESSED SUCCESS FAIL CANCEL ARBITRATION_CANCEL".split(
      " ",
    );
    expectTaken(getRefund.data.shape.status, statuses);
    expect(Object.keys(REFUND_STATUS_NAMES)).toEqual(statuses);
  });

  test("[ENUM-08] refunds are listed by one of four filters", () => {
    const filters = ["WAIT", "REFUSE", "REFUND_SUEECSS", "ARBITRATION_ALL"];
    expectTaken(listRefunds.query.shape.refundStatusEnum.unwrap(), filters);
  });

  test("[ENUM-09] an exception is solved in three ways", () => {
    const ways = ["BACK", "MARKUP", "NORMAL"];
    expectTaken(solveException.query.shape.solveExceptionWay, ways);
    expect(Object.keys(SOLVE_WAY_NAMES)).toEqual(ways);
    expect(taken(order.shape.solveExceptionWay, [...ways, null])).toEqual([...ways, null]);
  });

  test("[ENUM-10] an exception is dealt with as far as one of three words says", () => {
    const statuses = ["NOT_FOLLOW_UP", "FOLLOWING_UP", "PROCESSED"];
    expectTaken(listAbnormal.query.shape.merchantStatus.unwrap(), statuses);
    expect(Object.keys(MERCHANT_STATUS_NAMES)).toEqual(statuses);
  });

  test("[ENUM-13] a complaint has three statuses, and is about one of two things", () => {
    const statuses = ["UNTREATED", "DONE", "REVOKED"];
    expectTaken(complaintEntity.shape.status, statuses);
    expect(Object.keys(COMPLAINT_STATUS_NAMES)).toEqual(statuses);
    const { complaintObject } = addComplaint.body.shape;
    expect(taken(complaintObject, [-1, 0, 1, 2, "0", "1", "2", 0.5])).toEqual([0, 1, "0", "1"]);
    expect(complaintObject.parse(undefined)).toBe(1);
    expect(Object.keys(COMPLAINT_OBJECT_NAMES)).toEqual(["0", "1"]);
  });

  test("[ENUM-11] [ENUM-12] a markup has four statuses and two kinds", () => {
    const statuses = ["WAIT_PAY", "SUCCESS", "REJECT", "CLOSE"];
    expectTaken(getMarkup.data.shape.status, statuses);
    expect(Object.keys(MARKUP_STATUS_NAMES)).toEqual(statuses);
    const kinds = ["ORDINARY", "ABNORMAL"];
    expectTaken(createMarkup.query.shape.type.removeDefault(), kinds);
    expect(Object.keys(MARKUP_KIND_NAMES)).toEqual(kinds);
  });

  test("[ENUM-14] a withdrawal is under way, paid out or failed", () => {
    expectTaken(listWithdrawals.data.shape.rows.element.shape.status, ["CASH_OUT", "FINISH", "FALL"]);
  });

  test("[ENUM-16] vouchers are asked for by one of two kinds", () => {
    expectTaken(listCredences.query.shape.type, ["BUCHONG_CREDENCE", "HEXIAO_CREDENCE"]);
  });

  test("[ENUM-18] a package is wrinkled, damaged or intact", () => {
    expect(taken(reportException.body.shape.packageState, [0, 1, 2, 3, 4, 1.5])).toEqual([1, 2, 3]);
    expect(Object.keys(PACKAGE_STATE_NAMES)).toEqual(["1", "2", "3"]);
  });

  test("[ENUM-19] a customer is 1 or 2, or has not said", () => {
    expect(taken(getCustomer.data.shape.gender, [0, 1, 2, 3, 1.5, "1", null])).toEqual([1, 2, null]);
    const sent = modifyCustomer.query.shape.gender;
    expect(taken(sent, ["0", "1", "2", "3", "MALE", 1, "", undefined])).toEqual(["1", "2", "", undefined]);
  });

  test("[ENUM-20] the acceptance is by the system or by hand, and open only until it is decided", () => {
    const ways = ["SYS", "MANUAL", "manual", null];
    expect(taken(order.shape.acceptanceWay, [...ways, 1])).toEqual(ways);
    const offered = (isAcceptance: number | null) =>
      orderActions({
        status: "WAIT_ACCEPT",
        orderType: "GENERAL",
        isArrival: true,
        isAcceptance,
        acceptanceDelayDays: 0,
        assignWorkerTime: "2026-11-20 10:00:00",
        isGoodsAbnormal: false,
        refundState: null,
        isEditable: false,
        bidding: null,
        editRequest: null,
      }).includes("ACCEPT");
    expect([offered(null), offered(0), offered(1)]).toEqual([true, false, false]);
  });

  test("[ENUM-25] three codes have a meaning of their own; all others are words for the person", () => {
    expect([Code.OK, Code.NOT_LOGGED_IN, Code.BLOCKED]).toEqual([0, 7001, 7002]);
    const codes = Object.values(Code);
    expect(new Set(codes).size).toBe(codes.length);
    const problemOf = (code: number) => sessionProblemOf([{ extensions: { code } }]);
    expect([7001, 7002].map(problemOf)).toEqual(["login", "blocked"]);
    for (const code of codes.filter((one) => one !== 7001 && one !== 7002))
      expect(problemOf(code)).toBeNull();
  });
});

test("[CONST-09] an order takes a volume of eleven characters, and no more", () => {
  const volume = createOrder.body.shape.totalVolume;
  expect(taken(volume, ["12345678.12", "123456789.12"])).toEqual(["12345678.12"]);
});
