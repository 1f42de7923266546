import { describe, expect, test } from "vitest";
import { DEPLOYED, figuresOf, overBudget, weighPages } from "../bench/page-weight";

describe("a first page load", () => {
  // Of the build that a deployment would upload (scripts/deploy/build.ts): nothing is built for this.
  const pages = weighPages(DEPLOYED);

  test("is within the budget of every page's kind", () => {
    expect(pages.length).toBeGreaterThan(50);
    expect(overBudget(pages)).toEqual([]);
  });

  test("fetches the page and at most 24 files, which a phone's browser can get in time", () => {
    expect(pages.filter(({ files }) => files > 24)).toEqual([]);
  });

  test("of a document fetches at most 6 KB of JavaScript", () => {
    const { max_document_js_kb: js } = figuresOf(pages);
    expect(js).toBeGreaterThan(1);
    expect(js).toBeLessThanOrEqual(6);
  });
});
