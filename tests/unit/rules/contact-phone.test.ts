import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { telHref } from "../../../app/lib/tel-href";
import {
  fitContactPhone,
  isContactPhone,
  normalizeContactPhone,
  phoneBeginning,
} from "../../../schema/rules/contact-phone";
import { formatPhone, isPhone } from "../../../schema/rules/phone";

describe("[U38] the phone of a recipient or sender", () => {
  test.each([
    ["13800138000", "13800138000"],
    ["+86 138-0013-8000", "13800138000"],
    ["13800138000-1000", "13800138000-1000"],
    ["１３８００１３８０００－１０００", "13800138000-1000"],
    ["138 0013 8000 转 801", "13800138000-801"],
    ["86-13800138000,801", "13800138000-801"],
    ["13800138000，6", "13800138000-6"],
    ["138-0013-8000 分机：12", "13800138000-12"],
    ["138-0013-8000-1234", "13800138000-1234"],
    ["13800138000#0012", "13800138000-0012"],
    ["0757-23881234", "0757-23881234"],
    ["(0757) 2388 1234", "0757-23881234"],
    ["075723881234", "0757-23881234"],
    ["0757-2388123", "0757-2388123"],
    ["020-23881234转801", "020-23881234-801"],
    ["02023881234", "020-23881234"],
    ["０１０－６５６６７７８８ ext. 9", "010-65667788-9"],
    ["0757—23881234", "0757-23881234"],
  ])("%s is %s", (typed, phone) => {
    expect(normalizeContactPhone(typed)).toBe(phone);
    expect(isContactPhone(phone)).toBe(true);
  });

  test.each([
    "",
    "10800138000",
    "23800138000",
    "1380013800",
    "138001380001",
    "13800138000-1234567",
    "0757-13881234",
    "010-2388123",
    "0000-23881234",
    "03800138000",
    "01234567890",
    "12345",
    "四零零",
  ])("[PLACE-59] [CONST-03] [PLACE-28] %j is none", (typed) => {
    expect(isContactPhone(normalizeContactPhone(typed))).toBe(false);
  });

  test.each([
    ["138", "138"],
    ["138 0013-8000", "13800138000"],
    ["138-0013", "1380013"],
    ["+86 138 0013", "1380013"],
    ["138 0013 8000 转 1000", "13800138000-1000"],
    ["86-13800138000,801", "13800138000-801"],
    ["138-0013-8000-1", "13800138000-1"],
    ["13800138000 转", "13800138000-"],
    ["0757", "0757"],
    ["0757-2388", "0757-2388"],
    ["(0757) 2388", "0757-2388"],
    ["07572388", "0757-2388"],
    ["010 6556-77", "010-655677"],
    ["0757-23881234-8", "0757-23881234-8"],
    ["０７５７－２３８８１２３４", "0757-23881234"],
    ["26112015603984", "26112015603984"],
    ["8000", "8000"],
  ])("[U9] %j is searched as the beginning %j", (text, beginning) => {
    expect(phoneBeginning(text)).toBe(beginning);
  });

  test.each(["", "-", "苏晚", "100 号", "100转", "SF123", "138%", "13800138000-1-2"])(
    "[U9] %j begins none",
    (text) => {
      expect(phoneBeginning(text)).toBeNull();
    },
  );

  test("[U9] every beginning of a phone is one of its canonical form, and of what is shown too", () => {
    const phones = ["13800138000", "13800138000-1000", "0757-23881234", "010-65667788-9", "0757-2388123-801"];
    for (const phone of phones)
      for (let length = 1; length <= phone.length; length++) {
        const typed = phone.slice(0, length);
        expect(phone.startsWith(phoneBeginning(typed) ?? "?"), typed).toBe(true);
      }
    for (const phone of phones) expect(phoneBeginning(formatPhone(phone))).toBe(phone);
  });

  test("[CONST-03] [PLACE-28] is one where it is a phone of the documents, and its canonical form is final", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^1[1-9]\d{9}$/), fc.stringMatching(/^\d{1,6}$/), (phone, extension) => {
        expect(normalizeContactPhone(phone)).toBe(phone);
        expect(isContactPhone(phone) && isPhone(phone)).toBe(true);
        const whole = `${phone}-${extension}`;
        expect([normalizeContactPhone(whole), isContactPhone(whole), isPhone(whole)]).toEqual([
          whole,
          true,
          false,
        ]);
      }),
    );
  });
});

describe("a field for the phone of a recipient or sender", () => {
  test.each([
    ["13800138000-1000", "13800138000-1000", ""],
    ["13800138000转", "13800138000转", ""],
    ["13800138000,8", "13800138000-8", ""],
    ["0757-", "0757-", ""],
    ["0757-23881234-801", "0757-23881234-801", ""],
  ])("[U38] takes %s as %s", (typed, digits, leftOut) => {
    expect(fitContactPhone(typed)).toEqual({ digits, leftOut });
  });

  test.each([
    ["138001380001234", "13800138000", "1234"],
    ["138-0013-8000-99", "13800138000", "99"],
    ["a138b", "138", "ab"],
  ])("[PLACE-39] takes of %s the digits %s and leaves out %j", (typed, digits, leftOut) => {
    expect(fitContactPhone(typed)).toEqual({ digits, leftOut });
  });

  test("[U38] takes every number key by key", () => {
    for (const number of ["13800138000-1000", "13800138000,801", "0757-23881234-801", "010-65667788转9"]) {
      let typed = "";
      for (const key of number) typed = fitContactPhone(typed + key).digits;
      expect(typed).toBe(normalizeContactPhone(number));
    }
  });
});

test.each([
  ["13800138000", "138 0013 8000", "tel:13800138000"],
  ["13800138000-1000", "138 0013 8000 转 1000", "tel:13800138000,1000"],
  ["0757-23881234", "0757-23881234", "tel:075723881234"],
  ["0757-23881234-801", "0757-23881234 转 801", "tel:075723881234,801"],
  ["400-820-1688 转 0001", "400-820-1688 转 0001", "tel:4008201688,0001"],
])("[U38] %s is shown as %s and dialled as %s", (phone, shown, href) => {
  expect([formatPhone(phone), telHref(phone)]).toEqual([shown, href]);
});
