import { expect, test } from "vitest";
import { meta as smsMeta } from "../../../app/routes/sms.$token/route";
import { meta as wechatMeta } from "../../../app/routes/wechat.confirm.$token/route";

/** What a page of this kind tells the browser about its referrer. */
const referrerOf = (meta: typeof smsMeta | typeof wechatMeta) =>
  (meta as () => object[] | undefined)()?.find((tag) => "name" in tag && tag.name === "referrer");

test.each([
  ["退订", smsMeta],
  ["确认收款", wechatMeta],
])("[U63] the posted form of %s keeps its origin, and its token goes to no other site", (_page, meta) => {
  expect(referrerOf(meta)).toEqual({ name: "referrer", content: "same-origin" });
});
