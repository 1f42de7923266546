import type { Line } from "../../../../support/graph/graph-lines";

export const platformLines: readonly Line[] = [
  {
    field: "Query.platformContacts",
    shows: "all of them",
    answers: {
      "GET /common/api/platform_user/query_kefu": {
        data: {
          records: [
            { nickname: "nickname 1", mobile: "mobile 2" },
            { nickname: "nickname 3", mobile: "mobile 4" },
          ],
          total: 5,
        },
      },
    },
    asked: [{ call: "GET /common/api/platform_user/query_kefu", query: { pageNo: "1", pageSize: "999" } }],
    value: [
      { mobile: "mobile 2", nickname: "nickname 1" },
      { mobile: "mobile 4", nickname: "nickname 3" },
    ],
  },
];
