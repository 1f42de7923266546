import { yuanOrNull } from "../../rules/money";
import { api } from "../api";
import { builder } from "../builder";
import { keyDescription } from "../key-description";

const LibraryGoodsInput = builder.inputType("LibraryGoodsInput", {
  description: "A good as the library keeps it.",
  fields: (t) => ({
    goodsTypeId: t.id({ description: "Category of the goods." }),
    name: t.string({ description: "Name, at most 100 characters." }),
    imageUrl: t.string({ description: "Picture, a path that an upload answered." }),
    videoUrl: t.string({
      required: false,
      description: "Installation video, a path that an upload answered.",
    }),
    shopUrl: t.string({ required: false, description: "Where the goods are sold." }),
    description: t.string({ required: false, description: "Note for the master, at most 500 characters." }),
    sku: t.string({ required: false, description: "Own code, at most 64 characters, once in the library." }),
    volume: t.float({ required: false, description: "Volume of one piece in m³, at most two decimals." }),
    packingCount: t.int({ required: false, description: "Packages of one piece." }),
    weight: t.float({ required: false, description: "Weight of one piece in kg, at most two decimals." }),
    costPrice: t.field({
      type: "Fen",
      required: false,
      description: "What one piece costs the merchant, in 分.",
    }),
  }),
});

interface GoodsInput {
  goodsTypeId: string | number;
  name: string;
  imageUrl: string;
  videoUrl?: string | null;
  shopUrl?: string | null;
  description?: string | null;
  sku?: string | null;
  volume?: number | null;
  packingCount?: number | null;
  weight?: number | null;
  costPrice?: number | null;
}

const documented = ({ imageUrl, videoUrl, costPrice, ...same }: GoodsInput) => ({
  ...same,
  imgUrl: imageUrl,
  installVideoUrl: videoUrl,
  ...(costPrice === undefined ? {} : { costPrice: yuanOrNull(costPrice) }),
});

const LibraryGoodsAdded = builder.objectRef<{ id: number | null }>("LibraryGoodsAdded").implement({
  description: "It is in the library.",
  fields: (t) => ({
    goodsId: t.exposeID("id", {
      nullable: true,
      description: "Id of the entry; null where the backend does not say it.",
    }),
  }),
});

const LibraryGoodsChanged = builder.objectRef<{ id: string | number }>("LibraryGoodsChanged").implement({
  description: "It is as was said.",
  fields: (t) => ({ goodsId: t.exposeID("id", { description: "Id of the entry." }) }),
});

const LibraryGoodsDeleted = builder.objectRef<{ deleted: number }>("LibraryGoodsDeleted").implement({
  description: "They are gone.",
  fields: (t) => ({ count: t.exposeInt("deleted", { description: "How many there were of them." }) }),
});

const LibraryGoodsPasted = builder
  .objectRef<{ added: number; leftOut: number }>("LibraryGoodsPasted")
  .implement({
    description: "The lines are goods.",
    fields: (t) => ({
      added: t.exposeInt("added", { description: "How many were added." }),
      leftOut: t.exposeInt("leftOut", { description: "How many the library had already." }),
    }),
  });

const PastedGoodsInput = builder.inputType("PastedGoodsInput", {
  description: "One line of a pasted list.",
  fields: (t) => ({
    goodsTypeId: t.id({ description: "Category of the goods." }),
    name: t.string({ description: "Name, at most 100 characters." }),
  }),
});

const IDEMPOTENCY = keyDescription("The same key adds once, however often it is sent.");

builder.mutationFields((t) => ({
  addLibraryGoods: t.field({
    extensions: api("2026-11", "goods"),
    type: LibraryGoodsAdded,
    errors: { union: { description: "Done, or why not." } },
    description: "Adds a good to the library. Needs login.",
    args: {
      input: t.arg({ type: LibraryGoodsInput, description: "The good." }),
      idempotencyKey: t.arg.string({ description: IDEMPOTENCY }),
    },
    resolve: (_root, { input, idempotencyKey }, { rest }) =>
      rest.goods.addLibraryGoods(
        { body: documented(input) },
        { headers: { "Idempotency-Key": idempotencyKey } },
      ),
  }),
  changeLibraryGoods: t.field({
    extensions: api("2026-11", "goods"),
    type: LibraryGoodsChanged,
    errors: { union: { description: "Done, or why not." } },
    description:
      "Changes a good of the library; what is left out is none. Orders stay as they are. Needs login.",
    args: {
      id: t.arg.id({ description: "The entry." }),
      input: t.arg({ type: LibraryGoodsInput, description: "The good." }),
    },
    resolve: async (_root, { id, input }, { rest }) => {
      await rest.goods.modifyLibraryGoods({ body: { id, ...documented(input) } });
      return { id };
    },
  }),
  deleteLibraryGoods: t.field({
    extensions: api("2026-11", "goods"),
    type: LibraryGoodsDeleted,
    errors: { union: { description: "Done, or why not." } },
    description:
      "Deletes own goods of the library, at most 200 together. Orders stay as they are. Needs login.",
    args: { ids: t.arg.idList({ description: "The entries." }) },
    resolve: async (_root, { ids }, { rest }) => {
      const [id, ...more] = ids;
      if (id === undefined || more.length > 0) return rest.goods.deleteManyLibraryGoods({ body: { ids } });
      await rest.goods.deleteLibraryGoods({ body: { id } });
      return { deleted: 1 };
    },
  }),
  pasteLibraryGoods: t.field({
    extensions: api("2026-11", "goods"),
    type: LibraryGoodsPasted,
    errors: { union: { description: "Done, or why not." } },
    description:
      "Adds the goods of a pasted list under one picture; names that the library has are left out. Needs login.",
    args: {
      imageUrl: t.arg.string({ description: "Picture of all of them, a path that an upload answered." }),
      goods: t.arg({ type: [PastedGoodsInput], description: "The lines, at most 200." }),
      idempotencyKey: t.arg.string({ description: IDEMPOTENCY }),
    },
    resolve: (_root, { imageUrl, goods, idempotencyKey }, { rest }) =>
      rest.goods.pasteLibraryGoods(
        { body: { imgUrl: imageUrl, goods } },
        { headers: { "Idempotency-Key": idempotencyKey } },
      ),
  }),
}));
