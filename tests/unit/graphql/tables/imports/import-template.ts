import type { Line } from "../../../../support/graph/graph-lines";

export const importTemplateLines: readonly Line[] = [
  {
    field: "Viewer.importTemplate",
    shows: "one column that is needed, one that is not",
    answers: {
      "GET /order/api/order/get_first_template": {
        data: {
          template: {
            fileName: "fileName 1",
            url: "/files/2.jpg",
            columns: [
              { title: "title 3", isRequired: true, note: "note 5" },
              { title: "title 6", isRequired: false, note: "note 8" },
            ],
          },
        },
      },
    },
    asked: [{ call: "GET /order/api/order/get_first_template", query: { orderType: "GENERAL" } }],
    value: [
      { isRequired: true, note: "note 5", title: "title 3" },
      { isRequired: false, note: "note 8", title: "title 6" },
    ],
  },
  {
    field: "Viewer.importTemplate",
    shows: "the columns for immediate orders",
    args: { orderType: "TIMELY" },
    answers: {
      "GET /order/api/order/get_first_template": {
        data: { template: { fileName: "fileName 1", url: "/files/2.jpg", columns: [] } },
      },
    },
    asked: [{ call: "GET /order/api/order/get_first_template", query: { orderType: "TIMELY" } }],
    value: [],
  },
];
