import { expect, test } from "vitest";
import { createCountingPage, createTestSite, howOf } from "./support";

test("a page of search results is made for each request and not kept", async () => {
  const { made, renderPage } = createCountingPage();
  const site = createTestSite({ renderPage });
  const answers = [await site.ask("/help?q=退款"), await site.ask("/help?q=退款")];
  expect(answers.map(howOf)).toEqual(["miss", "miss"]);
  expect(answers.map(({ headers }) => headers.get("cache-control"))).toEqual(["no-store", "no-store"]);
  expect(made).toHaveLength(2);
});
