import { REFUND_STATUS_NAMES, type RefundStatus } from "../../../schema/rules/refunds/refund-status";

/** Now and then, as the documents print time. */
export const NOW = "2026-11-20 16:30:00";
const LATER = "2026-11-21 16:30:00";

export interface Customer {
  id: number;
  username: string;
  nickname: string;
  hasPwd: boolean;
  password: string | null;
  balance: number;
  withdrawing: number;
  cashOutAccountAlipay: string | null;
  cashOutAlipayRealName: string | null;
}

export type Row = Record<string, unknown>;

/** What a foreign platform keeps: plain rows, in memory. */
export interface World {
  customers: Map<string, Customer>;
  /** Phone by token. */
  tokens: Map<string, string>;
  /** Challenges that are open, and how many messages visitors may still be sent after solved ones. */
  challenges: Set<string>;
  allowedMessages: number;
  /** The last code that was sent to a phone. */
  codes: Map<string, string>;
  orders: Row[];
  refunds: Row[];
  withdrawals: Row[];
  ledger: Row[];
  messages: Row[];
  complaints: Row[];
  followUps: Row[];
  goods: Row[];
  markups: Row[];
  nextId: number;
}

export const emptyWorld = (): World => ({
  customers: new Map(),
  tokens: new Map(),
  challenges: new Set(),
  allowedMessages: 0,
  codes: new Map(),
  orders: [],
  refunds: [],
  withdrawals: [],
  ledger: [],
  messages: [],
  complaints: [],
  followUps: [],
  goods: [],
  markups: [],
  nextId: 100,
});

export const newCustomer = (id: number, username: string): Customer => ({
  id,
  username,
  nickname: "新客户",
  hasPwd: false,
  password: null,
  balance: 0,
  withdrawing: 0,
  cashOutAccountAlipay: null,
  cashOutAlipayRealName: null,
});

/** A customer as ENT-23 names it. */
export const presentCustomer = ({ password: _password, ...customer }: Customer): Row => ({
  ...customer,
  avatar: null,
  email: null,
  gender: null,
  areaCode: null,
  address: null,
  cashOutAccountWechatNickname: null,
});

/** An order as ENT-13 names it, just placed; `given` is what was sent. */
export const newOrder = (id: number, customer: Customer, given: Row): Row => {
  const items = Array.isArray(given.orderItems) ? given.orderItems : [];
  return {
    id,
    orderNo: `2026112016${String(id).padStart(4, "0")}`,
    status: "WAIT_PAY",
    statusName: "待付款",
    orderType: "GENERAL",
    createTime: NOW,
    appointmentTime: null,
    expectedTime: given.expectedTime ?? null,
    goodsTypeName: "家具",
    serviceTypeName: "配送并安装",
    serviceType: Number(given.serviceType ?? 1),
    customerName: given.customerName ?? "李四",
    customerPhone: given.customerPhone ?? "13900000000",
    address: given.address ?? "文三路 1 号",
    provinceName: "浙江省",
    cityName: "杭州市",
    areaName: "西湖区",
    areaCode: given.areaCode ?? "330106",
    lat: 30.28,
    lng: 120.15,
    isLift: true,
    floorsNumber: null,
    isArrival: true,
    isNeedTakeDelivery: false,
    logisticsName: null,
    logisticsNo: "DPK36209",
    logisticsPhone: null,
    logisticsCompany: null,
    pickupCode: null,
    pickupAddress: null,
    pickUpLat: null,
    pickUpLng: null,
    packingCount: 1,
    totalVolume: 1,
    orderItems: items.map((item, index) => ({
      id: id * 10 + index,
      goodsTypeName: "沙发",
      packingMethod: null,
      installVideoUrl: null,
      ...item,
      goodsTypeId: Number(item.goodsTypeId),
    })),
    verifType: "NOT",
    verifOrderNo: null,
    remark: null,
    userName: given.userName ?? "张三",
    userPhone: given.userPhone ?? customer.username,
    payTime: null,
    originalAmount: 128.5,
    payWay: null,
    orderServiceFees: [{ name: "安装费", fee: 128.5 }],
    workerFee: 100,
    markupAmount: 0,
    markupRequestTotal: 0,
    totalAmount: 128.5,
    workerCashIntransit: 0,
    workerName: null,
    workerPhone: null,
    workerAvatar: null,
    workerId: null,
    assignWorkerTime: null,
    orderExpand: {
      ...{ appointResult: null, appointFailReason: null, isJishiTihuoFei: false, pickupAreaCode: null },
      ...{ pickUpLat: null, pickUpLng: null, pickupCarTypeId: null, pickupCarTypeName: null },
      ...{ pickupDistance: null, signInLat: null, signInLng: null },
      ...{ pickupWorkerName: null, pickupWorkerPhone: null },
    },
    orderPickupCar: null,
    childOrder: null,
    childOrderExpand: null,
    orderGoodsPickUp: null,
    orderCompleteConfirm: null,
    orderMarkups: [],
    outOrderNo: null,
    signArea: null,
    signInTime: null,
    isSignAreaNormal: null,
    isSignTimeNormal: null,
    solveExceptionWay: null,
    solveExceptionTime: null,
    isAcceptance: null,
    acceptanceTime: null,
    acceptanceWay: null,
    acceptanceDelayDays: 0,
    acceptTimeStr: null,
    expirationTimeStr: LATER,
    verifyTime: null,
    orderEvaluation: null,
    isGoodsAbnormal: false,
    isMarkupOverTime: false,
    orderServicePeriodList: [],
    orderFollow: null,
    refundStatusName: null,
    refundNo: null,
    refundDetailResponse: null,
    mainOrderId: id,
    distance: null,
    createBy: "张三",
    createPhone: customer.username,
    applicantId: customer.id,
  };
};

/** A refund as ENT-14 names it. */
export const newRefund = (id: number, order: Row, given: Row): Row => {
  const status: RefundStatus = "WAIT";
  return {
    id,
    refundNo: `TK${id}`,
    arbitrationNo: null,
    orderNo: order.orderNo,
    orderId: order.id,
    status,
    applyRefundAmount: Number(order.totalAmount) - Number(given.allowance ?? 0),
    refundAmount: null,
    applyArbitrationTime: null,
    applyArbitrationAmount: null,
    arbitrationAmount: null,
    arbitrationContent: null,
    arbitrationImgs: [],
    arbitrationStateName: null,
    complaintDescription: null,
    handleTime: null,
    refundSuccessTime: null,
    payWay: order.payWay,
    totalAmount: order.totalAmount,
    markupAmount: 0,
    orderAmount: order.totalAmount,
    workerCashIntransit: order.workerCashIntransit,
    allowance: given.allowance ?? 0,
    childAllowance: null,
    refundReason: given.content ?? "",
    description: given.description ?? "",
    imgs: given.imgs ?? [],
    refuseRefundContent: null,
    contactName: given.contactName ?? "",
    contactPhone: given.contactPhone ?? "",
    verifyWorkerName: "王师傅",
    verifyWorkerId: order.workerId,
    updateTime: NOW,
    expirationTimeStr: null,
    createTime: NOW,
    orderItems: order.orderItems,
    statusName: REFUND_STATUS_NAMES[status],
  };
};
