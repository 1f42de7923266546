import { expect, test } from "vitest";
import {
  emailIssue,
  invoiceIssues,
  plainEmail,
  plainTaxNo,
  taxNoIssue,
} from "../../../schema/rules/wallet/invoice";

test.each(["91350100M000100Y43", "9135 0100 m000 100y 43", "９１３５０１００ｍ０００１００Ｙ４３"])(
  "the tax number %s is taken where its check digit is right",
  (typed) => {
    expect(taxNoIssue(typed)).toBeNull();
    expect(plainTaxNo(typed)).toMatch(/^[\dA-Z]{18}$/);
  },
);

test.each([
  ["", "请填写税号"],
  ["91350100M000100Y4", "税号应为18位统一社会信用代码"],
  ["91350100M000100Y44", "税号有误，请对照营业执照检查"],
  ["91350100I000100Y43", "税号只能由数字和大写字母组成，不含I、O、S、V、Z"],
])("the tax number “%s” is refused: %s", (typed, message) => {
  expect(taxNoIssue(typed)).toBe(message);
});

test("one wrong character of a tax number is always noticed", () => {
  const right = "91350100M000100Y43";
  for (let place = 0; place < 17; place++) {
    for (const other of "0123456789ABCDEFGHJKLMNPQRTUWXY") {
      if (other === right[place]) continue;
      expect(
        taxNoIssue(right.slice(0, place) + other + right.slice(place + 1)),
        `${place} ${other}`,
      ).not.toBeNull();
    }
  }
});

test.each(["a@b", "a b@c.com", "@c.com", "a@c..com", "a@c.c", "a@-c"])("%s is no e-mail address", (typed) => {
  expect(emailIssue(typed)).toBe("邮箱格式有误，请检查");
});

test.each([" kuaiji＠example．com ", "ｋｕａｉｊｉ@example.com"])(
  "[U38] the e-mail address “%s” is understood and is stored half-width",
  (typed) => {
    expect(emailIssue(typed)).toBeNull();
    expect(plainEmail(typed)).toBe("kuaiji@example.com");
  },
);

test("a person needs no tax number, and the issues come in the sequence of the form", () => {
  const person = { kind: "PERSON" as const, title: "王小姐", taxNo: "", email: "wang.x+1@mail.example.com" };
  expect(invoiceIssues(person)).toEqual([]);
  const wrong = { kind: "ENTERPRISE" as const, title: " ", taxNo: "1", email: "" };
  expect(invoiceIssues(wrong).map(({ field }) => field)).toEqual(["title", "taxNo", "email"]);
});
