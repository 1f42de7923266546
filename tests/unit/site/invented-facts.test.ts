import { expect, test } from "vitest";
import { inventedFacts, isInvented, OPERATOR_FACTS } from "../../../app/lib/invented-facts";

/** As this repository came. An operator replaces them in the configuration, and this test is still right. */
const AS_IT_CAME = {
  origin: "https://www.zhuangda.example",
  hotline: "400-820-1688",
  icpFiling: "浙ICP备00000000号-1",
  policeFiling: "浙公网安备 33010000000000号",
  providerLoginUrl: "https://provider.zhuangda.example/login",
  address: "浙江省杭州市滨江区示范路 88 号装达大厦 3 层",
  email: "service@zhuangda.example",
  "the app for iOS": "https://apps.apple.com/cn/app/id0000000000",
  "the app for Android": "https://download.zhuangda.example/zhuangda.apk",
};

test("the facts of the operator with which this repository came are recognised as invented", () => {
  expect(inventedFacts(AS_IT_CAME)).toEqual(Object.keys(AS_IT_CAME));
  expect(Object.keys(OPERATOR_FACTS)).toEqual(Object.keys(AS_IT_CAME));
});

/** An operator may leave some of them out. */
test.runIf(isInvented(OPERATOR_FACTS.origin))(
  "[NAV-01] [NAV-08] [GEN-04] [G-06] this repository leaves none of its facts out",
  () => {
    expect(OPERATOR_FACTS).toEqual(AS_IT_CAME);
  },
);

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
