import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  groupPhone,
  isPhone,
  maskPhone,
  normalizePhone,
  PHONE_MESSAGE,
  toHalfWidth,
} from "../../../schema/rules/phone";

const phones = fc
  .tuple(
    fc.constantFrom(..."123456789"),
    fc.array(fc.constantFrom(..."0123456789"), { minLength: 9, maxLength: 9 }),
  )
  .map(([second, rest]) => `1${second}${rest.join("")}`);

describe("phone rule", () => {
  it("[AUTH-02] [CONST-03] takes 11 digits that begin with 1 and then 1 to 9", () => {
    fc.assert(fc.property(phones, (phone) => isPhone(phone)));
    for (const wrong of [
      "",
      "1380013800",
      "138001380000",
      "10800138000",
      "23800138000",
      "1380013800a",
      " 13800138000",
    ]) {
      expect(isPhone(wrong), wrong).toBe(false);
    }
  });

  it("[AUTH-02] [AUTH-03] has the words of the place it fails in", () => {
    expect(PHONE_MESSAGE.login).toBe("手机号格式有误");
    expect(PHONE_MESSAGE.form).toBe("请输入合法手机号");
  });

  it("[U38] reads what people type and paste: full-width digits, spaces, dashes, +86", () => {
    for (const typed of [
      "１３８ ００１３-８０００",
      "+86 138 0013 8000",
      "0086-13800138000",
      "138\u00a00013\u00a08000",
    ]) {
      expect(normalizePhone(typed), typed).toBe("13800138000");
    }
    expect(normalizePhone("8613800138000")).toBe("8613800138000");
    expect(normalizePhone("1+8613800138000")).toBe("1+8613800138000");
    expect(normalizePhone("+86138001380001")).toBe("+86138001380001");
    expect(toHalfWidth("Ａ１！\u3000～")).toBe("A1! ~");
  });

  it("normalising twice changes nothing", () => {
    fc.assert(
      fc.property(fc.string(), (typed) => normalizePhone(normalizePhone(typed)) === normalizePhone(typed)),
    );
  });
});

describe("phone on screen", () => {
  it("[AUTH-04] [CONST-04] has a space after the 3rd and the 7th digit, 13 characters at most", () => {
    expect(
      ["1", "138", "1380", "1380013", "13800138", "13800138000", "138001380009"].map(groupPhone),
    ).toEqual(["1", "138", "138 0", "138 0013", "138 0013 8", "138 0013 8000", "138 0013 8000"]);
    fc.assert(fc.property(fc.string(), (typed) => groupPhone(typed).length <= 13));
  });

  it("[AUTH-04] drops everything but digits", () => {
    expect(groupPhone("a138-00b")).toBe("138 00");
  });

  it("grouping and normalising undo each other", () => {
    fc.assert(fc.property(phones, (phone) => normalizePhone(groupPhone(phone)) === phone));
  });

  it("[GEN-18] [CONST-43] shows the first 3 and the last 4 digits only", () => {
    expect(maskPhone("13800138000")).toBe("138****8000");
    fc.assert(
      fc.property(phones, (phone) => {
        const masked = maskPhone(phone);
        return (
          masked.startsWith(phone.slice(0, 3)) &&
          masked.endsWith(phone.slice(-4)) &&
          /^\d{3}\*{4}\d{4}$/.test(masked)
        );
      }),
    );
  });

  it("leaves what is too short to hide anything in", () => {
    expect(maskPhone("1234567")).toBe("1234567");
    expect(maskPhone("12345678")).toBe("123****5678");
  });
});
