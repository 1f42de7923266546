import { test } from "vitest";
import { atTheTimeOfTheLines, expectInLines } from "../../support/graph/expect-in-lines";

atTheTimeOfTheLines();

/** The lines that hold a requirement of what comes after an order, as `requirements.test.ts` has those of the rest. */
test.each([
  ["ABN-10", "Viewer.orders", '"solveWay":"NORMAL","solvedAt":"2026-11-21T02:00:00+08:00"'],
  ["ACC-02", "Query.order", '"completion":{"content":"content 121","imageUrls":["/files/122.jpg"'],
  ["ACC-03", "Viewer.orders", '"workerName":"workerName 65","workerPhone":"workerPhone 66"'],
  ["ACC-03", "Viewer.orders", '"customerName":"customerName 10","customerPhone":"customerPhone 11"'],
  ["ACC-15", "Query.impressionTags", "GET /common/api/tag"],
  ["ARB-07", "Mutation.cancelRefund", "POST /order/api/refund/9/cancel"],
  ["ARB-10", "Query.refund", '"arbitrationNo":"arbitrationNo 25","content":"arbitrationContent 31"'],
  ["ARB-11", "Query.refund", '"result":"complaintDescription 34"'],
  ["ARB-12", "Query.refund", '"payWay":"WALLET","reason":"refundReason 10"'],
  ["COMP-08", "Viewer.complainableOrders", '"hasWorkerToBlame":false'],
  ["COMP-11", "Viewer.complaints", '"canRevoke":true'],
  ["LOG-04", "Viewer.consignments", '"pageNo":"1","pageSize":"4"'],
  ["MARK-01", "Query.markups", '"status":"REJECT"'],
  ["MARK-13", "Query.order", '"isMarkupOver":true'],
  ["MARK-16", "Mutation.approveMarkup", "POST /order/api/markup/JJ9/request_pay"],
  ["ACC-04", "Mutation.acceptOrder", '"isPass":"true"'],
  ["ACC-04", "Mutation.rejectWork", '"isPass":"false","content":"有划痕"'],
  ["DETAIL-13", "Query.markups", '"isRequest":true'],
  ["LOG-05", "Query.orderRecords", '"pickup":{"lng":120.2,"lat":30.2}'],
  ["MARK-19", "Query.markups", '"createdBy":"createBy 10","createdByPhone":"createPhone 11"'],
  ["MARK-19", "Query.markups", '"rejectReason":"rejectContent 13","remark":"content 12"'],
  ["MSG-03", "Viewer.messages", '"associatedId":"10","content":"<p>您好，<b>装达</b></p>"'],
  ["REFUND-01", "Viewer.orders", '"actions":["REQUEST_REFUND","ADD_EXCEPTION","MARKUP_CALL"'],
  ["REFUND-04", "Viewer.orders", '"status":"WAIT_INSTALL","actions":["HANDLE_EXCEPTION","REQUEST_REFUND"'],
  ["REFUND-10", "Query.order", '"workerFeeInEscrow":13115'],
  ["REFUND-10", "Query.order", '"workerFeeInEscrow":8015'],
  ["REFUND-10", "Query.refund", '"maxAllowance":2415'],
  ["REFUND-17", "Query.refund", '"statusName":"待审核","actions":["MODIFY","CANCEL"]'],
  ["REFUND-19", "Query.refund", '"statusName":"已拒绝退款","actions":["RENEW","ARBITRATE"]'],
  ["REFUND-20", "Query.refund", '"statusName":"仲裁中","actions":["CANCEL_ARBITRATION"]'],
  ["REFUND-21", "Query.refund", '"statusName":"仲裁已处理","actions":[]'],
  ["REFUND-24", "Query.refund", '"statusName":"已取消退款"'],
  ["REFUND-25", "Query.refund", '"statusName":"已取消仲裁"'],
  ["REFUND-26", "Viewer.refunds", '"refundStatusEnum":"REFUND_SUEECSS"'],
  ["REFUND-26", "Viewer.refunds", '"refundStatusEnum":"REFUSE"'],
  [
    "REFUND-27",
    "Query.refund",
    '"refuseReason":"refuseRefundContent 18","reviewerName":"verifyWorkerName 17"',
  ],
] as const)("[%s] %s carries %s", (_id, field, part) => expectInLines(field, part));
