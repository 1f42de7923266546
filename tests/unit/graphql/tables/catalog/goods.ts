import type { Line } from "../../../../support/graph/graph-lines";

export const goodsLines: readonly Line[] = [
  {
    field: "Query.goodsTypes",
    shows: "all categories, with their kinds from the whole tree",
    answers: {
      "GET /common/api/goods_type/top_class": {
        data: [
          { id: 1, name: "家具", icon: "furniture", children: [] },
          { id: 2, name: "卫浴", icon: "bath", children: [] },
          { id: 3, name: "灯具", icon: "lamp", children: [] },
        ],
      },
      "GET /common/api/goods_type": {
        data: [
          {
            id: 1,
            name: "家具",
            icon: "furniture",
            children: [
              {
                id: 11,
                name: "沙发",
                icon: "sofa",
                children: [{ id: 111, name: "布沙发", icon: "cloth", children: [] }],
              },
            ],
          },
          { id: 3, name: "灯具", icon: "lamp", children: [] },
        ],
      },
    },
    asked: [{ call: "GET /common/api/goods_type/top_class" }, { call: "GET /common/api/goods_type" }],
    value: [
      { children: [{ icon: "sofa", id: "11", name: "沙发" }], icon: "furniture", id: "1", name: "家具" },
      { children: [], icon: "bath", id: "2", name: "卫浴" },
      { children: [], icon: "lamp", id: "3", name: "灯具" },
    ],
  },
  {
    field: "Query.goodsTypes",
    shows: "the plain ones need no tree",
    select: "{ id name icon }",
    answers: {
      "GET /common/api/goods_type/top_class": {
        data: [
          { id: 1, name: "家具", icon: "furniture", children: [] },
          { id: 2, name: "卫浴", icon: "bath", children: [] },
          { id: 3, name: "灯具", icon: "lamp", children: [] },
        ],
      },
    },
    asked: [{ call: "GET /common/api/goods_type/top_class" }],
    value: [
      { id: "1", name: "家具", icon: "furniture" },
      { id: "2", name: "卫浴", icon: "bath" },
      { id: "3", name: "灯具", icon: "lamp" },
    ],
  },
  {
    field: "Query.goodsTypes",
    shows: "those that an area is served with",
    args: { areaCode: "330106" },
    select: "{ id }",
    answers: {
      "GET /common/api/goods_type/top_class": {
        data: [
          { id: 1, name: "家具", icon: "furniture", children: [] },
          { id: 2, name: "卫浴", icon: "bath", children: [] },
          { id: 3, name: "灯具", icon: "lamp", children: [] },
        ],
      },
      "GET /common/api/goods_type": {
        data: [
          {
            id: 1,
            name: "家具",
            icon: "furniture",
            children: [
              {
                id: 11,
                name: "沙发",
                icon: "sofa",
                children: [{ id: 111, name: "布沙发", icon: "cloth", children: [] }],
              },
            ],
          },
          { id: 3, name: "灯具", icon: "lamp", children: [] },
        ],
      },
    },
    asked: [
      { call: "GET /common/api/goods_type/top_class" },
      { call: "GET /common/api/goods_type", query: { areaCode: "330106" } },
    ],
    value: [{ id: "1" }, { id: "3" }],
  },
  {
    field: "Query.goodsTypes",
    shows: "without the tree there are categories, but no kinds",
    select: "{ id children { id } }",
    answers: {
      "GET /common/api/goods_type/top_class": {
        data: [{ id: 1, name: "家具", icon: "furniture", children: [] }],
      },
      "GET /common/api/goods_type": { status: 500 },
    },
    asked: [{ call: "GET /common/api/goods_type/top_class" }, { call: "GET /common/api/goods_type" }],
    value: [{ id: "1", children: null }],
    errors: ["API-014: status 500"],
  },
  {
    field: "Query.serviceTypes",
    shows: "with and without a fee for the delivery",
    args: { goodsTypeId: "3" },
    answers: {
      "GET /common/api/service_type/list_by_good_type": {
        data: [
          { id: 1, name: "name 2", description: "description 3", takeDeliveryFee: true },
          { id: 5, name: "name 6", description: "description 7", takeDeliveryFee: false },
        ],
      },
    },
    asked: [{ call: "GET /common/api/service_type/list_by_good_type", query: { goodTypeId: "3" } }],
    value: [
      { description: "description 3", id: "1", name: "name 2", takeDeliveryFee: true },
      { description: "description 7", id: "5", name: "name 6", takeDeliveryFee: false },
    ],
  },
];
