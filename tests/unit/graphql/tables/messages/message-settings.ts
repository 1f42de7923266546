import type { Line } from "../../../../support/graph/graph-lines";

export const messageSettingsLines: readonly Line[] = [
  {
    field: "Viewer.messageSettings",
    shows: "two topics off, and hours of quiet",
    answers: {
      "GET /user/api/mes/settings": {
        data: { offTopics: ["ORDER", "VISIT"], quietHours: { from: "01:01", until: "02:02" } },
      },
    },
    asked: [{ call: "GET /user/api/mes/settings" }],
    value: { offTopics: ["ORDER", "VISIT"], quietHours: { from: "01:01", until: "02:02" } },
  },
  {
    field: "Viewer.messageSettings",
    shows: "nothing off",
    answers: { "GET /user/api/mes/settings": { data: { offTopics: ["ORDER", "VISIT"], quietHours: null } } },
    asked: [{ call: "GET /user/api/mes/settings" }],
    value: { offTopics: ["ORDER", "VISIT"], quietHours: null },
  },
  {
    field: "Mutation.saveMessageSettings",
    shows: "every topic, and hours of quiet",
    args: {
      offTopics: [
        "ORDER",
        "BID",
        "VISIT",
        "EXCEPTION",
        "MARKUP",
        "REFUND",
        "CALL",
        "COMPLAINT",
        "FEEDBACK",
        "PLATFORM",
        "MONEY",
        "ACCOUNT",
      ],
      quietHours: { from: "22:00", until: "07:30" },
    },
    asked: [
      {
        call: "PUT /user/api/mes/settings",
        body: {
          offTopics: [
            "ORDER",
            "BID",
            "VISIT",
            "EXCEPTION",
            "MARKUP",
            "REFUND",
            "CALL",
            "COMPLAINT",
            "FEEDBACK",
            "PLATFORM",
            "MONEY",
            "ACCOUNT",
          ],
          quietHours: { from: "22:00", until: "07:30" },
        },
      },
    ],
    value: { __typename: "MessageSettingsSaved", viewer: { __typename: "Viewer" } },
  },
  {
    field: "Mutation.saveMessageSettings",
    shows: "without hours of quiet",
    args: { offTopics: [] },
    asked: [{ call: "PUT /user/api/mes/settings", body: { offTopics: [], quietHours: null } }],
    value: { __typename: "MessageSettingsSaved", viewer: { __typename: "Viewer" } },
  },
];
