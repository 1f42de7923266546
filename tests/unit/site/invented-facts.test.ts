import { expect, test } from "vitest";
import { inventedFacts } from "../../../app/lib/invented-facts";

test("the operator's facts in this repository are recognised as invented", () => {
  expect(inventedFacts()).toEqual([
    "origin",
    "hotline",
    "icpFiling",
    "policeFiling",
    "providerLoginUrl",
    "address",
    "email",
    "the app for iOS",
    "the app for Android",
  ]);
});

test("facts that an operator fills in or leaves out are not invented", () => {
  const facts = {
    origin: "https://www.zhuangda.cn",
    hotline: "400-123-4567",
    icpFiling: "浙ICP备2026012345号-1",
    policeFiling: null,
    "the app for iOS": "https://apps.apple.com/cn/app/id6451230001",
    "the app for Android": null,
  };
  expect(inventedFacts(facts)).toEqual([]);
});
