import { test } from "vitest";
import { atTheTimeOfTheLines, expectInLines } from "../../support/graph/expect-in-lines";

atTheTimeOfTheLines();

const BEFORE_WORK = '"status":"WAIT_APPOINTMENT","actions":["CONFIRM_ARRIVAL","HANDLE_EXCEPTION"';
const UNPAID = '"status":"WAIT_PAY","actions":["PAY","CANCEL","ADD_FOLLOW_UP"]';
const AT_WORK =
  '"actions":["HANDLE_EXCEPTION","REQUEST_REFUND","ADD_EXCEPTION","MARKUP","ADD_FOLLOW_UP","COMPLAIN"]';
const DONE = '"status":"WAIT_ACCEPT","actions":["ACCEPT","REJECT","DELAY_ACCEPTANCE","REQUEST_REFUND"';

/** The lines that hold a requirement of the home page, the order list and an order's detail, as `requirements.test.ts`. */
test.each([
  ["ACT-01", "Viewer.orders", UNPAID],
  ["ACT-04", "Viewer.orders", '"expiresAt":"2026-11-10T21:33:00+08:00"'],
  ["ACT-04", "Viewer.orders", '"expiresAt":"2026-11-21T16:30:00+08:00"'],
  ["ACT-05", "Viewer.orders", BEFORE_WORK],
  ["ACT-06", "Viewer.orders", '"nextStep":"等待师傅完成核销，核销后才能验收"'],
  ["ACT-07", "Viewer.orders", '"acceptanceDueAt":"2026-11-19T02:14:00+08:00"'],
  ["ACT-07", "Viewer.orders", DONE],
  ["ACT-08", "Viewer.orders", '"isAcceptanceDelayed":true'],
  ["ACT-08", "Viewer.orders", DONE],
  ["ACT-10", "Viewer.orders", '"awaitsNewPhotos":true},{"awaitsNewPhotos":false'],
  ["ACT-11", "Viewer.orders", '"status":"SUCCESS","actions":["EVALUATE"'],
  ["ACT-12", "Viewer.orders", '"statusName":"订单完成","displayStatus":"交易成功"'],
  ["ACT-12", "Viewer.orders", '"statusName":"已评价","displayStatus":"交易成功"'],
  ["ACT-03", "Viewer.orders", '"statusName":"订单关闭","displayStatus":"交易关闭"'],
  ["ACT-13", "Viewer.orders", '"statusName":"订单关闭","displayStatus":"交易关闭"'],
  ["ACT-16", "Viewer.orders", UNPAID],
  ["ACT-17", "Viewer.orders", DONE],
  ["ACT-18", "Viewer.orders", AT_WORK],
  ["ACT-19", "Viewer.orders", AT_WORK],
  ["ACT-21", "Viewer.orders", '"ADD_EXCEPTION","MARKUP_CALL","CALL","COPY"'],
  ["ACT-22", "Viewer.orders", AT_WORK],
  ["ACT-23", "Viewer.orders", '"ADD_EXCEPTION","MARKUP_CALL","CALL","COPY"'],
  ["ACT-24", "Viewer.orders", AT_WORK],
  ["ACT-25", "Viewer.orders", AT_WORK],
  ["DETAIL-08", "Query.orderRecords", '"address":{"lng":120.1,"lat":30.1},"pickup":{"lng":120.2,"lat":30.2}'],
  ["DETAIL-09", "Query.orderRecords", '"pickupDistance":4.5,"isDrivingDistance":true'],
  ["DETAIL-09", "Query.orderRecords", '"pickupDistance":7.5'],
  ["DETAIL-10", "Viewer.abnormalRecords", '"sourceName":"sourceName 7","sourcePhone":"sourcePhone 8"'],
  ["DETAIL-10", "Viewer.abnormalRecords", '"goods":[{"id":"14","imageUrl":"/files/15.jpg","name":"name 16"}'],
  [
    "DETAIL-10",
    "Viewer.abnormalRecords",
    '"handling":[{"at":"2026-11-22T21:21:00+08:00","content":"content 22"',
  ],
  ["DETAIL-11", "Viewer.abnormalRecords", '"sourcePhone":"sourcePhone 44","status":"PROCESSED"'],
  ["DETAIL-19", "Viewer.orders", '"lines":[{"fee":5715,"name":"name 56"},{"fee":5915,"name":"name 58"}]'],
  ["DETAIL-19", "Viewer.orders", '"floors":20,"goodsTypeId":"6"'],
  ["DETAIL-19", "Query.order", '"paymentNo":"outOrderNo 132","paidMarkups":[{"type":"markupType 133"'],
  ["DETAIL-20", "Viewer.orders", '"payWay":null,"verifType":null'],
  ["DETAIL-23", "Query.refund", '"contactName":"contactName 14","contactPhone":"contactPhone 15"'],
  ["DETAIL-23", "Query.orderRefund", '{"call":"GET /order/api/refund/9"}'],
  ["DETAIL-24", "Query.order", '"dispatcher":"dispatcher 116","dispatcherPhone":"dispatcherPhone 117"'],
  [
    "DETAIL-24",
    "Query.order",
    '"pickedUpBy":"pickupWorkerName 108","pickedUpByPhone":"pickupWorkerPhone 109"',
  ],
  ["HOME-03", "Viewer.buttons", '"immediateOrder":true,"normalOrder":false'],
  ["HOME-04", "Viewer.buttons", '"immediateOrder":false,"normalOrder":true'],
  ["HOME-09", "Viewer.orderCounts", "GET /order/api/order/stats_status"],
  ["HOME-10", "Viewer.markupRequests", "GET /order/api/markup_requests"],
  ["HOME-17", "Viewer.wallet", '"balance":115'],
  ["LIST-02", "Query.refund", '"reviewerName":"verifyWorkerName 17"'],
  ["LIST-02", "Query.refund", '"amount":715,"applyAmount":615'],
  [
    "LIST-05",
    "Viewer.orders",
    '"latestFollowUp":{"content":"content 94","createdAt":"2026-11-12T23:35:00+08:00"',
  ],
] as const)("[%s] %s carries %s", (_id, field, part) => expectInLines(field, part));
