import type { Line } from "../../../../support/graph/graph-lines";

export const libraryStepsLines: readonly Line[] = [
  {
    field: "Mutation.addLibraryGoods",
    shows: "every field, the video among them",
    args: {
      input: {
        goodsTypeId: "11",
        name: "沙发",
        imageUrl: "/files/1.jpg",
        videoUrl: "/files/1.mp4",
        shopUrl: "https://shop.test/1",
        description: "易碎",
        sku: "SF-1",
        volume: 1.85,
        packingCount: 2,
        weight: 68.5,
        costPrice: 168_050,
      },
      idempotencyKey: "key",
    },
    answers: { "POST /user/api/goods/add": { data: { id: 1 } } },
    asked: [
      {
        call: "POST /user/api/goods/add",
        body: {
          description: "易碎",
          goodsTypeId: "11",
          name: "沙发",
          shopUrl: "https://shop.test/1",
          imgUrl: "/files/1.jpg",
          installVideoUrl: "/files/1.mp4",
          sku: "SF-1",
          volume: 1.85,
          packingCount: 2,
          weight: 68.5,
          costPrice: 1680.5,
        },
        headers: { "idempotency-key": "key" },
      },
    ],
    value: { __typename: "LibraryGoodsAdded", goodsId: "1" },
  },
  {
    field: "Mutation.addLibraryGoods",
    shows: "the needed ones; a backend that says no id",
    args: { input: { goodsTypeId: "11", name: "沙发", imageUrl: "/files/1.jpg" }, idempotencyKey: "key" },
    answers: { "POST /user/api/goods/add": { data: { id: null } } },
    asked: [
      {
        call: "POST /user/api/goods/add",
        body: { goodsTypeId: "11", name: "沙发", imgUrl: "/files/1.jpg" },
        headers: { "idempotency-key": "key" },
      },
    ],
    value: { __typename: "LibraryGoodsAdded", goodsId: null },
  },
  {
    field: "Mutation.changeLibraryGoods",
    shows: "every field, the video among them",
    args: {
      id: "9",
      input: {
        goodsTypeId: "11",
        name: "沙发",
        imageUrl: "/files/1.jpg",
        videoUrl: "/files/1.mp4",
        shopUrl: "https://shop.test/1",
        description: "易碎",
      },
    },
    asked: [
      {
        call: "POST /user/api/goods/modify",
        body: {
          id: "9",
          description: "易碎",
          goodsTypeId: "11",
          name: "沙发",
          shopUrl: "https://shop.test/1",
          imgUrl: "/files/1.jpg",
          installVideoUrl: "/files/1.mp4",
        },
      },
    ],
    value: { __typename: "LibraryGoodsChanged", goodsId: "9" },
  },
  {
    field: "Mutation.changeLibraryGoods",
    shows: "the video is taken away, and SKU, measures and cost",
    args: {
      id: "9",
      input: {
        goodsTypeId: "11",
        name: "沙发",
        imageUrl: "/files/1.jpg",
        videoUrl: null,
        shopUrl: "https://shop.test/1",
        description: "易碎",
        sku: null,
        volume: null,
        packingCount: null,
        weight: null,
        costPrice: null,
      },
    },
    asked: [
      {
        call: "POST /user/api/goods/modify",
        body: {
          id: "9",
          description: "易碎",
          goodsTypeId: "11",
          name: "沙发",
          shopUrl: "https://shop.test/1",
          imgUrl: "/files/1.jpg",
          installVideoUrl: null,
          sku: null,
          volume: null,
          packingCount: null,
          weight: null,
          costPrice: null,
        },
      },
    ],
    value: { __typename: "LibraryGoodsChanged", goodsId: "9" },
  },
  {
    field: "Mutation.deleteLibraryGoods",
    shows: "one by the documented call",
    args: { ids: ["9"] },
    asked: [{ call: "POST /user/api/goods/del", body: { id: "9" } }],
    value: { __typename: "LibraryGoodsDeleted", count: 1 },
  },
  {
    field: "Mutation.deleteLibraryGoods",
    shows: "several by one of ours",
    args: { ids: ["9", "10"] },
    answers: { "POST /user/api/goods/del_many": { data: { deleted: 1 } } },
    asked: [{ call: "POST /user/api/goods/del_many", body: { ids: ["9", "10"] } }],
    value: { __typename: "LibraryGoodsDeleted", count: 1 },
  },
  {
    field: "Mutation.deleteLibraryGoods",
    shows: "none",
    args: { ids: [] },
    answers: { "POST /user/api/goods/del_many": { data: { deleted: 1 } } },
    asked: [{ call: "POST /user/api/goods/del_many", body: { ids: [] } }],
    value: { __typename: "LibraryGoodsDeleted", count: 1 },
  },
  {
    field: "Mutation.pasteLibraryGoods",
    shows: "two goods of one picture",
    args: {
      imageUrl: "/files/1.jpg",
      goods: [
        { goodsTypeId: "11", name: "沙发" },
        { goodsTypeId: "12", name: "床" },
      ],
      idempotencyKey: "key",
    },
    answers: { "POST /user/api/goods/paste": { data: { added: 1, leftOut: 2 } } },
    asked: [
      {
        call: "POST /user/api/goods/paste",
        body: {
          imgUrl: "/files/1.jpg",
          goods: [
            { goodsTypeId: "11", name: "沙发" },
            { goodsTypeId: "12", name: "床" },
          ],
        },
        headers: { "idempotency-key": "key" },
      },
    ],
    value: { __typename: "LibraryGoodsPasted", added: 1, leftOut: 2 },
  },
];
