import { describe, expect, test } from "vitest";
import { EMPTY_KEY, type KeyValues, keyInput, keyIssues } from "../../../app/features/developer/key-values";

const READS: KeyValues = { ...EMPTY_KEY, name: "仓库系统", scopes: ["ORDERS_READ", "GOODS"] };
const PAYS: KeyValues = { ...READS, scopes: ["ORDERS_WRITE", "PAYMENTS"], dayLimit: "500" };

const LIMIT = { field: "dayLimit", message: "每日付款额度请输入 1 至 500000 的整数" };

test("a new key is a live one, without name, rights, addresses and limit", () => {
  expect(EMPTY_KEY).toEqual({ mode: "LIVE", name: "", scopes: [], addresses: "", dayLimit: "", code: "" });
});

describe("the form of a new key", () => {
  test.each<[string, KeyValues]>([
    ["that reads", READS],
    [
      "that may do all but pay",
      { ...READS, scopes: ["ORDERS_READ", "ORDERS_WRITE", "MONEY_READ", "GOODS", "WEBHOOKS"] },
    ],
    ["that pays", PAYS],
    ["that pays the least", { ...PAYS, dayLimit: "1" }],
    ["that pays the most", { ...PAYS, dayLimit: "500000" }],
    ["that once had a limit, and pays no more", { ...READS, dayLimit: "500" }],
    [
      "with an address and a range, and blanks behind them",
      { ...READS, addresses: "203.0.113.7\n203.0.113.0/24 \n" },
    ],
  ])("is right for a key %s", (_what, values) => {
    expect(keyIssues(values)).toEqual([]);
  });

  test.each<[string, KeyValues, { field: string; message: string }]>([
    ["no name", { ...READS, name: "  " }, { field: "name", message: "请输入密钥名称" }],
    ["no right", { ...READS, scopes: [] }, { field: "scopes", message: "请至少选择一项权限" }],
    ["a right to pay without a limit", { ...PAYS, dayLimit: "" }, LIMIT],
    ["a limit of nothing", { ...PAYS, dayLimit: "0" }, LIMIT],
    ["a limit of half a yuan", { ...PAYS, dayLimit: "0.5" }, LIMIT],
    ["a limit that is too high", { ...PAYS, dayLimit: "500001" }, LIMIT],
    [
      "a word among the addresses",
      { ...READS, addresses: "203.0.113.7，办公室" },
      {
        field: "addresses",
        message: "“办公室”不是有效的 IP 地址，请填写如 203.0.113.7 或 203.0.113.0/24",
      },
    ],
  ])("names one thing about %s", (_what, values, issue) => {
    expect(keyIssues(values)).toEqual([issue]);
  });
});

describe("the input for a new key", () => {
  test("has the name without blanks around it, the rights, and the limit in fen", () => {
    const values: KeyValues = { ...PAYS, mode: "TEST", name: " 仓库系统 ", dayLimit: "500", code: "246810" };
    expect(keyInput(values)).toEqual({
      mode: "TEST",
      name: "仓库系统",
      scopes: ["ORDERS_WRITE", "PAYMENTS"],
      addresses: [],
      dayLimit: 50_000,
      code: "246810",
    });
  });

  test("has no limit for a key that does not pay, whatever stands in the field", () => {
    expect(keyInput({ ...READS, dayLimit: "500" }).dayLimit).toBeNull();
  });

  test.each([
    ["", []],
    ["\n 203.0.113.7 \n", ["203.0.113.7"]],
    ["203.0.113.7\r\n203.0.113.0/24", ["203.0.113.7", "203.0.113.0/24"]],
    ["203.0.113.7, 203.0.113.8，2001:db8::1", ["203.0.113.7", "203.0.113.8", "2001:db8::1"]],
    [
      "203.0.113.7;203.0.113.8；203.0.113.9、203.0.113.10",
      ["203.0.113.7", "203.0.113.8", "203.0.113.9", "203.0.113.10"],
    ],
  ])("has each of the addresses %j", (addresses, sent) => {
    expect(keyInput({ ...READS, addresses }).addresses).toEqual(sent);
  });
});
