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

export const buttonsLines: readonly Line[] = [
  {
    field: "Viewer.buttons",
    shows: "profits are for the customers that are listed",
    answers: {
      "GET /user/api/customer": { data: CUSTOMER },
      "GET /user/api/customer/button_control": {
        data: { jishiVisable: true, ordinaryVisable: false, orderProfitAndLossVisiable: [3, 7] },
      },
    },
    asked: [{ call: "GET /user/api/customer/button_control" }, { call: "GET /user/api/customer" }],
    value: { immediateOrder: true, normalOrder: false, profitAndLoss: true },
  },
  {
    field: "Viewer.buttons",
    shows: "a customer who is not listed sees no profits",
    answers: {
      "GET /user/api/customer": { data: CUSTOMER },
      "GET /user/api/customer/button_control": {
        data: { jishiVisable: false, ordinaryVisable: true, orderProfitAndLossVisiable: [3, 70] },
      },
    },
    asked: [{ call: "GET /user/api/customer/button_control" }, { call: "GET /user/api/customer" }],
    value: { immediateOrder: false, normalOrder: true, profitAndLoss: false },
  },
  {
    field: "Viewer.buttons",
    shows: "an empty list hides profits, without asking who the customer is",
    answers: {
      "GET /user/api/customer/button_control": {
        data: { jishiVisable: false, ordinaryVisable: true, orderProfitAndLossVisiable: [] },
      },
    },
    asked: [{ call: "GET /user/api/customer/button_control" }],
    value: { immediateOrder: false, normalOrder: true, profitAndLoss: false },
  },
  {
    field: "Viewer.buttons",
    shows: "no list shows profits to every customer",
    answers: {
      "GET /user/api/customer/button_control": {
        data: { jishiVisable: false, ordinaryVisable: true, orderProfitAndLossVisiable: null },
      },
    },
    asked: [{ call: "GET /user/api/customer/button_control" }],
    value: { immediateOrder: false, normalOrder: true, profitAndLoss: true },
  },
  {
    field: "Viewer.buttons",
    shows: "a list that is left out shows profits to every customer",
    answers: {
      "GET /user/api/customer/button_control": { data: { jishiVisable: false, ordinaryVisable: true } },
    },
    asked: [{ call: "GET /user/api/customer/button_control" }],
    value: { immediateOrder: false, normalOrder: true, profitAndLoss: true },
  },
];
