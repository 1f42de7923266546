import { expect, test } from "vitest";
import { CALL_STATUSES, CALL_TEXTS, isLiveCall, KEEP_MS, LOST_MS } from "../../../schema/rules/calls/call";
import {
  COMPLAINT_MESSAGES,
  COMPLAINT_OBJECT_NAMES,
  COMPLAINT_STATUS_NAMES,
  COMPLAINT_STATUSES,
  hasWorkerToBlame,
  isComplainable,
  isRevocable,
} from "../../../schema/rules/feedback/complaint";
import { ORDER_STATUSES } from "../../../schema/rules/orders/order-status";

test("[COMP-08] [COMP-11] the status decides who can be complained about, and which complaints can be revoked", () => {
  expect(ORDER_STATUSES.filter((status) => !isComplainable(status))).toEqual(["WAIT_PAY", "CLOSE"]);
  expect(ORDER_STATUSES.filter((status) => !hasWorkerToBlame(status))).toEqual(["RECEIVING_ORDER"]);
  expect(COMPLAINT_STATUSES.filter(isRevocable)).toEqual(["UNTREATED"]);
});

test("[COMP-05] [COMP-07] complaints in the words that people read", () => {
  expect(COMPLAINT_STATUS_NAMES).toEqual({ UNTREATED: "待处理", DONE: "已处理", REVOKED: "已取消" });
  expect(COMPLAINT_OBJECT_NAMES).toEqual({ 0: "投诉师傅", 1: "其他投诉" });
  expect(Object.values(COMPLAINT_MESSAGES)).toEqual([
    "请选择要投诉的订单",
    "请先填写投诉内容",
    "投诉内容不能超过500字",
    "最多上传8张图片",
    "还没有师傅接单，暂不能投诉师傅",
    "该投诉正在处理中，请等待平台处理结果",
  ]);
});

test("[CALL-05] [CALL-08] [CALL-09] calls in the words that people read", () => {
  expect(Object.values(CALL_TEXTS)).toEqual([
    "已挂断！",
    "对方已挂断！",
    "通话已结束",
    "未检测到对应设备，请稍后再试",
    "不能呼叫自己",
    "您正在通话中，请先结束当前通话",
    "对方忙线中，请稍后再拨",
    "对方暂时无人接听，请稍后再拨",
    "暂时无法接通对方，请拨打电话联系",
    "已在其他窗口接听",
  ]);
});

test("[R39] a call lives while it rings or is answered, and a word may be missed twice", () => {
  expect(CALL_STATUSES.filter(isLiveCall)).toEqual(["RINGING", "ACCEPTED"]);
  expect(LOST_MS / KEEP_MS).toBe(3);
});
