import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageItems } from "../../../app/ui/navigation/page-items";

const shown = (page: number, last: number) => pageItems(page, last).map((item) => item.page ?? "…");

describe("pages that a pager names", () => {
  it("are the first, the last and those around the current one", () => {
    expect(shown(1, 2)).toEqual([1, 2]);
    expect(shown(5, 22)).toEqual([1, "…", 4, 5, 6, "…", 22]);
    expect(shown(22, 22)).toEqual([1, "…", 21, 22]);
  });

  it("never leave out a single page: it takes no more room than the gap", () => {
    expect(shown(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it("rise, and keep to the pages there are", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
        const [page, last] = [Math.min(a, b), Math.max(a, b)];
        const pages = pageItems(page, last).flatMap((item) => item.page ?? []);
        const rises = pages.every((value, index) => index === 0 || value > (pages[index - 1] ?? 0));
        return rises && pages.includes(page) && pages[0] === 1 && pages.at(-1) === last;
      }),
    );
  });
});
