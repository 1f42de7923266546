import { expect, test } from "vitest";
import {
  newPayPasswordIssue,
  newPhoneIssue,
  smsCodeIssue,
} from "../../../schema/rules/account/account-safety";

const PHONE = "13800138000";

test.each([
  ["", "", "请输入密码"],
  ["12345", "12345", "支付密码须为6位数字"],
  ["111111", "111111", "6位数字不能全部相同，请换一个"],
  ["138001", "138001", "不能使用手机号中的连续6位，请换一个"],
  ["246810", "", "请再次输入密码"],
  ["246810", "246811", "两次输入的密码不同"],
  ["246810", "246810", undefined],
])("[SAFE-16] [C-58] the passwords %j and %j: %s", (password, confirmation, message) => {
  expect(newPayPasswordIssue({ password, confirmation }, PHONE)?.message).toBe(message);
});

test.each([
  ["1380013800", "请输入合法手机号"],
  ["10800138000", "请输入合法手机号"],
  [PHONE, "新手机号不能与原手机号相同"],
  ["13900139000", null],
  ["11900139000", null],
  ["23900139000", "请输入合法手机号"],
  ["139001390000", "请输入合法手机号"],
])("[SAFE-12] %s as a new phone: %s", (phone, message) => {
  expect(newPhoneIssue(phone, PHONE)).toBe(message);
});

test("[SAFE-18] [AUTH-21] a code is there and has six characters before it is sent", () => {
  expect(["", "12345", "123456"].map(smsCodeIssue)).toEqual(["请输入验证码", "验证码小于6位", null]);
});
