import { describe, expect, test } from "vitest";
import { isOwnPath, isSafeWebAddress } from "../../../schema/rules/web-address";

describe("[S27] an address in a link or picture that others see", () => {
  test.each([
    "/",
    "/help?title=如何下单",
    "/demo/sofa.png",
    "https://www.example.com/a?b=c#d",
    "HTTPS://example.com",
  ])("%s may stand there", (address) => {
    expect(isSafeWebAddress(address)).toBe(true);
  });

  test.each([
    "",
    "relative",
    "//evil.example",
    "/\\evil.example",
    "/\tevil",
    "javascript:alert(1)",
    "java\nscript:alert(1)",
    " https://example.com",
    "https:///evil.example",
    "https:evil.example",
    "http://example.com",
    "data:text/html,x",
    "https://user@evil.example",
    "https://",
    "https://a\u00a0b.example",
    `/${"a".repeat(2000)}`,
  ])("%j may not", (address) => {
    expect(isSafeWebAddress(address)).toBe(false);
    expect(isOwnPath(address)).toBe(false);
  });

  test("2,000 characters are enough", () => {
    expect(isSafeWebAddress(`/${"a".repeat(1999)}`)).toBe(true);
  });

  test("only a path is our own", () => {
    expect(isOwnPath("/partners/a.svg")).toBe(true);
    expect(isOwnPath("https://example.com/a.svg")).toBe(false);
  });
});
