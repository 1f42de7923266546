import { expect, test } from "vitest";
import { GoodsForm } from "../../../app/features/goods-library/goods-form";
import { withGraphql } from "../../support/components/with-graphql";
import { renderOnePage } from "../../support/servers/one-page-app";

const GOOD = {
  id: "7",
  name: "沙发",
  goodsTypeId: "101",
  imageUrl: "/files/a.jpg",
  videoUrl: "/files/v.mp4",
  shopUrl: null,
  description: null,
  sku: null,
  volume: null,
  packingCount: null,
  weight: null,
  costPrice: null,
};
const CONTEXT = { cspNonce: "bm9uY2U=", requestId: "request-1", hasToken: true };

const htmlOf = async (good: typeof GOOD | null) => {
  const form = (
    <GoodsForm types={[]} good={good as never} isChange={good !== null} back="/" onDone={() => undefined} />
  );
  return (await renderOnePage({ default: withGraphql(() => form) }, { context: CONTEXT })).text();
};

test("[GOODS-06] a good has one video, which may be left out and is mp4", async () => {
  const html = await htmlOf(null);
  expect(html).toContain("安装视频");
  expect(html).toContain("选填，mp4 格式，100M 以内，1 个");
  expect(html).toMatch(/<input[^>]*accept="video\/mp4[^"]*"/);
});

test("[GOODS-06] a change begins with the video that the good has", async () => {
  expect(await htmlOf(GOOD)).toContain("/files/v.mp4");
  expect(await htmlOf(null)).not.toContain("/files/v.mp4");
});
