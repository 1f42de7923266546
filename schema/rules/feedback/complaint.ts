import type { OrderStatus } from "../orders/order-status";

/** How far a complaint is (ENUM-13): UNTREATED becomes DONE when the platform answers, or REVOKED by its customer. */
export const COMPLAINT_STATUSES = ["UNTREATED", "DONE", "REVOKED"] as const;
export type ComplaintStatus = (typeof COMPLAINT_STATUSES)[number];

export const COMPLAINT_STATUS_NAMES: Record<ComplaintStatus, string> = {
  UNTREATED: "待处理",
  DONE: "已处理",
  REVOKED: "已取消",
};

/** `complaintObject`: 0 complains about the worker, 1 about anything else (COMP-07). Also the values of `complaintType` (decision 026). */
export const COMPLAINT_OBJECTS = [0, 1] as const;
export type ComplaintObject = (typeof COMPLAINT_OBJECTS)[number];

export const COMPLAINT_OBJECT_NAMES: Record<ComplaintObject, string> = { 0: "投诉师傅", 1: "其他投诉" };

/** Complaints and arbitrations on one page (CONST-19). */
export const RIGHTS_PAGE_SIZE = 9;
/** Orders that a complaint can be chosen from, the newest; older ones are complained about from the order list. */
export const COMPLAINABLE_ORDERS_MAX = 50;
/** Most pictures (COMP-06), and longest text. */
export const COMPLAINT_IMAGES_MAX = 8;
export const COMPLAINT_TEXT_MAX = 500;
/** What `picUrls` is joined with. */
export const PICTURE_SEPARATOR = "|";

/** Exact messages (COMP-05) and those that the documents leave open. */
export const COMPLAINT_MESSAGES = {
  order: "请选择要投诉的订单",
  content: "请先填写投诉内容",
  contentLength: "投诉内容不能超过500字",
  imageCount: "最多上传8张图片",
  noWorker: "还没有师傅接单，暂不能投诉师傅",
  isOpen: "该投诉正在处理中，请等待平台处理结果",
} as const;

/** Whether an order can be complained about: it is paid, and not closed. */
export const isComplainable = (status: OrderStatus): boolean => status !== "WAIT_PAY" && status !== "CLOSE";

/** Whether the complaint can be about the worker: not before a master has taken the order (COMP-08, C-56). */
export const hasWorkerToBlame = (status: OrderStatus): boolean => status !== "RECEIVING_ORDER";

/** Only what the platform has not answered can be taken back (COMP-11). */
export const isRevocable = (status: ComplaintStatus): boolean => status === "UNTREATED";
