import type { Line } from "../../../../support/graph/graph-lines";

export const areasLines: readonly Line[] = [
  {
    field: "Query.areaServices",
    shows: "two providers of an area",
    args: { areaCode: "330106" },
    answers: {
      "GET /common/api/goods_type/area_services": {
        data: [
          { goodsTypeName: "goodsTypeName 1", contactName: "contactName 2", contactTel: "contactTel 3" },
          { goodsTypeName: "goodsTypeName 4", contactName: "contactName 5", contactTel: "contactTel 6" },
        ],
      },
    },
    asked: [{ call: "GET /common/api/goods_type/area_services", query: { areaCode: "330106" } }],
    value: [
      { contactName: "contactName 2", contactTel: "contactTel 3", goodsTypeName: "goodsTypeName 1" },
      { contactName: "contactName 5", contactTel: "contactTel 6", goodsTypeName: "goodsTypeName 4" },
    ],
  },
  {
    field: "Query.areas",
    shows: "a tree",
    answers: {
      "GET /common/api/area": {
        data: [
          {
            code: "33",
            name: "浙江省",
            children: [
              { code: "3301", name: "杭州市", children: [{ code: "330106", name: "西湖区", children: [] }] },
            ],
          },
        ],
      },
    },
    asked: [{ call: "GET /common/api/area" }],
    value: [{ children: [{ code: "3301", name: "杭州市" }], code: "33", name: "浙江省" }],
  },
  {
    field: "Query.provinces",
    shows: "one level",
    answers: {
      "GET /common/api/area/all_province": {
        data: [
          { code: "33", name: "浙江省", children: [] },
          { code: "11", name: "北京市", children: [] },
        ],
      },
    },
    asked: [{ call: "GET /common/api/area/all_province" }],
    value: [
      { children: [], code: "33", name: "浙江省" },
      { children: [], code: "11", name: "北京市" },
    ],
  },
  {
    field: "Query.areaChildren",
    shows: "those below another",
    args: { parentCode: "33" },
    answers: {
      "GET /common/api/area/area_children": { data: [{ code: "3301", name: "杭州市", children: [] }] },
    },
    asked: [{ call: "GET /common/api/area/area_children", query: { parentCode: "33" } }],
    value: [{ children: [], code: "3301", name: "杭州市" }],
  },
  {
    field: "Query.areaServed",
    shows: "an answer is yes",
    args: { goodsTypeId: "3", areaCode: "330106" },
    asked: [
      { call: "GET /common/api/area/servce_agent_area", query: { goodsTypeId: "3", areaCode: "330106" } },
    ],
    value: true,
  },
  {
    field: "Query.areaServed",
    shows: "a refusal is no",
    args: { goodsTypeId: "3", areaCode: "330106" },
    answers: { "GET /common/api/area/servce_agent_area": { code: 4201 } },
    asked: [
      { call: "GET /common/api/area/servce_agent_area", query: { goodsTypeId: "3", areaCode: "330106" } },
    ],
    value: false,
  },
  {
    field: "Query.areaServed",
    shows: "a failure is neither",
    args: { goodsTypeId: "3", areaCode: "330106" },
    answers: { "GET /common/api/area/servce_agent_area": { status: 500 } },
    asked: [
      { call: "GET /common/api/area/servce_agent_area", query: { goodsTypeId: "3", areaCode: "330106" } },
    ],
    value: null,
    errors: ["API-019: status 500"],
  },
  {
    field: "Query.areaTips",
    shows: "words",
    args: { areaCode: "330106" },
    answers: { "GET /common/api/goods_type/goods_area_description": { data: "本区周日不送" } },
    asked: [{ call: "GET /common/api/goods_type/goods_area_description", query: { areaCode: "330106" } }],
    value: "本区周日不送",
  },
  {
    field: "Query.areaTips",
    shows: "a failure is no tips",
    args: { areaCode: "330106" },
    answers: { "GET /common/api/goods_type/goods_area_description": { code: 4001 } },
    asked: [{ call: "GET /common/api/goods_type/goods_area_description", query: { areaCode: "330106" } }],
    value: null,
  },
];
