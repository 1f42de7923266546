import { expect, test } from "vitest";
import { createCountingPage, createTestSite, howOf } from "./support";

test("what visitors search for is made for each of them and not kept", async () => {
  const { made, renderPage } = createCountingPage();
  const site = createTestSite({ renderPage });
  const answers = [await site.ask("/help?q=退款"), await site.ask("/help?q=退款")];
  expect(answers.map(howOf)).toEqual(["miss", "miss"]);
  expect(answers.map(({ headers }) => headers.get("cache-control"))).toEqual(["no-store", "no-store"]);
  expect(made).toHaveLength(2);
});
