import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { isWalletShort } from "../../../app/features/markups/wallet-short";
import { addAbnormal, addAbnormalRecord } from "../../../schema/rest/abnormal/abnormal";
import { rejectMarkup } from "../../../schema/rest/markups/markups";
import { acceptOrder, evaluateOrder } from "../../../schema/rest/orders/order-actions";
import { addFollowUp, editFollowUp } from "../../../schema/rest/orders/order-records";
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
  test("[CONST-25] [ABN-22] texts have 500 characters, the name of a source 100 and its phone 11", () => {
    const texts = {
      evaluation: evaluateOrder.body.shape.content,
      exception: addAbnormal.body.shape.description,
      handling: addAbnormalRecord.body.shape.content,
      refund: refundBody.shape.description,
      followUp: addFollowUp.body.shape.content,
      changedFollowUp: editFollowUp.body.shape.content,
      rejectedWork: acceptOrder.query.shape.content,
      rejection: rejectMarkup.body.shape.rejectContent,
    };
    for (const [name, field] of Object.entries(texts)) expect(longest(field), name).toBe(500);
    expect(longest(addAbnormal.body.shape.sourceName)).toBe(100);
    expect(longest(addAbnormal.body.shape.sourcePhone)).toBe(11);
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
