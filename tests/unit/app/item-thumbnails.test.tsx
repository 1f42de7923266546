import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ItemNames, ItemThumbnails } from "../../../app/features/orders/item-thumbnails";
import type { ItemThumbnailsFragment } from "../../../app/gql/graphql";

const items = ["沙发", "茶几", "餐桌", "衣柜"].map((name, index) => ({
  id: String(index + 1),
  name,
  count: index + 1,
  imageUrl: `/files/${index + 1}.png`,
}));
const data: ItemThumbnailsFragment = { items };
const order = { ...data, " $fragmentRefs": { ItemThumbnailsFragment: data } };

const shownPictures = (limit: number) => [
  ...renderToStaticMarkup(<ItemThumbnails order={order} limit={limit} />).matchAll(/alt="([^"]+)"/g),
];

describe("goods of an order in a list", () => {
  it("[LIST-22] [HOME-23] shows the pictures of the first ones, as many as the page wants", () => {
    expect(shownPictures(3).map(([, alt]) => alt)).toEqual(["沙发", "茶几", "餐桌"]);
    expect(shownPictures(2).map(([, alt]) => alt)).toEqual(["沙发", "茶几"]);
    const html = renderToStaticMarkup(<ItemThumbnails order={order} limit={2} />);
    const addresses = [...html.matchAll(/ src="([^"]+)"/g)].map(([, src]) => src);
    expect(addresses).toEqual(["/files/1.png", "/files/2.png"]);
  });

  it("[LIST-22] names the same ones with their counts, and how much there is in all", () => {
    const html = renderToStaticMarkup(<ItemNames order={order} limit={3} />);
    expect(html).toContain("沙发 ×1、茶几 ×2、餐桌 ×3");
    expect(html).toMatch(/等 (<!-- -->)?4(<!-- -->)? 种，共 (<!-- -->)?10(<!-- -->)? 件/);
    expect(html).not.toContain("衣柜");
  });
});
