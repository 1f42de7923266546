import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  actualOf,
  alipayAccountIssue,
  feeOf,
  maskPayoutAccount,
  plainRealName,
  readTypedWithdrawal,
  readWithdrawalAmount,
  realNameIssue,
} from "../../../schema/rules/wallet/withdrawal";

describe("the fee", () => {
  test.each([
    [10_000, 9_940],
    [10_001, 9_940],
    [12_345, 12_270],
    [99_999, 99_399],
    [5_000_000, 4_970_000],
  ])("[WALLET-19] [CONST-27] of %i 分 %i arrive: 99.4 %, cut to two decimals", (amount, actual) => {
    expect(actualOf(amount)).toBe(actual);
    expect(feeOf(amount)).toBe(amount - actual);
  });

  test("[WALLET-19] [CONST-27] never rounds up, for any amount", () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 5_000_000 }), (amount) => {
        const exact = BigInt(amount) * 994n;
        expect(BigInt(actualOf(amount)) * 1000n <= exact).toBe(true);
        expect(BigInt(actualOf(amount) + 1) * 1000n > exact).toBe(true);
      }),
    );
  });
});

describe("an amount", () => {
  test.each([
    ["100", 10_000],
    ["100.5", 10_050],
    ["50000", 5_000_000],
    [" 100 ", 10_000],
  ])("[WALLET-14] [WALLET-17] [CONST-27] %s is read by the server", (typed, fen) => {
    expect(readWithdrawalAmount(typed, 50_000_00)).toEqual({ fen });
  });

  test.each([
    ["１００", 10_000],
    ["1,000元", 100_000],
    ["100。5", 10_050],
  ])("[WALLET-17] [U38] %s is understood in the form", (typed, fen) => {
    expect(readTypedWithdrawal(typed, 50_000_00)).toEqual({ fen });
  });

  test.each([
    ["99.99", "最低提现100元"],
    ["1e3", "金额只能填写数字，最多两位小数"],
    ["-100", "金额只能填写数字，最多两位小数"],
    ["1.2.3", "金额只能填写数字，最多两位小数"],
    ["100.005", "金额最多两位小数"],
    ["1234567890123456", "单日最多提现50000元"],
    ["", "请输入提现金额"],
  ])(
    "[WALLET-14] [WALLET-17] [CONST-27] %s is refused alike in the form and by the server",
    (typed, issue) => {
      expect(readTypedWithdrawal(typed, 50_000_00)).toEqual({ issue });
      expect(readWithdrawalAmount(typed, 50_000_00)).toEqual({ issue });
    },
  );
});

describe("the payee of a withdrawal", () => {
  test("[WALLET-16] a real name is there and is one", () => {
    expect(realNameIssue(" ")).toBe("请先输入您的真实姓名");
    expect(realNameIssue("张三")).toBeNull();
    expect(realNameIssue("阿依古丽·买买提")).toBeNull();
    for (const name of ["张", "张3", "<b>张三</b>"]) expect(realNameIssue(name)).toMatch(/真实姓名/);
  });

  test.each([
    ..."•・･‧．∙⋅".split("").map((dot): [string, string] => [`阿依古丽${dot}买买提`, "阿依古丽·买买提"]),
    [" Ｊｏｈｎ　 Smith ", "John Smith"],
    ["O'Neil", "O'Neil"],
    ["O’Neil", "O’Neil"],
    ["Smith-Jones", "Smith-Jones"],
  ])("“%s” is the real name “%s”", (typed, name) => {
    expect(realNameIssue(typed)).toBeNull();
    expect(plainRealName(typed)).toBe(name);
  });

  test("[SAFE-06] [CONST-43] an account of Alipay is a phone or an e-mail address, and is shown in part", () => {
    for (const account of ["13900139000", "a.b+c@mail.example.cn"])
      expect(alipayAccountIssue(account)).toBeNull();
    for (const account of ["", "1390013900", "a@b", "张三", `${"a".repeat(100)}@b.cn`]) {
      expect(alipayAccountIssue(account)).not.toBeNull();
    }
    expect(maskPayoutAccount("13900139000")).toBe("139****9000");
    expect(maskPayoutAccount("zhangsan@mail.cn")).toBe("zha***@mail.cn");
    expect(maskPayoutAccount("abc@mail.cn")).toBe("a***@mail.cn");
    expect(maskPayoutAccount("老张")).toBe("老张");
  });
});
