import { expect, test } from "vitest";
import { PAGE_VISITS } from "../e2e/support/page-visits";
import { pageRoutes } from "../support/project/page-routes";

test("[U52] every page is one that the walk over all pages opens, and none of these is gone", () => {
  expect(pageRoutes().length).toBeGreaterThan(30);
  expect(Object.keys(PAGE_VISITS).sort()).toEqual(pageRoutes());
});
