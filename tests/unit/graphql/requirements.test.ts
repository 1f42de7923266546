import { expect, test } from "vitest";
import { runLine } from "../../support/graph-lines";
import { TABLES } from "./tables";

/** The lines that hold a requirement. Each is found by its field and by what its arguments or its value contain. */
test.each([
  ["ABN-02", "Viewer.abnormalRecords", '"mediaUrls":["/files/1.jpg","/files/2.mp4"]'],
  ["ABN-02", "Mutation.reportException", '"abnormalImage":"/files/1.jpg,/files/2.mp4"'],
  [
    "ABN-07",
    "Mutation.solveException",
    '"solveExceptionWay":"BACK","allowance":"12.34","description":"退回"',
  ],
  ["ABN-07", "Mutation.solveException", '"solveExceptionWay":"NORMAL"'],
  ["ABN-11", "Mutation.handleAbnormal", '"isMarkup":true,"additionalFee":20.5,"walletPassword":"246810"'],
  ["ABN-18", "Mutation.handleAbnormal", '"image":"/files/1.jpg,/files/2.jpg"'],
  ["ABN-19", "Mutation.reportException", '"orderItemIds":"51,52"'],
  ["ABN-20", "Query.dictItems", '"dictCode":"abnormal_type"'],
  ["ACC-06", "Mutation.acceptOrder", '"isPass":"true"'],
  ["ACC-06", "Mutation.rejectWork", '"isPass":"false","content":"有划痕"'],
  [
    "ACC-17",
    "Mutation.evaluateOrder",
    '"isAnonymous":true,"label":"准时,专业","imgs":["/files/1.jpg","/files/2.jpg"]',
  ],
  ["ACT-02", "Mutation.cancelOrder", "POST /order/api/order/5/cancel"],
  ["ACT-30", "Mutation.confirmArrival", '"pickupCode":"P1","pickUpLng":120.15,"pickUpLat":30.28'],
  ["API-093", "Mutation.verifySmsCode", '"valid":false'],
  ["ARB-06", "Mutation.requestArbitration", '"allowance":12.34,"imgs":["/files/1.jpg","/files/2.jpg"]'],
  ["ARB-13", "Viewer.refunds", '"refundStatusEnum":"ARBITRATION_ALL"'],
  ["COMP-04", "Viewer.complainableOrders", "GET /order/api/complaint/complaint_able_order"],
  ["CONST-11", "Query.logisticsCompanies", '"pageSize":"20"'],
  ["COMP-06", "Mutation.fileComplaint", '"picUrls":"/files/1.jpg|/files/2.jpg"'],
  ["COMP-07", "Mutation.fileComplaint", '"complaintObject":0'],
  ["COMP-07", "Mutation.fileComplaint", '"complaintObject":1'],
  [
    "COMP-10",
    "Viewer.complaints",
    '"complaintType":"0","orderNo":"26112000001001","pageNum":"2","pageSize":"7"',
  ],
  ["COMP-10", "Viewer.complaints", '"complaintType":"1","pageNum":"1","pageSize":"9"'],
  ["COMP-12", "Mutation.revokeComplaint", "GET /order/api/complaint/9/revoke"],
  ["DETAIL-12", "Viewer.abnormalRecords", '"mainOrderId":"5"'],
  ["DETAIL-15", "Query.waybillTrack", '"kuaidiNum":"DPK1"'],
  ["DETAIL-22", "Query.orderRecords", '"orderId":"5","type":"BUCHONG_CREDENCE"'],
  ["FOLLOW-02", "Mutation.addFollowUp", '"imgList":"/files/1.jpg,/files/2.jpg"'],
  ["FOLLOW-03", "Mutation.addFollowUp", '"orderId":"5","content":"已联系","imgList"'],
  [
    "FOLLOW-04",
    "Mutation.editFollowUp",
    '"id":"9","orderId":"5","content":"已改约","imgList":"/files/1.jpg,/files/2.jpg"',
  ],
  ["FOLLOW-05", "Query.followUps", "GET /order/api/order/query_order_follow_by_orderid"],
  ["FOLLOW-06", "Mutation.deleteFollowUp", '"id":"9"'],
  ["GOODS-06", "Mutation.addLibraryGoods", '"installVideoUrl":"/files/1.mp4"'],
  ["GOODS-06", "Mutation.changeLibraryGoods", '"installVideoUrl":"/files/1.mp4"'],
  ["GOODS-06", "Viewer.libraryGoods", '"videoUrl":"/files/8.jpg"'],
  [
    "HOME-02",
    "Query.adverts",
    '"location":"user_customer_home_page","status":"1","pageNo":"1","pageSize":"50"',
  ],
  ["HOME-11", "Viewer.abnormalRecords", '"merchantStatus":"NOT_FOLLOW_UP"'],
  ["HOME-15", "Viewer.visitDays", '"type":"MONTH","offset":0,"status":"INSERVICE"'],
  ["HOME-18", "Viewer.orderMessages", '"title":"改约提醒"'],
  ["HOME-19", "Viewer.consignments", '"pageNo":"1","pageSize":"4"'],
  ["HOME-22", "Viewer.orderMessages", '"title":"无人接单","pageIndex":1,"pageSize":3'],
  ["LIST-17", "Viewer.refunds", '"refundStatusEnum":"REFUND_SUEECSS"'],
  [
    "LIST-19",
    "Viewer.orders",
    '"status":"UNSETTLED","orderNo":"o","customer":"c","worker":"w","logisticsNo":"l"',
  ],
  ["LIST-40", "Viewer.orderFilterOptions", "POST /order/api/order/status"],
  ["LIST-40", "Viewer.refundFilters", "POST /order/api/refund/status"],
  ["LIST-44", "Viewer.refunds", '"pageNum":"1","pageSize":"6"'],
  ["MARK-04", "Query.dictItems", '"dictCode":"add_price_type"'],
  [
    "MARK-06",
    "Mutation.payMarkup",
    '"oid":"5","amount":"20.5","type":"ABNORMAL","markupType":"爬楼费","markupRemark":"五楼"',
  ],
  [
    "MARK-07",
    "Mutation.payMarkup",
    'POST /order/api/markup/9/pay","query":{"payWay":"WALLET","pwd":"246810"}',
  ],
  ["MARK-17", "Mutation.rejectMarkup", '"markupRequestId":"9","rejectContent":"太贵"'],
  ["MARK-18", "Query.markups", "GET /order/api/markup/5/list"],
  ["REFUND-03", "Mutation.refundOrder", "GET /order/api/order/5/wait_assign_order_refund"],
  ["REFUND-08", "Query.refundReasons", "GET /order/api/refund/reason"],
  [
    "REFUND-14",
    "Mutation.requestRefund",
    '"content":"不想要了","allowance":12.34,"imgs":["/files/1.jpg","/files/2.jpg"]',
  ],
  ["REFUND-15", "Mutation.modifyRefund", "POST /order/api/refund/9/modify"],
  ["REFUND-17", "Mutation.cancelRefund", "POST /order/api/refund/9/cancel"],
  ["MARK-05", "Mutation.payMarkup", '"type":"ORDINARY"'],
  ["MARK-05", "Mutation.payMarkup", '"type":"ABNORMAL"'],
  ["SET-04", "Viewer.customer", '"gender":"MALE"'],
  ["SET-04", "Mutation.changeProfile", '"gender":"1"'],
  ["SET-05", "Mutation.changeProfile", '"email":"a@example.com"'],
  ["SET-05", "Viewer.customer", '"email":"email 5"'],
] as const)("[%s] %s carries %s", async (_id, field, part) => {
  const lines = Object.values(TABLES)
    .flat()
    .filter((line) => line.field === field)
    .filter(({ asked, value }) => JSON.stringify({ asked, value }).includes(part));
  expect(lines).not.toEqual([]);
  for (const line of lines) {
    const { asked, value } = await runLine(line);
    expect({ asked, value }).toEqual({ asked: line.asked, value: line.value });
  }
});
