import { expect, test } from "vitest";
import { homeHref } from "../../../app/features/dashboard/home-address";

test.each<[string, string, string | null, string]>([
  ["a parameter is added beside another", "todo=BIDS", "page=2", "/user/index?todo=BIDS&page=2"],
  ["a parameter is changed in its place", "page=2&todo=BIDS", "page=3", "/user/index?page=3&todo=BIDS"],
  ["a parameter is left out beside another", "page=2&todo=BIDS", null, "/user/index?todo=BIDS"],
  ["the last parameter is left out", "page=2", null, "/user/index"],
  ["a parameter that is missing is left out", "", null, "/user/index"],
  ["an empty value stays a value", "page=2", "page=", "/user/index?page="],
])("[ROUTE-20] the address of the home page: %s", (_what, search, change, href) => {
  const present = new URLSearchParams(search);
  expect(homeHref(present, { page: change?.replace("page=", "") ?? null })).toBe(href);
  // The page's own address is not changed by it.
  expect(present.toString()).toBe(search);
});
