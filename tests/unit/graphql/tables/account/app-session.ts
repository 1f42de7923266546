import type { Line } from "../../../../support/graph/graph-lines";

const LOGIN = "POST /user/api/customer/app/login";
const REFRESH = "POST /user/api/customer/app/refresh";
const DATA = {
  accessToken: "zd_app_access",
  accessEndTime: "2026-11-05 04:19:00",
  refreshToken: "zd_refresh_next",
  sessionEndTime: "2027-02-03 04:04:00",
};
const VALUE = {
  __typename: "AppTokens",
  accessToken: "zd_app_access",
  accessTokenEndsAt: "2026-11-05T04:19:00+08:00",
  refreshToken: "zd_refresh_next",
  sessionEndsAt: "2027-02-03T04:04:00+08:00",
};
const INPUT = { phone: "13812345678", code: "123456", device: "小米 14" };
const OVER = { code: 4521, message: "登录已失效，请重新登录" };

export const appSessionLines: readonly Line[] = [
  {
    field: "Mutation.loginApp",
    shows: "an app without tokens",
    isVisitor: true,
    args: { input: INPUT },
    answers: { [LOGIN]: { data: DATA } },
    asked: [{ call: LOGIN, body: INPUT }],
    value: VALUE,
    token: null,
  },
  {
    field: "Mutation.loginApp",
    shows: "one whose session has ended",
    args: { input: INPUT },
    answers: { [LOGIN]: { data: DATA }, "GET /user/api/customer": { code: 7001 } },
    asked: [{ call: "GET /user/api/customer" }, { call: LOGIN, body: INPUT }],
    value: VALUE,
    token: null,
  },
  {
    field: "Mutation.refreshAppTokens",
    shows: "the next tokens",
    isVisitor: true,
    args: { refreshToken: "zd_refresh_last" },
    answers: { [REFRESH]: { data: DATA } },
    asked: [{ call: REFRESH, body: { refreshToken: "zd_refresh_last" } }],
    value: VALUE,
    token: null,
  },
  {
    field: "Mutation.refreshAppTokens",
    shows: "a token that was used",
    isVisitor: true,
    args: { refreshToken: "zd_refresh_last" },
    select: "{ __typename ... on BusinessError { code reason message } }",
    answers: { [REFRESH]: OVER },
    asked: [{ call: REFRESH, body: { refreshToken: "zd_refresh_last" } }],
    value: { __typename: "BusinessError", reason: "APP_SESSION_OVER", ...OVER },
    token: null,
  },
];
