import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isAddressRange, isWithinRanges } from "../../../schema/rules/account/address-range";

describe("addresses of an API key", () => {
  test.each([
    ["203.0.113.7", "203.0.113.7"],
    ["203.0.113.255", "203.0.113.0/24"],
    ["198.51.100.1", "0.0.0.0/0"],
    ["2001:db8::1", "2001:DB8:0:0::/64"],
    ["2001:db8:0:0:0:0:0:1", "2001:db8::1"],
    ["::ffff:203.0.113.7", "203.0.113.0/24"],
    ["203.0.113.7", "::ffff:203.0.113.7"],
  ])("%s lies in %s", (address, range) => {
    expect(isWithinRanges(address, ["192.0.2.1", range])).toBe(true);
  });

  test.each([
    ["203.0.114.0", "203.0.113.0/24"],
    ["203.0.113.8", "203.0.113.7"],
    ["2001:db8:0:1::1", "2001:db8::/64"],
    ["2001:db8::1", "0.0.0.0/0"],
    ["203.0.113.7", "::/0"],
    ["unknown", "0.0.0.0/0"],
    ["", "::/0"],
    ["203.0.113.7", "203.0.113.7/"],
  ])("%s does not lie in %s", (address, range) => {
    expect(isWithinRanges(address, [range])).toBe(false);
  });

  test.each([
    "203.0.113",
    "203.0.113.256",
    "203.0.113.07",
    "203.0.113.0/33",
    "203.0.113.0/-1",
    "203.0.113.0/24/8",
    "::1::2",
    ":1:2:3:4:5:6:7",
    "12345::",
    "1:2:3:4:5:6:7:8:9",
    "example.com",
    "",
  ])("%s is no address", (text) => {
    expect(isAddressRange(text)).toBe(false);
  });

  test("a range of every length holds the address that it was made from, and not one that differs in its last fixed bit", () => {
    const four = fc.integer({ min: 0, max: 2 ** 32 - 1 });
    const written = (value: number) => [24, 16, 8, 0].map((bits) => (value >>> bits) & 255).join(".");
    fc.assert(
      fc.property(four, fc.integer({ min: 1, max: 32 }), (value, length) => {
        const range = `${written(value)}/${length}`;
        expect(isWithinRanges(written(value), [range])).toBe(true);
        const other = (value ^ (2 ** (32 - length))) >>> 0;
        expect(isWithinRanges(written(other), [range])).toBe(false);
      }),
    );
  });
});
