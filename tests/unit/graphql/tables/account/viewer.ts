import { restOrder } from "../../../../support/contract/rest-order";
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

export const viewerLines: readonly Line[] = [
  {
    field: "Viewer.id",
    shows: "it is the customer's",
    answers: { "GET /user/api/customer": { data: CUSTOMER } },
    asked: [{ call: "GET /user/api/customer" }],
    value: "7",
  },
  {
    field: "Query.viewer",
    shows: "a customer",
    select: "{ __typename }",
    asked: [],
    value: { __typename: "Viewer" },
  },
  {
    field: "Query.viewer",
    shows: "a visitor is none",
    select: "{ __typename }",
    isVisitor: true,
    asked: [],
    value: null,
  },
  {
    field: "Viewer.unpaidOrders",
    shows: "two",
    select: "{ id }",
    answers: { "GET /order/api/order/get_waitpay_order": { data: [restOrder(5), restOrder(6)] } },
    asked: [{ call: "GET /order/api/order/get_waitpay_order" }],
    value: [{ id: "5" }, { id: "6" }],
  },
  {
    field: "Viewer.ordersById",
    shows: "two of three",
    args: { ids: ["5", "6", "7"] },
    select: "{ id }",
    answers: { "POST /order/api/order/list_by_orderIds": { data: [restOrder(5), restOrder(6)] } },
    asked: [{ call: "POST /order/api/order/list_by_orderIds", body: { orderIds: ["5", "6", "7"] } }],
    value: [{ id: "5" }, { id: "6" }],
  },
  {
    field: "Viewer.ordersById",
    shows: "of which one is missing",
    args: { ids: ["8"] },
    answers: { "POST /order/api/order/list_by_orderIds": { code: 4004 } },
    asked: [{ call: "POST /order/api/order/list_by_orderIds", body: { orderIds: ["8"] } }],
    value: null,
  },
];
