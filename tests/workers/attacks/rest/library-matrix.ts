import { PLACE } from "../../../support/orders/orders";
import type { AttackEntry, GraphEntry } from "../attack";
import type { World } from "../attack-world";
import { FOREIGN } from "../foreign-things";
import { addLibraryGoods } from "../library-things";

/** One more good of the caller's. */
const ownGoods = ({ own }: World) => addLibraryGoods(own, `${own.mark}一次`, own.imageUrl);

const good = ({ own }: World) => ({
  goodsTypeId: PLACE.childTypeId,
  name: own.mark,
  shopUrl: "https://shop.example.com/1",
  imgUrl: own.imageUrl,
  installVideoUrl: own.videoUrl,
});
const FIELDS = {
  "body.goodsTypeId": "public",
  "body.shopUrl": "text",
  "body.imgUrl": FOREIGN.image,
  "body.installVideoUrl": FOREIGN.video,
} as const;

/** How the calls of the goods library are attacked; a part of the attack matrix. */
export const libraryAttacks = {
  "goods.listLibraryGoods": {
    prepare: () => ({}),
    ids: { "query.goodsTypeId": "public" },
    total: (data) => Object(data).total,
    searches: ({ foreign }) => [{ query: { keyWord: foreign.mark } }],
  },
  "goods.getLibraryGoods": {
    prepare: ({ own }) => ({ body: { id: own.goodsId } }),
    ids: { "body.id": FOREIGN.goods },
  },
  "goods.findGoodsBySku": {
    prepare: ({ own }) => ({ query: { sku: own.mark } }),
    searches: ({ foreign }) => [{ query: { sku: foreign.mark } }],
  },
  "goods.addLibraryGoods": { prepare: (world) => ({ body: good(world) }), ids: FIELDS },
  "goods.modifyLibraryGoods": {
    prepare: async (world) => ({ body: { ...good(world), id: await ownGoods(world) } }),
    ids: { "body.id": FOREIGN.goods, ...FIELDS },
  },
  "goods.deleteLibraryGoods": {
    prepare: async (world) => ({ body: { id: await ownGoods(world) } }),
    ids: { "body.id": FOREIGN.goods },
  },
  "goods.pasteLibraryGoods": {
    prepare: ({ own }) => ({
      body: { imgUrl: own.imageUrl, goods: [{ goodsTypeId: PLACE.childTypeId, name: crypto.randomUUID() }] },
    }),
    ids: { "body.imgUrl": FOREIGN.image, "body.goods[].goodsTypeId": "public" },
  },
  "goods.deleteManyLibraryGoods": {
    prepare: async (world) => ({ body: { ids: [await ownGoods(world)] } }),
    ids: { "body.ids": FOREIGN.manyGoods },
  },
} satisfies Partial<Record<string, AttackEntry>>;

const input = ({ own }: World) => ({
  goodsTypeId: `${PLACE.childTypeId}`,
  name: own.mark,
  imageUrl: own.imageUrl,
  videoUrl: own.videoUrl,
  shopUrl: "https://shop.example.com/1",
});
const INPUT_FIELDS = { "input.goodsTypeId": "public", "input.shopUrl": "text" } as const;

/** How the fields of the graph about the goods library are attacked. */
export const libraryGraphAttacks = {
  "Viewer.libraryGoods": { variables: () => ({}), ids: { goodsTypeId: "public" } },
  "Viewer.libraryGood": {
    variables: ({ own }) => ({ id: `${own.goodsId}` }),
    ids: { id: FOREIGN.goods },
  },
  "Viewer.libraryGoodBySku": { variables: ({ own }) => ({ sku: own.mark }), ids: {} },
  "Mutation.addLibraryGoods": {
    variables: (world) => ({ input: input(world), idempotencyKey: crypto.randomUUID() }),
    ids: INPUT_FIELDS,
  },
  "Mutation.changeLibraryGoods": {
    variables: async (world) => ({ id: `${await ownGoods(world)}`, input: input(world) }),
    ids: { id: FOREIGN.goods, ...INPUT_FIELDS },
  },
  "Mutation.deleteLibraryGoods": {
    variables: async (world) => ({ ids: [`${await ownGoods(world)}`] }),
    ids: { "ids[]": FOREIGN.goods },
  },
  "Mutation.pasteLibraryGoods": {
    variables: ({ own }) => ({
      imageUrl: own.imageUrl,
      goods: [{ goodsTypeId: `${PLACE.childTypeId}`, name: crypto.randomUUID() }],
      idempotencyKey: crypto.randomUUID(),
    }),
    ids: { "goods[].goodsTypeId": "public" },
  },
} satisfies Record<string, GraphEntry>;
