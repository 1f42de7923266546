import type { Line } from "../../../../support/graph/graph-lines";

const CUSTOMER = {
  id: 7,
  username: "13812345678",
  nickname: "nickname 3",
  avatar: null,
  email: null,
  gender: null,
  areaCode: null,
  address: null,
  hasPwd: false,
  cashOutAccountAlipay: null,
  cashOutAlipayRealName: null,
  cashOutAccountWechatNickname: null,
  balance: 5.15,
  withdrawing: 6.15,
  firstSteps: true,
};

const EXPORT = {
  id: 5,
  askTime: "2026-11-05 04:04:00",
  readyTime: null,
  expireTime: "2026-11-12 04:04:00",
  size: null,
};

export const personalDataLines: readonly Line[] = [
  {
    field: "Viewer.personalData",
    shows: "an export that can be downloaded",
    answers: {
      "GET /user/api/customer/personal_data": {
        data: {
          last: { ...EXPORT, state: "READY", readyTime: "2026-11-05 04:05:00", size: 1234 },
          canAsk: false,
        },
      },
    },
    asked: [{ call: "GET /user/api/customer/personal_data" }],
    value: {
      last: {
        id: "5",
        state: "READY",
        askedAt: "2026-11-05T04:04:00+08:00",
        expiresAt: "2026-11-12T04:04:00+08:00",
        bytes: 1234,
        url: "/user/api/customer/personal_data/file?exportId=5",
      },
      canAsk: false,
    },
  },
  ...(["WAITING", "FAILED"] as const).map(
    (state): Line => ({
      field: "Viewer.personalData",
      shows: `${state} has no file`,
      answers: {
        "GET /user/api/customer/personal_data": {
          data: { last: { ...EXPORT, state }, canAsk: state === "FAILED" },
        },
      },
      asked: [{ call: "GET /user/api/customer/personal_data" }],
      value: {
        last: {
          id: "5",
          state,
          askedAt: "2026-11-05T04:04:00+08:00",
          expiresAt: "2026-11-12T04:04:00+08:00",
          bytes: null,
          url: null,
        },
        canAsk: state === "FAILED",
      },
    }),
  ),
  {
    field: "Viewer.personalData",
    shows: "none yet",
    answers: { "GET /user/api/customer/personal_data": { data: { last: null, canAsk: true } } },
    asked: [{ call: "GET /user/api/customer/personal_data" }],
    value: { last: null, canAsk: true },
  },
  {
    field: "Viewer.personalData",
    shows: "it could not be read",
    answers: { "GET /user/api/customer/personal_data": { status: 500 } },
    asked: [{ call: "GET /user/api/customer/personal_data" }],
    value: null,
    errors: ["EXT-550: status 500"],
  },
  {
    field: "Viewer.closingBlockers",
    shows: "every kind, also a balance that is no 32-bit number",
    answers: {
      "GET /user/api/customer/closing": {
        data: [
          { kind: "ORDERS", count: 1 },
          { kind: "MARKUPS", count: 2 },
          { kind: "REFUNDS", count: 3 },
          { kind: "ARBITRATIONS", count: 4 },
          { kind: "COMPLAINTS", count: 5 },
          { kind: "PAYMENTS", count: 6 },
          { kind: "WITHDRAWALS", count: 7 },
          { kind: "INVOICES", count: 8 },
          { kind: "BALANCE", count: 9_000_000_000 },
        ],
      },
    },
    asked: [{ call: "GET /user/api/customer/closing" }],
    value: [
      { kind: "ORDERS", count: 1, amount: null },
      { kind: "MARKUPS", count: 2, amount: null },
      { kind: "REFUNDS", count: 3, amount: null },
      { kind: "ARBITRATIONS", count: 4, amount: null },
      { kind: "COMPLAINTS", count: 5, amount: null },
      { kind: "PAYMENTS", count: 6, amount: null },
      { kind: "WITHDRAWALS", count: 7, amount: null },
      { kind: "INVOICES", count: 8, amount: null },
      { kind: "BALANCE", count: null, amount: 9_000_000_000 },
    ],
  },
  {
    field: "Viewer.closingBlockers",
    shows: "they could not be read",
    answers: { "GET /user/api/customer/closing": { status: 500 } },
    asked: [{ call: "GET /user/api/customer/closing" }],
    value: null,
    errors: ["EXT-552: status 500"],
  },
  {
    field: "Mutation.requestDataExport",
    shows: "the code",
    args: { code: "1234" },
    asked: [{ call: "POST /user/api/customer/personal_data/export", body: { code: "1234" } }],
    value: { __typename: "DataExportRequested", viewer: { __typename: "Viewer" } },
  },
  {
    field: "Mutation.closeAccount",
    shows: "the code; the session and its sockets end",
    args: { code: "1234" },
    answers: { "GET /user/api/customer": { data: CUSTOMER } },
    asked: [
      { call: "GET /user/api/customer" },
      { call: "POST /user/api/customer/close", body: { code: "1234" } },
    ],
    value: { __typename: "AccountClosed", ok: true },
    closedRooms: ["endSession 7"],
    token: null,
  },
  {
    field: "Mutation.closeAccount",
    shows: "a refusal leaves the session",
    args: { code: "1234" },
    answers: {
      "GET /user/api/customer": { data: CUSTOMER },
      "POST /user/api/customer/close": { code: 4009, message: "账户还有未了结的事项，请处理后再注销" },
    },
    asked: [
      { call: "GET /user/api/customer" },
      { call: "POST /user/api/customer/close", body: { code: "1234" } },
    ],
    value: {
      __typename: "BusinessError",
      code: 4009,
      reason: "CONFLICT",
      field: null,
      message: "账户还有未了结的事项，请处理后再注销",
    },
  },
];
