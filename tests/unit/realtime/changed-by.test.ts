import { expect, test } from "vitest";
import { changedBy } from "../../../app/features/realtime/changed-by";

const changed = (kind: string, data: Record<string, unknown>) =>
  changedBy({ seq: 1, eventId: "event-1", kind, at: 0, data });

test.each([
  ["ORDER_CHANGED", { orderId: 7 }, ["Message", "Order", "Order:7"]],
  ["SERVICE_MESSAGE", {}, ["Message"]],
  ["EXCEPTION_MESSAGE", { orderId: 7 }, ["AbnormalRecord", "Order", "Order:7"]],
])("%s with %j changes %j", (kind, data, tags) => {
  expect(changed(kind, data)).toEqual(tags);
});

test.each([
  ["videoCallHangup", "ENDED"],
  ["videoCallHangup", "REJECTED"],
  ["videoCallCancel", "MISSED"],
  ["videoCallCancel", "CANCELLED"],
])("%s of a call that is %s changes its order, which shows it", (kind, status) => {
  const call = { status, businessData: { type: "ORDER", businessId: 7 } };
  expect(changed(kind, call)).toEqual(["Order", "Order:7"]);
  expect(changed(kind, { status })).toEqual([]);
});

test.each([
  ["videoCall", "RINGING"],
  ["videoCallCancel", "ACCEPTED"],
])("%s of a call that is %s changes only the window of the call", (kind, status) => {
  expect(changed(kind, { status, businessData: { type: "ORDER", businessId: 7 } })).toEqual([]);
});
