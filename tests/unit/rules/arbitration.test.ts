import { describe, expect, test } from "vitest";
import { hasArbitration, isArbitrationDecided } from "../../../schema/rules/refunds/refund-status";

const UNKNOWN = {
  arbitrationNo: null,
  arbitrationState: null,
  arbitrationAmount: null,
  complaintDescription: null,
};

describe("the arbitration about a refund", () => {
  test.each([
    ["ARBITRATION", {}, true],
    ["PROCESSED", {}, true],
    ["ARBITRATION_CANCEL", {}, true],
    ["REFUSE", {}, false],
    ["SUCCESS", {}, false],
    ["REFUSE", { arbitrationNo: "" }, false],
    ["REFUSE", { arbitrationNo: "ZC1" }, true],
    ["REFUSE", { arbitrationState: "ARBITRATION_CANCEL" }, true],
  ] as const)("[ARB-13] [ENT-14] of a refund that is %s with %j is there: %s", (status, known, expected) => {
    expect(hasArbitration({ ...UNKNOWN, status, ...known })).toBe(expected);
  });

  test.each([
    ["ARBITRATION", {}, false],
    ["ARBITRATION", { complaintDescription: "支持", arbitrationAmount: 1 }, false],
    ["PROCESSED", {}, true],
    ["AGREE", {}, true],
    ["SUCCESS", {}, true],
    ["FAIL", {}, true],
    ["REFUSE", {}, false],
    ["REFUSE", { complaintDescription: "" }, false],
    ["REFUSE", { complaintDescription: "不支持退款" }, true],
    ["REFUSE", { arbitrationAmount: 0 }, true],
    ["ARBITRATION_CANCEL", { complaintDescription: "已取消" }, false],
    ["SUCCESS", { arbitrationState: "ARBITRATION_CANCEL" }, false],
    ["WAIT", { arbitrationState: "PROCESSED" }, true],
  ] as const)("[ARB-11] of a refund that is %s with %j is decided: %s", (status, known, expected) => {
    expect(isArbitrationDecided({ ...UNKNOWN, arbitrationNo: "ZC1", status, ...known })).toBe(expected);
  });
});
