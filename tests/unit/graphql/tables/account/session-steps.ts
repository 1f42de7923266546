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

export const sessionStepsLines: readonly Line[] = [
  {
    field: "Mutation.endSession",
    shows: "one of them",
    args: { sessionId: "5" },
    answers: { "GET /user/api/customer": { data: CUSTOMER } },
    asked: [
      { call: "POST /user/api/customer/sessions/end", body: { sessionId: "5" } },
      { call: "GET /user/api/customer" },
    ],
    value: { __typename: "SessionsEnded", viewer: { __typename: "Viewer" } },
    closedRooms: ["endOtherSessions 7"],
  },
  {
    field: "Mutation.endOtherSessions",
    shows: "all but this one",
    answers: { "GET /user/api/customer": { data: CUSTOMER } },
    asked: [{ call: "POST /user/api/customer/sessions/end_others" }, { call: "GET /user/api/customer" }],
    value: { __typename: "SessionsEnded", viewer: { __typename: "Viewer" } },
    closedRooms: ["endOtherSessions 7"],
  },
];
