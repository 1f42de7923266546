import { restOrder, restOrderDetail } from "../../../../support/contract/rest-order";
import type { Line } from "../../../../support/graph/graph-lines";

const CHANGE = { name: "客户电话", from: "13800138000", to: "13900139000" };

export const orderEditsLines: readonly Line[] = [
  {
    field: "Viewer.orders",
    shows: "what may be changed, how, and what waits",
    select:
      "{ nodes { actions isEditConfirmed isDistrictOpen editRequest { at changes { name from to } } blockedActions { action reason } } }",
    answers: {
      "GET /order/api/order": {
        data: {
          rows: [
            { ...restOrder(5), isEditable: true },
            {
              ...restOrder(6),
              status: "WAIT_INSTALL",
              orderType: "GENERAL",
              isEditable: true,
              editRequest: { changes: [CHANGE], createTime: "2026-11-21 08:00:00" },
            },
          ],
          total: 2,
        },
      },
    },
    asked: [{ call: "GET /order/api/order", query: { pageNum: "1", pageSize: "6" } }],
    value: {
      nodes: [
        {
          actions: ["PAY", "CANCEL", "EDIT", "COPY", "ADD_FOLLOW_UP"],
          isEditConfirmed: false,
          isDistrictOpen: true,
          editRequest: null,
          blockedActions: [],
        },
        {
          actions: ["REQUEST_REFUND", "ADD_EXCEPTION", "MARKUP", "ADD_FOLLOW_UP", "COMPLAIN"],
          isEditConfirmed: true,
          isDistrictOpen: false,
          editRequest: { at: "2026-11-21T08:00:00+08:00", changes: [CHANGE] },
          blockedActions: [
            { action: "CANCEL", reason: "师傅已接单，如需取消请申请退款" },
            { action: "EDIT", reason: "已有修改等待师傅确认，如需再改请先撤回" },
            { action: "CALL", reason: "师傅接单后才能联系" },
          ],
        },
      ],
    },
  },
  {
    field: "Mutation.editOrder",
    shows: "every field, which the master has to confirm",
    args: {
      input: {
        orderId: "5",
        customerName: "王小满",
        customerPhone: "13900139000",
        areaCode: "330106",
        address: "文三路 90 号",
        hasLift: false,
        floors: 6,
        logisticsNo: "DPK1",
        expectedAt: "2026-11-23T09:00:00+08:00",
        remark: "轻放",
        quotedTotalFee: 12_345,
      },
    },
    select: "{ __typename ... on OrderEdited { isRequest } }",
    answers: { "PUT /order/api/order/5/edit": { data: { isRequest: true } } },
    asked: [
      {
        call: "PUT /order/api/order/5/edit",
        body: {
          customerName: "王小满",
          customerPhone: "13900139000",
          areaCode: "330106",
          address: "文三路 90 号",
          isLift: false,
          floorsNumber: 6,
          logisticsNo: "DPK1",
          expectedTime: "2026-11-23 09:00:00",
          remark: "轻放",
          quotedTotalFee: 123.45,
        },
      },
    ],
    value: { __typename: "OrderEdited", isRequest: true },
  },
  {
    field: "Mutation.editOrder",
    shows: "what is null is cleared where it may be empty, and stays where it may not; it applies at once",
    args: {
      input: {
        orderId: "5",
        customerName: null,
        customerPhone: null,
        areaCode: null,
        address: null,
        hasLift: null,
        floors: null,
        logisticsNo: null,
        expectedAt: null,
        remark: null,
        quotedTotalFee: null,
      },
    },
    select: "{ __typename ... on OrderEdited { isRequest } }",
    answers: { "PUT /order/api/order/5/edit": { data: { isRequest: false } } },
    asked: [
      {
        call: "PUT /order/api/order/5/edit",
        body: { floorsNumber: null, logisticsNo: null, expectedTime: null, remark: null },
      },
    ],
    value: { __typename: "OrderEdited", isRequest: false },
  },
  {
    field: "Mutation.revokeOrderEdit",
    shows: "the order is read again",
    args: { orderId: "5" },
    select: "{ __typename ... on OrderChange { order { id status } } }",
    answers: { "GET /order/api/order/5": { data: { ...restOrderDetail(5), status: "WAIT_INSTALL" } } },
    asked: [{ call: "DELETE /order/api/order/5/edit" }, { call: "GET /order/api/order/5" }],
    value: { __typename: "OrderChange", order: { id: "5", status: "WAIT_INSTALL" } },
  },
];
