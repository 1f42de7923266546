import { describe, expect, test } from "vitest";
import {
  backOf,
  isBesideIn,
  RECHARGE_HOME,
  rechargeHref,
} from "../../../app/features/recharge/recharge-address";

describe("the address of the recharge page", () => {
  test.each([
    [{}, "/user/wallet/recharge"],
    [{ amount: 0 }, "/user/wallet/recharge"],
    [{ amount: 1 }, "/user/wallet/recharge?amount=0.01"],
    [{ amount: 1_250 }, "/user/wallet/recharge?amount=12.50"],
    [{ amount: 50_000 }, "/user/wallet/recharge?amount=500"],
    [{ back: "/user/order" }, "/user/wallet/recharge?back=%2Fuser%2Forder"],
    [{ amount: null, back: null, isBeside: true }, "/user/wallet/recharge?beside=1"],
  ])("for %j is %s", (options, href) => {
    expect(rechargeHref(options)).toBe(href);
  });

  test.each([
    [true, true],
    [false, false],
  ])("says whether another window waits: %j", (isBeside, expected) => {
    const { searchParams } = new URL(rechargeHref({ amount: 100, isBeside }), "https://site.test");
    expect(isBesideIn(searchParams)).toBe(expected);
  });

  test.each([
    ["back=/user/order?page=2", "/user/order?page=2"],
    ["back=/user/order/user/wallet/recharge", "/user/order/user/wallet/recharge"],
    ["back=/user/wallet/recharge", null],
    ["back=/user/wallet/recharge?amount=5", null],
    ["back=//evil.test/user", null],
    ["back=https://evil.test/", null],
    ["amount=5", null],
  ])("with %s leads back to %s", (search, back) => {
    expect(backOf(new URLSearchParams(search))).toBe(back);
  });

  test("leads home without a return address", () => {
    expect(RECHARGE_HOME).toBe("/user/index");
  });
});
