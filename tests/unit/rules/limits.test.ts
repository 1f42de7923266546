import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { isWalletShort } from "../../../app/features/markups/wallet-short";
import { addAbnormal, addAbnormalRecord } from "../../../schema/rest/abnormal/abnormal";
import { rejectMarkup } from "../../../schema/rest/markups/markups";
import { acceptOrder, confirmArrival, evaluateOrder } from "../../../schema/rest/orders/order-actions";
import { addFollowUp, editFollowUp } from "../../../schema/rest/orders/order-records";
import { createOrder } from "../../../schema/rest/placing/order-creation";
import { refundBody } from "../../../schema/rest/refunds/refund-body";
import { requestArbitration } from "../../../schema/rest/refunds/refunds";
import { listCashFlows } from "../../../schema/rest/wallet/cash-flow";

/** The most characters that a field takes. */
function longest(field: z.ZodType): number {
  let length = 0;
  while (field.safeParse("长".repeat(length + 1)).success && length < 3_000) length += 1;
  return length;
}

describe("what the calls take at most", () => {
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

  test("[CONST-25] [ABN-22] the name of a source has 100 characters and its phone 11", () => {
    expect(longest(addAbnormal.body.shape.sourceName)).toBe(100);
    expect(longest(addAbnormal.body.shape.sourcePhone)).toBe(11);
  });

  test("[PLACE-57] [CONST-06] the number of a consignment has 255 characters and the phone of its depot 12", () => {
    for (const { logisticsNo, logisticsPhone } of [createOrder.body.shape, confirmArrival.body.shape]) {
      expect([longest(logisticsNo), longest(logisticsPhone)]).toEqual([255, 12]);
    }
  });

  test("[REFUND-12] a refund has 8 pictures", () => {
    const pictures = (count: number) => Array.from({ length: count }, (_, index) => `/files/${index}.jpg`);
    expect(refundBody.shape.imgs.safeParse(pictures(8)).success).toBe(true);
    expect(refundBody.shape.imgs.safeParse(pictures(9)).success).toBe(false);
  });

  test("[CONST-16] [WALLET-03] the ledger has 12 lines to a page, and up to 99999 when all are wanted", () => {
    const { pageSize } = listCashFlows.body.shape;
    expect(pageSize.parse(undefined)).toBe(12);
    expect([99_999, 100_000].map((size) => pageSize.safeParse(size).success)).toEqual([true, false]);
  });

  test("[ARB-04] an arbitration has 8 pictures", () => {
    const { imgs } = requestArbitration.body.shape;
    const pictures = (count: number) => Array.from({ length: count }, (_, index) => `/files/${index}.jpg`);
    expect([8, 9].map((count) => imgs.safeParse(pictures(count)).success)).toEqual([true, false]);
  });
});

test("[MARK-14] [C-15] a wallet is too small for all that it holds, and for nothing less", () => {
  expect([99, 100, 101].map((amount) => isWalletShort(amount, 100))).toEqual([false, true, true]);
  expect(isWalletShort(null, 0)).toBe(false);
});
