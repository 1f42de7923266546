import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutText } from "../../../schema/rules/cut-text";

describe("text cut to a length", () => {
  it("stays as it is when it fits or when there is no limit", () => {
    expect(cutText("安装", 2)).toBe("安装");
    expect(cutText("安装", undefined)).toBe("安装");
  });

  it("is never longer than the limit and never half a character", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.nat(20), (text, limit) => {
        const cut = cutText(text, limit);
        return cut.length <= limit && text.startsWith(cut) && cut.isWellFormed();
      }),
    );
    expect(cutText("a😀b", 2)).toBe("a");
  });
});
