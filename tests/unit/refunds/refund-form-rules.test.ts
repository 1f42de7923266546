import { describe, expect, test } from "vitest";
import { type RefundValues, refundIssues } from "../../../app/features/refunds/refund-form-rules";

const RIGHT: RefundValues = {
  reason: "不想要了",
  contactName: "王小满",
  contactPhone: "13800138000",
  amounts: { allowance: "20.00", refund: "280.00" },
  description: "师傅没有来",
  imageUrls: [],
};
const BOUNDS = { total: 30_000, cap: 2_000, isCapTold: true };
const issues = (change: Partial<RefundValues>) => refundIssues({ ...RIGHT, ...change }, BOUNDS);

describe("the refund form", () => {
  test("has no error when all is filled in, 500 characters at most", () => {
    expect(issues({})).toEqual([]);
    expect(issues({ description: ` ${"好".repeat(500)} ` })).toEqual([]);
  });

  test.each<[string, Partial<RefundValues>, string, string]>([
    ["REFUND-08", { reason: "" }, "reason", "请选择退款原因"],
    ["REFUND-09", { amounts: { allowance: "", refund: "" } }, "allowance", "请填写师傅补贴费用"],
    ["REFUND-06", { contactName: " " }, "contactName", "请填写联系人"],
    ["REFUND-06", { contactPhone: "" }, "contactPhone", "请填写联系电话"],
    ["REFUND-11", { description: " " }, "description", "请填写退款说明"],
    ["REFUND-11", { description: "好".repeat(501) }, "description", "退款说明不能超过500字"],
  ])("[%s] %j is told at its field", (_id, change, field, message) => {
    expect(issues(change)).toEqual([{ field, message }]);
  });

  test("[REFUND-10] refuses a subsidy above what the master may keep, and a phone that is none", () => {
    expect(issues({ amounts: { allowance: "20.01", refund: "279.99" } })).toMatchObject([
      { field: "allowance" },
    ]);
    expect(issues({ contactPhone: "12" })).toMatchObject([{ field: "contactPhone" }]);
  });

  test("names all errors, in the order of the form", () => {
    const nothing = { reason: "", contactName: "", contactPhone: "", description: "" };
    expect(issues({ ...nothing, amounts: { allowance: "", refund: "" } }).map(({ field }) => field)).toEqual([
      "reason",
      "allowance",
      "contactName",
      "contactPhone",
      "description",
    ]);
  });
});
