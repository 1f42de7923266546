import { restOrderDetail } from "../../../../support/contract/rest-order";
import { REFUND } from "../../../../support/contract/rest-refund";
import type { Line } from "../../../../support/graph/graph-lines";

export const refundStepsLines: readonly Line[] = [
  {
    field: "Mutation.requestRefund",
    shows: "every field, with the order's master; 分 become 元",
    answers: { "GET /order/api/order/5": { data: { ...restOrderDetail(5), workerId: 31 } } },
    args: {
      orderId: "5",
      input: {
        reason: "不想要了",
        allowance: 1234,
        description: "说明",
        contactName: "王五",
        contactPhone: "13700000000",
        imageUrls: ["/files/1.jpg", "/files/2.jpg"],
      },
    },
    asked: [
      { call: "GET /order/api/order/5" },
      {
        call: "POST /order/api/order/5/cancel",
        body: {
          contactName: "王五",
          contactPhone: "13700000000",
          description: "说明",
          content: "不想要了",
          allowance: 12.34,
          imgs: ["/files/1.jpg", "/files/2.jpg"],
          verifyWorkerId: 31,
        },
      },
    ],
    value: { __typename: "RefundRequested", orderId: "5" },
  },
  {
    field: "Mutation.requestRefund",
    shows: "what is left out is not sent, nor a master before there is one",
    answers: { "GET /order/api/order/5": { data: { ...restOrderDetail(5), workerId: null } } },
    args: { orderId: "5", input: { reason: "不想要了", description: "" } },
    asked: [
      { call: "GET /order/api/order/5" },
      {
        call: "POST /order/api/order/5/cancel",
        body: { description: "", content: "不想要了", verifyWorkerId: null },
      },
    ],
    value: { __typename: "RefundRequested", orderId: "5" },
  },
  {
    field: "Mutation.modifyRefund",
    shows: "every field, with the master who has the order now; the refund is read again",
    args: {
      id: "9",
      input: {
        reason: "不想要了",
        allowance: 0,
        description: "说明",
        contactName: "王五",
        contactPhone: "13700000000",
        imageUrls: ["/files/1.jpg", "/files/2.jpg"],
      },
    },
    select:
      "{ __typename ... on RefundChange { refund { id status } } ... on BusinessError { code message } }",
    answers: {
      "GET /order/api/refund/9": { data: { ...REFUND, status: "WAIT", verifyWorkerId: 30 } },
      "GET /order/api/order/5": { data: { ...restOrderDetail(5), workerId: 31 } },
    },
    asked: [
      { call: "GET /order/api/refund/9" },
      { call: "GET /order/api/order/5" },
      {
        call: "POST /order/api/refund/9/modify",
        body: {
          contactName: "王五",
          contactPhone: "13700000000",
          description: "说明",
          content: "不想要了",
          allowance: 0,
          imgs: ["/files/1.jpg", "/files/2.jpg"],
          verifyWorkerId: 31,
        },
      },
      { call: "GET /order/api/refund/9" },
    ],
    value: { __typename: "RefundChange", refund: { id: "9", status: "WAIT" } },
  },
  {
    field: "Mutation.modifyRefund",
    shows: "the refund's master, where the order cannot be read",
    args: { id: "9", input: { reason: "不想要了", description: "说明" } },
    select: "{ __typename ... on RefundChange { refund { id } } ... on BusinessError { code message } }",
    answers: {
      "GET /order/api/refund/9": { data: { ...REFUND, verifyWorkerId: 30 } },
      "GET /order/api/order/5": { code: 4004 },
    },
    asked: [
      { call: "GET /order/api/refund/9" },
      { call: "GET /order/api/order/5" },
      {
        call: "POST /order/api/refund/9/modify",
        body: { description: "说明", content: "不想要了", verifyWorkerId: 30 },
      },
      { call: "GET /order/api/refund/9" },
    ],
    value: { __typename: "RefundChange", refund: { id: "9" } },
  },
  {
    field: "Mutation.cancelRefund",
    shows: "the refund is read again",
    args: { id: "9" },
    select:
      "{ __typename ... on RefundChange { refund { id status } } ... on BusinessError { code message } }",
    answers: { "GET /order/api/refund/9": { data: { ...REFUND, status: "CANCEL" } } },
    asked: [{ call: "POST /order/api/refund/9/cancel" }, { call: "GET /order/api/refund/9" }],
    value: { __typename: "RefundChange", refund: { id: "9", status: "CANCEL" } },
  },
  {
    field: "Mutation.requestArbitration",
    shows: "every field; 分 become 元",
    args: {
      id: "9",
      input: { content: "不公平", allowance: 1234, imageUrls: ["/files/1.jpg", "/files/2.jpg"] },
    },
    select:
      "{ __typename ... on RefundChange { refund { id status } } ... on BusinessError { code message } }",
    answers: { "GET /order/api/refund/9": { data: { ...REFUND, status: "ARBITRATION" } } },
    asked: [
      {
        call: "POST /order/api/refund/9/arbitration",
        body: { content: "不公平", allowance: 12.34, imgs: ["/files/1.jpg", "/files/2.jpg"] },
      },
      { call: "GET /order/api/refund/9" },
    ],
    value: { __typename: "RefundChange", refund: { id: "9", status: "ARBITRATION" } },
  },
  {
    field: "Mutation.requestArbitration",
    shows: "what is left out is not sent; a refund that cannot be read is null",
    args: { id: "9", input: { content: "不公平" } },
    select:
      "{ __typename ... on RefundChange { refund { id status } } ... on BusinessError { code message } }",
    answers: { "GET /order/api/refund/9": { code: 4004 } },
    asked: [
      { call: "POST /order/api/refund/9/arbitration", body: { content: "不公平" } },
      { call: "GET /order/api/refund/9" },
    ],
    value: { __typename: "RefundChange", refund: null },
  },
];
