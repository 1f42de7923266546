import { expect, test } from "vitest";
import { isStale } from "../../../app/lib/graphql/stale";
import { dataWithout } from "../../../gateway/rest/absent-calls";
import { requestDataExport } from "../../../schema/rest/account/personal-data";
import { nullIfMissing } from "../../../schema/rest/null-if-missing";
import { RestError } from "../../../schema/rest/rest-error";
import { Code } from "../../../schema/rules/codes";

const refusal = () => {
  try {
    return dataWithout(requestDataExport);
  } catch (error) {
    return error;
  }
};

test("what the platform does not offer is refused as that, not as something that has changed", () => {
  const error = refusal();
  expect(error).toBeInstanceOf(RestError);
  expect(error).toMatchObject({ code: Code.CALL_NOT_OFFERED, message: "当前平台暂未提供此功能" });
  expect(isStale(Code.CALL_NOT_OFFERED)).toBe(false);
});

test("a field that may be null is null where the platform does not offer it, or has no such thing", () => {
  expect(nullIfMissing(refusal())).toBeNull();
  expect(nullIfMissing(new RestError(Code.NOT_FOUND, "订单不存在"))).toBeNull();
  expect(() => nullIfMissing(new RestError(Code.CONFLICT, "已修改"))).toThrow("已修改");
});
