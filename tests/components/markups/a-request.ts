/** A markup that a master asks for and that waits for the customer; tests add its ids, its amount and its remark. */
export const WAITING_REQUEST = {
  isRequest: true,
  status: "WAIT_PAY",
  kind: "ORDINARY",
  markupType: "爬楼费",
  createdAt: "2026-11-22T09:00:00+08:00",
  createdBy: "陈师傅",
  createdByPhone: "13700007001",
  rejectReason: null,
  dealtAt: null,
  payWay: null,
};
