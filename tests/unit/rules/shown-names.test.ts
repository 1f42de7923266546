import { expect, test } from "vitest";
import {
  ABNORMAL_SOURCE_NAMES,
  exceptionIssue,
  handlingIssue,
  MERCHANT_STATUS_NAMES,
  PACKAGE_STATE_NAMES,
  SOLVE_WAY_NAMES,
} from "../../../schema/rules/abnormal/abnormal";
import { htmlToText } from "../../../schema/rules/html-text";
import { MARKUP_KIND_NAMES, MARKUP_STATUS_NAMES, markupFen } from "../../../schema/rules/markups/markup";
import { arrivalIssues } from "../../../schema/rules/orders/arrival";
import { IN_SERVICE, ORDER_STATUS_NAMES } from "../../../schema/rules/orders/order-status";
import {
  REFUND_STATUS_NAMES,
  REFUND_STATUSES,
  refundActions,
} from "../../../schema/rules/refunds/refund-status";

test("[ENUM-07] [G-16] every status of a refund by its name", () => {
  expect(REFUND_STATUSES.map((status) => REFUND_STATUS_NAMES[status])).toEqual([
    "待审核",
    "已同意退款",
    "已拒绝退款",
    "仲裁中",
    "仲裁已处理",
    "退款成功",
    "退款失败",
    "已取消退款",
    "已取消仲裁",
  ]);
});

test("[REFUND-19] [REFUND-20] [REFUND-21] [ENUM-24] a refund's status decides its actions; a closed order allows none", () => {
  const open = REFUND_STATUSES.map((status) => refundActions(status, { isOrderOpen: true }));
  expect(open).toEqual([
    ["MODIFY", "CANCEL"],
    [],
    ["RENEW", "ARBITRATE"],
    ["CANCEL_ARBITRATION"],
    ["RENEW"],
    [],
    [],
    [],
    [],
  ]);
  for (const status of REFUND_STATUSES) expect(refundActions(status, { isOrderOpen: false })).toEqual([]);
});

test("[C-42] a master is at work in these four statuses", () => {
  expect(IN_SERVICE.map((status) => ORDER_STATUS_NAMES[status])).toEqual([
    "待提货",
    "待安装",
    "待完工",
    "待核销",
  ]);
});

test("[MARK-01] [MARK-19] [ENUM-09] [ENUM-18] exceptions and markups by the names they are listed with", () => {
  expect(Object.values(MERCHANT_STATUS_NAMES)).toEqual(["未跟进", "跟进中", "已处理"]);
  expect(Object.values(SOLVE_WAY_NAMES)).toEqual(["退货退款", "加价处理", "继续正常服务"]);
  expect(Object.values(PACKAGE_STATE_NAMES)).toEqual(["外包装褶皱或变形", "外包装破损", "外包装完好"]);
  expect(Object.values(ABNORMAL_SOURCE_NAMES)).toEqual(["客户", "师傅", "其他"]);
  expect(Object.values(MARKUP_STATUS_NAMES)).toEqual(["待处理", "已支付", "已拒绝", "已取消"]);
  expect(Object.values(MARKUP_KIND_NAMES)).toEqual(["普通加价", "异常加价"]);
});

test("a missing value is reported at its field", () => {
  expect(exceptionIssue({ abnormalType: "", description: "裂了" })?.field).toBe("abnormalType");
  expect(exceptionIssue({ abnormalType: "货物破损", description: "" })?.field).toBe("description");
  const handling = { status: "PROCESSED", content: "已补发", isMarkup: true, fee: null };
  expect(handlingIssue({ ...handling, status: "" })?.field).toBe("status");
  expect(handlingIssue({ ...handling, content: "" })?.field).toBe("content");
  expect(handlingIssue(handling)?.field).toBe("fee");
  expect(arrivalIssues({ logisticsNo: null, logisticsPhone: null }).map(({ field }) => field)).toEqual([
    "logisticsNo",
    "logisticsPhone",
  ]);
});

test.each(["12元5", "x12", "12.345", "a.5", ".5x", ".567", "1.2.3", "12345678", "-1"])(
  "[MARK-03] %j is no amount",
  (typed) => expect(markupFen(typed)).toBeNull(),
);

test("[MARK-03] two decimals after a bare dot are an amount", () => expect(markupFen(".55")).toBe(55));

test("HTML as one line of text: blocks apart, tags and references gone", () => {
  const html =
    "<h3>一 &amp; 二</h3><p>甲</p>\n<ul><li>乙</li><li>丙&nbsp;丁</li></ul><table><th>a</th><td>&lt;b&gt;</td></table> &quot;&#39;&copy;";
  expect(htmlToText(html)).toBe("一 & 二 甲 乙 丙 丁 a <b> \"'&copy;");
});
