import type { Line } from "../../../../support/graph/graph-lines";

export const dictionaryLines: readonly Line[] = [
  {
    field: "Query.dictItems",
    shows: "why a price is raised",
    args: { code: "MARKUP_TYPE" },
    answers: {
      "GET /common/api/dictItem/find_sys_dict_item": {
        data: [
          { id: 1, itemText: "itemText 2", itemValue: "itemValue 3" },
          { id: 4, itemText: "itemText 5", itemValue: "itemValue 6" },
        ],
      },
    },
    asked: [{ call: "GET /common/api/dictItem/find_sys_dict_item", query: { dictCode: "add_price_type" } }],
    value: [
      { text: "itemText 2", value: "itemValue 3" },
      { text: "itemText 5", value: "itemValue 6" },
    ],
  },
  {
    field: "Query.dictItems",
    shows: "what goes wrong",
    args: { code: "ABNORMAL_TYPE" },
    answers: { "GET /common/api/dictItem/find_sys_dict_item": { data: [] } },
    asked: [{ call: "GET /common/api/dictItem/find_sys_dict_item", query: { dictCode: "abnormal_type" } }],
    value: [],
  },
];
