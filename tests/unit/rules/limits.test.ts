import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { isWalletShort } from "../../../app/features/markups/wallet-short";
import {
  addAbnormal,
  addAbnormalRecord,
  listAbnormal,
  solveException,
} from "../../../schema/rest/abnormal/abnormal";
import { login, register } from "../../../schema/rest/account/customer";
import { listLibraryGoods } from "../../../schema/rest/catalog/library-goods";
import { listAdverts, listArticles } from "../../../schema/rest/content/content";
import { listPlatformContacts } from "../../../schema/rest/content/platform";
import { listLogistics, listOrderMessages } from "../../../schema/rest/dashboard/dashboard";
import { listComplaints } from "../../../schema/rest/feedback/complaints";
import { rejectMarkup } from "../../../schema/rest/markups/markups";
import { listMessages } from "../../../schema/rest/messages/messages";
import { acceptOrder, confirmArrival, evaluateOrder } from "../../../schema/rest/orders/order-actions";
import { addFollowUp, editFollowUp } from "../../../schema/rest/orders/order-records";
import { listOrders } from "../../../schema/rest/orders/orders";
import { createOrder } from "../../../schema/rest/placing/order-creation";
import { refundBody } from "../../../schema/rest/refunds/refund-body";
import { listRefunds, requestArbitration } from "../../../schema/rest/refunds/refunds";
import { listCashFlows } from "../../../schema/rest/wallet/cash-flow";
import { listWithdrawals } from "../../../schema/rest/wallet/withdrawals";
import { editIssues } from "../../../schema/rules/orders/order-edit";

/** The most characters that a field takes. */
function longest(field: z.ZodType): number {
  let length = 0;
  while (field.safeParse("长".repeat(length + 1)).success && length < 3_000) length += 1;
  return length;
}

describe("the limits of the calls", () => {
  test.each([
    ["ACC-13", evaluateOrder.body.shape.content],
    ["ABN-21", addAbnormal.body.shape.description],
    ["ABN-14", addAbnormalRecord.body.shape.content],
    ["REFUND-11", refundBody.shape.description],
    ["FOLLOW-01", addFollowUp.body.shape.content],
    ["FOLLOW-01", editFollowUp.body.shape.content],
    ["ACC-05", acceptOrder.query.shape.content],
    ["MARK-17", rejectMarkup.body.shape.rejectContent],
  ])("[%s] [CONST-25] a text has 500 characters", (_id, field) => {
    expect(longest(field)).toBe(500);
  });

  test("[CONST-05] the codes to sign in and of who recommended one have 13 characters", () => {
    expect(longest(login.query.shape.code)).toBe(13);
    expect(longest(register.query.shape.referralCode)).toBe(13);
  });

  test("[CONST-26] refunds and complaints are found by the 14 characters of an order's number", () => {
    for (const { orderNo } of [listRefunds.query.shape, listComplaints.query.shape]) {
      expect(longest(orderNo)).toBe(14);
    }
  });

  test("[CONST-25] why goods go back is told in 500 characters", () => {
    expect(longest(solveException.query.shape.description)).toBe(500);
  });

  test("[CONST-25] [ABN-22] the name of a source has 100 characters and its phone 11", () => {
    expect(longest(addAbnormal.body.shape.sourceName)).toBe(100);
    expect(longest(addAbnormal.body.shape.sourcePhone)).toBe(11);
  });

  test("[PLACE-57] [CONST-06] the number of a consignment has 255 characters and the phone of its depot 12", () => {
    for (const { logisticsNo, logisticsPhone } of [createOrder.body.shape, confirmArrival.body.shape]) {
      expect([longest(logisticsNo), longest(logisticsPhone)]).toEqual([255, 12]);
    }
  });

  test("[CONST-06] [PLACE-57] the number of a consignment is changed to 255 characters at most", () => {
    const order = {
      ...{ customerName: "王小满", customerPhone: "13700001234", areaCode: "330106", areaNames: ["西湖区"] },
      ...{ address: "文三路 90 号", hasLift: true, floors: null, expectedAt: null, remark: "" },
    };
    const changed = (length: number) => ({ ...order, logisticsNo: "A".repeat(length) });
    const before = { ...changed(0), status: "WAIT_PAY", needsWaybill: false } as const;
    const issues = [255, 256].map((length) => editIssues(before, changed(length), 0));
    expect(issues).toEqual([[], [{ field: "logisticsNo", message: "物流单号最多255个字" }]]);
  });

  test("[REFUND-12] [UPL-03] [CONST-24] a refund has 8 pictures", () => {
    const pictures = (count: number) => Array.from({ length: count }, (_, index) => `/files/${index}.jpg`);
    expect(refundBody.shape.imgs.safeParse(pictures(8)).success).toBe(true);
    expect(refundBody.shape.imgs.safeParse(pictures(9)).success).toBe(false);
  });

  test("[CONST-16] [WALLET-03] the ledger has 12 lines to a page, and up to 99999 when all are wanted", () => {
    const { pageSize } = listCashFlows.body.shape;
    expect(pageSize.parse(undefined)).toBe(12);
    expect([99_999, 100_000].map((size) => pageSize.safeParse(size).success)).toEqual([true, false]);
  });

  test.each([
    ["CONST-11", listArticles.query.shape.pageSize, 50],
    ["CONST-15", listOrders.query.shape.pageSize, 6],
    ["CONST-15", listRefunds.query.shape.pageSize, 6],
    ["CONST-17", listWithdrawals.query.shape.pageSize, 15],
    ["CONST-18", listLibraryGoods.query.shape.pageNum, 12],
    ["CONST-18", listMessages.body.shape.pageSize, 12],
    ["CONST-20", listAbnormal.query.shape.pageSize, 30],
    ["CONST-21", listLogistics.query.shape.pageSize, 4],
    ["CONST-21", listOrderMessages.body.shape.pageSize, 3],
    ["CONST-22", listAdverts.query.shape.pageSize, 50],
    ["CONST-23", listPlatformContacts.query.shape.pageSize, 999],
  ] as const)("[%s] a page that names no size has its own: %#", (_id, pageSize, size) => {
    expect(pageSize.parse(undefined)).toBe(size);
  });

  test("[CONST-11] [CONST-23] a page of goods or of contacts has 999 at most", () => {
    for (const size of [listLibraryGoods.query.shape.pageNum, listPlatformContacts.query.shape.pageSize])
      expect([999, 1000].map((count) => size.safeParse(count).success)).toEqual([true, false]);
  });

  test("[ARB-04] [UPL-03] [CONST-24] an arbitration has 8 pictures", () => {
    const { imgs } = requestArbitration.body.shape;
    const pictures = (count: number) => Array.from({ length: count }, (_, index) => `/files/${index}.jpg`);
    expect([8, 9].map((count) => imgs.safeParse(pictures(count)).success)).toEqual([true, false]);
  });
});

test("[MARK-14] [C-15] a wallet is too small for all that it holds, and for nothing less", () => {
  expect([99, 100, 101].map((amount) => isWalletShort(amount, 100))).toEqual([false, true, true]);
  expect(isWalletShort(null, 0)).toBe(false);
});
