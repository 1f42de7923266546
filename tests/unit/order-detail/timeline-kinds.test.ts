import { expect, test } from "vitest";
import { isOfKind } from "../../../app/features/order-detail/service/timeline-kinds";

test.each([
  ["create", "order"],
  ["accept", "order"],
  ["appoint", "visit"],
  ["sign_in", "visit"],
  ["report_exception", "abnormal"],
  ["request_markup", "abnormal"],
  ["call", "call"],
  ["message", "message"],
  ["request_refund", "refund"],
] as const)("[U27] %s belongs to the kind %s and to no other but all", (event, kind) => {
  const kinds = (["all", "order", "visit", "photo", "abnormal", "refund", "call", "message"] as const).filter(
    (candidate) => isOfKind({ event, imageUrls: [] }, candidate),
  );
  expect(kinds).toEqual(["all", kind]);
  expect(isOfKind({ event, imageUrls: ["/files/1.jpg"] }, "photo")).toBe(true);
});
