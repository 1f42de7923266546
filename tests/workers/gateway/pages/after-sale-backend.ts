import { restOrder, restOrderDetail } from "../../../support/contract/rest-order";
import { restAbnormal } from "../rest-abnormal";
import { restRefund } from "../rest-refund";

export const REFUSED = {
  ...restRefund(5),
  ...{ status: "REFUSE", refundStatusName: "已拒绝退款", refuseRefundContent: "货已装好" },
  ...{ verifyWorkerName: "陈师傅", applyRefundAmount: 90, refundAmount: 70, allowance: 10 },
  ...{ imgs: ["/files/a.jpg"], refundSuccessTime: "2026-11-21 16:30:00", handleTime: "2026-11-20 16:40:00" },
  ...{ arbitrationNo: "ZC5", arbitrationState: "PROCESSED", arbitrationStateName: "仲裁已处理" },
  ...{ applyArbitrationTime: "2026-11-20 17:30:00", applyArbitrationAmount: 95, arbitrationAmount: 80 },
  ...{ arbitrationHandleTime: "2026-11-20 18:30:00", complaintDescription: "支持退款" },
  ...{ arbitrationContent: "师傅没有来", arbitrationImgs: ["/files/b.jpg"], arbitrationAllowance: 5 },
  expirationTimeStr: "2026-11-23 09:00:00",
};
const NEWEST = {
  ...{ id: 5, status: "REFUSE", refundReason: "其他原因", description: "不要了", imgs: [] },
  ...{ contactName: "张三", contactPhone: "13912345678", allowance: 10 },
};
const COMPLAINT = {
  ...{ id: 3, orderId: 5, orderNo: "26112015603984", content: "师傅迟到", suggestion: "已核实" },
  ...{ status: "UNTREATED", statusName: "待处理", complaintTime: "2026-11-20 16:30:00", handleTime: null },
  ...{ pictures: ["/files/c.jpg"], picUrls: "/files/c.jpg", complaintObject: 0 },
};

/** What the backend answers about an order, its exception, its refund and its complaint. */
export const answers = (refund: object = REFUSED) => ({
  "GET /order/api/order/5": { data: { ...restOrderDetail(5), refundDetailResponse: NEWEST } },
  "POST /order/api/order/list_by_orderIds": {
    data: [
      {
        ...restOrder(5),
        latestFollow: { content: "改到周日", createTime: "2026-11-22 09:00:00", total: 2 },
      },
    ],
  },
  "GET /order/api/abnormal/list": { data: { records: [restAbnormal(1)], total: 1 } },
  "GET /order/api/refund/5": { data: refund },
  "GET /order/api/refund": { data: { rows: [refund], total: 1 } },
  "POST /order/api/refund/status": { data: [{ value: "WAIT", label: "待审核" }] },
  "GET /order/api/refund_stats": { data: { total: 1, counts: [] } },
  "GET /order/api/refund/reason": { data: [{ content: "其他原因" }] },
  "GET /order/api/complaint/complaint_list": { data: { rows: [COMPLAINT], total: 1 } },
});
