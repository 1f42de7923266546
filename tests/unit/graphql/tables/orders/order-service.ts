import { restOrder, restOrderDetail } from "../../../../support/contract/rest-order";
import type { Line } from "../../../../support/graph/graph-lines";

/** What a backend says of the last attempt at an appointment, and what the graph makes of it. */
const appointments = [
  ["a success hides an old reason", true, "客户出差", true, null],
  ["a failure without a reason", false, null, false, null],
  ["a failure with an empty reason", false, "", false, null],
  ["a reason tells that it failed", null, "客户出差", false, "客户出差"],
  ["an empty reason tells nothing", null, "", null, null],
] as const;

const appointmentLine = ([
  shows,
  appointResult,
  told,
  isAppointed,
  appointFailReason,
]: (typeof appointments)[number]): Line => {
  const detail = restOrderDetail(5);
  const orderExpand = { ...detail.orderExpand, appointResult, appointFailReason: told };
  return {
    field: "Query.order",
    shows: `of an appointment: ${shows}`,
    args: { id: "5" },
    select: "{ service { isAppointed appointFailReason } }",
    answers: { "GET /order/api/order/5": { data: { ...detail, orderExpand } } },
    asked: [{ call: "GET /order/api/order/5" }],
    value: { service: { isAppointed, appointFailReason } },
  };
};

export const orderServiceLines: readonly Line[] = [
  {
    field: "Query.order",
    shows: "one",
    args: { id: "5" },
    select: "{ id orderNo service { masterRating { average } } }",
    answers: { "GET /order/api/order/5": { data: restOrderDetail(5) } },
    asked: [{ call: "GET /order/api/order/5" }],
    value: { id: "5", orderNo: "20261120163000", service: { masterRating: null } },
  },
  {
    field: "Query.order",
    shows: "what a master gets is null where another backend does not tell it",
    args: { id: "5" },
    select: "{ workerFee service { workerFeeInEscrow } }",
    answers: {
      "GET /order/api/order/5": {
        data: { ...restOrderDetail(5), workerFee: null, workerCashIntransit: null },
      },
    },
    asked: [{ call: "GET /order/api/order/5" }],
    value: { workerFee: null, service: { workerFeeInEscrow: null } },
  },
  {
    field: "Query.order",
    shows: "the master's part that is held, of the child order where the order does not tell it",
    args: { id: "5" },
    select: "{ service { workerFeeInEscrow } }",
    answers: {
      "GET /order/api/order/5": {
        data: {
          ...restOrderDetail(5),
          workerCashIntransit: null,
          childOrder: { id: 6, status: "WAIT_INSTALL", workerId: 7, workerCashIntransit: 80.15 },
        },
      },
    },
    asked: [{ call: "GET /order/api/order/5" }],
    value: { service: { workerFeeInEscrow: 8015 } },
  },
  {
    field: "Query.order",
    shows: "a missing one is null",
    args: { id: "6" },
    select: "{ id }",
    answers: { "GET /order/api/order/6": { code: 4004 } },
    asked: [{ call: "GET /order/api/order/6" }],
    value: null,
  },
  {
    field: "Query.order",
    shows: "nothing was done yet",
    args: { id: "5" },
    select:
      "{ service { isAppointed appointFailReason masterRating { average total } pickupCar { driverName driverPhone dispatcher dispatcherPhone } pickupCarType pickupDistance pickedUpBy pickedUpByPhone pickUp { content imageUrls } signIn { at area isAreaNormal isTimeNormal } completion { content imageUrls } verifiedAt rejectReason evaluation { star content tags isAnonymous imageUrls createdAt } workerFeeInEscrow paymentNo paidMarkups { type amount payWay paidAt remark } isMarkupOver log { event title content imageUrls takenAt takenArea operatorName at } } }",
    answers: { "GET /order/api/order/5": { data: restOrderDetail(5) } },
    asked: [{ call: "GET /order/api/order/5" }],
    value: {
      service: {
        isAppointed: null,
        appointFailReason: null,
        masterRating: null,
        pickupCar: null,
        pickupCarType: null,
        pickupDistance: null,
        pickedUpBy: null,
        pickedUpByPhone: null,
        pickUp: null,
        signIn: null,
        completion: null,
        verifiedAt: null,
        rejectReason: null,
        evaluation: null,
        workerFeeInEscrow: 0,
        paymentNo: null,
        paidMarkups: [],
        isMarkupOver: false,
        log: [],
      },
    },
  },
  {
    field: "Query.order",
    shows: "a sign-in of which the time alone is known; a rating without tags",
    args: { id: "5" },
    select:
      "{ service { signIn { at area isAreaNormal isTimeNormal } evaluation { tags isAnonymous } isMarkupOver } }",
    answers: {
      "GET /order/api/order/5": {
        data: {
          ...restOrderDetail(5),
          signInTime: "2026-11-21 09:00:00",
          orderEvaluation: {
            star: 5,
            content: "",
            label: "",
            isAnonymous: false,
            imgs: [],
            createTime: "2026-11-22 09:00:00",
          },
        },
      },
    },
    asked: [{ call: "GET /order/api/order/5" }],
    value: {
      service: {
        signIn: { at: "2026-11-21T09:00:00+08:00", area: "", isAreaNormal: null, isTimeNormal: null },
        evaluation: { tags: [], isAnonymous: false },
        isMarkupOver: false,
      },
    },
  },
  ...appointments.map(appointmentLine),
  {
    field: "Query.order",
    shows: "a sign-in in time at the wrong place",
    args: { id: "5" },
    select: "{ service { signIn { at area isAreaNormal isTimeNormal } isMarkupOver } }",
    answers: {
      "GET /order/api/order/5": {
        data: {
          ...restOrderDetail(5),
          signInTime: "2026-11-21 09:00:00",
          signArea: "别处",
          isSignAreaNormal: false,
          isSignTimeNormal: true,
          isMarkupOverTime: true,
        },
      },
    },
    asked: [{ call: "GET /order/api/order/5" }],
    value: {
      service: {
        signIn: { at: "2026-11-21T09:00:00+08:00", area: "别处", isAreaNormal: false, isTimeNormal: true },
        isMarkupOver: true,
      },
    },
  },
  {
    field: "Query.order",
    shows: "a late sign-in at the right place",
    args: { id: "5" },
    select: "{ service { signIn { isAreaNormal isTimeNormal } } }",
    answers: {
      "GET /order/api/order/5": {
        data: {
          ...restOrderDetail(5),
          signInTime: "2026-11-21 09:00:00",
          isSignAreaNormal: true,
          isSignTimeNormal: false,
        },
      },
    },
    asked: [{ call: "GET /order/api/order/5" }],
    value: { service: { signIn: { isAreaNormal: true, isTimeNormal: false } } },
  },
  {
    field: "Query.order",
    shows: "a car without a dispatcher",
    args: { id: "5" },
    select: "{ service { pickupCar { driverName dispatcher dispatcherPhone } } }",
    answers: {
      "GET /order/api/order/5": {
        data: {
          ...restOrderDetail(5),
          orderPickupCar: {
            driverName: "赵六",
            driverPhone: "13500000000",
            dispatcher: null,
            dispatcherPhone: null,
          },
        },
      },
    },
    asked: [{ call: "GET /order/api/order/5" }],
    value: { service: { pickupCar: { driverName: "赵六", dispatcher: null, dispatcherPhone: null } } },
  },
  {
    field: "Viewer.orders",
    shows: "service of an order of a list, which is read alone; one that is gone meanwhile",
    select: "{ nodes { id service { paymentNo } } }",
    answers: {
      "GET /order/api/order/6": { code: 4004 },
      "GET /order/api/order": { data: { rows: [restOrder(5), restOrder(6)], total: 2 } },
      "GET /order/api/order/5": { data: { ...restOrderDetail(5), outOrderNo: "Z1" } },
    },
    asked: [
      { call: "GET /order/api/order", query: { pageNum: "1", pageSize: "6" } },
      { call: "GET /order/api/order/5" },
      { call: "GET /order/api/order/6" },
    ],
    value: {
      nodes: [
        { id: "5", service: { paymentNo: "Z1" } },
        { id: "6", service: null },
      ],
    },
  },
];
