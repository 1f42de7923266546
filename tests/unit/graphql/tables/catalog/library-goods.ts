import type { Line } from "../../../../support/graph/graph-lines";

export const libraryGoodsLines: readonly Line[] = [
  {
    field: "Viewer.libraryGoods",
    shows: "of a category and a word; `pageNum` is the size; one with a video and one without",
    args: { goodsTypeId: "11", keyword: "沙发", page: 2, pageSize: 7 },
    answers: {
      "POST /user/api/goods/list": {
        data: {
          rows: [
            {
              id: 1,
              name: "name 2",
              goodsTypeId: 3,
              goodsTypeName: "goodsTypeName 4",
              shopUrl: "/files/5.jpg",
              description: "description 6",
              imgUrl: "/files/7.jpg",
              installVideoUrl: "/files/8.jpg",
            },
            {
              id: 9,
              name: "name 10",
              goodsTypeId: 11,
              goodsTypeName: "goodsTypeName 12",
              shopUrl: null,
              description: null,
              imgUrl: "/files/13.jpg",
              installVideoUrl: null,
            },
          ],
          total: 14,
        },
      },
    },
    asked: [
      {
        call: "POST /user/api/goods/list",
        query: { goodsTypeId: "11", keyWord: "沙发", pageIndex: "2", pageNum: "7" },
      },
    ],
    value: {
      nodes: [
        {
          description: "description 6",
          goodsTypeId: "3",
          goodsTypeName: "goodsTypeName 4",
          id: "1",
          imageUrl: "/files/7.jpg",
          name: "name 2",
          shopUrl: "/files/5.jpg",
          videoUrl: "/files/8.jpg",
        },
        {
          description: null,
          goodsTypeId: "11",
          goodsTypeName: "goodsTypeName 12",
          id: "9",
          imageUrl: "/files/13.jpg",
          name: "name 10",
          shopUrl: null,
          videoUrl: null,
        },
      ],
      total: 14,
    },
  },
  {
    field: "Viewer.libraryGoods",
    shows: "the first twelve; an empty word is not sent",
    args: { keyword: "" },
    answers: { "POST /user/api/goods/list": { data: { rows: [], total: 0 } } },
    asked: [{ call: "POST /user/api/goods/list", query: { pageIndex: "1", pageNum: "12" } }],
    value: { nodes: [], total: 0 },
  },
  {
    field: "Viewer.libraryGood",
    shows: "the one that is asked for",
    args: { id: "9" },
    select: "{ id videoUrl }",
    answers: {
      "POST /user/api/goods/get": {
        data: {
          id: 1,
          name: "name 2",
          goodsTypeId: 3,
          goodsTypeName: "goodsTypeName 4",
          shopUrl: "/files/5.jpg",
          description: "description 6",
          imgUrl: "/files/7.jpg",
          installVideoUrl: "/files/8.jpg",
        },
      },
    },
    asked: [{ call: "POST /user/api/goods/get", body: { id: "9" } }],
    value: { id: "1", videoUrl: "/files/8.jpg" },
  },
  {
    field: "Viewer.libraryGood",
    shows: "a missing one is null",
    args: { id: "8" },
    answers: { "POST /user/api/goods/get": { code: 4004 } },
    asked: [{ call: "POST /user/api/goods/get", body: { id: "8" } }],
    value: null,
  },
];
