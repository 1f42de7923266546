import { describe, expect, it } from "vitest";
import {
  canSubmit,
  phoneIssue,
  registerIssues,
  signInIssues,
} from "../../../app/features/account/account-rules";

describe("sign-in form", () => {
  it("[AUTH-02] [REG-13] refuses a phone that is not one with 手机号格式有误", () => {
    for (const phone of ["", "138 0013 800", "108 0013 8000", "238 0013 8000"]) {
      expect(phoneIssue(phone)).toBe("手机号格式有误");
    }
    expect(phoneIssue("138 0013 8000")).toBeNull();
  });

  it("[AUTH-21] [ERR-16] names every field that is wrong, the phone first", () => {
    expect(signInIssues({ phone: "1", code: "" })).toEqual([
      { field: "phone", message: "手机号格式有误" },
      { field: "code", message: "请输入验证码" },
    ]);
    expect(signInIssues({ phone: "13800138000", code: "12345" })).toEqual([
      { field: "code", message: "验证码小于6位" },
    ]);
    expect(signInIssues({ phone: "13800138000", code: "１２３４５６" })).toEqual([]);
    expect(signInIssues({ phone: "13800138000", code: "123 456" })).toEqual([]);
    expect(signInIssues({ phone: "13800138000", code: "123 45" })).toEqual([
      { field: "code", message: "验证码小于6位" },
    ]);
  });

  it("[AUTH-13] lets the button be pressed with 11 digits and a code that was sent", () => {
    expect(canSubmit({ phone: "138 0013 8000", codeWasSent: true })).toBe(true);
    expect(canSubmit({ phone: "138 0013 8000", codeWasSent: false })).toBe(false);
    expect(canSubmit({ phone: "138 0013 800", codeWasSent: true })).toBe(false);
  });
});

describe("registration form", () => {
  it("[REG-07] [REG-04] refuses without the agreement", () => {
    expect(registerIssues({ phone: "13800138000", code: "123456", hasAgreed: false })).toEqual([
      { field: "agreement", message: "请勾选用户服务协议" },
    ]);
    expect(registerIssues({ phone: "13800138000", code: "123456", hasAgreed: true })).toEqual([]);
  });
});
