import type { CallResult } from "../../../schema/rest/call";
import type { getCustomer } from "../../../schema/rest/customer";
import type { listOrders } from "../../../schema/rest/orders";

type Orders = CallResult<typeof listOrders>;

/** What the stand-in for the REST backend says about its one customer. */
export const CUSTOMER: CallResult<typeof getCustomer> = {
  id: 100001,
  username: "13800138000",
  nickname: "装达用户8000",
  avatar: null,
  email: null,
  gender: null,
  areaCode: "330000_330100_330106",
  address: "文三路 100 号",
  hasPwd: true,
  cashOutAccountAlipay: null,
  cashOutAlipayRealName: null,
  cashOutAccountWechatNickname: null,
  balance: 5230.5,
  withdrawing: 0,
};

const STATUSES = ["WAIT_PAY", "WAIT_ASSIGN", "WAIT_INSTALL", "WAIT_ACCEPT", "SUCCESS", "CLOSE"] as const;
const STATUS_NAMES = ["待付款", "待指派", "待安装", "待验收", "订单完成", "订单关闭"] as const;

const item = (id: number): Orders["rows"][number]["orderItems"][number] => ({
  id,
  name: id % 2 === 0 ? "三人布艺沙发" : "实木餐桌",
  goodsTypeId: 101,
  goodsTypeName: "沙发类",
  count: 1 + (id % 3),
  packingMethod: "纸箱",
  description: null,
  imgUrl: "/demo/goods/sofa.jpg",
  installVideoUrl: null,
});

/** One page of the order list: six orders in six states, two goods each. */
export const ORDERS: Orders = {
  total: 48,
  rows: STATUSES.map((status, index) => ({
    id: 200001 + index,
    orderNo: `2026112000000${index}`,
    status,
    statusName: STATUS_NAMES[index] ?? "",
    orderType: "TIMELY",
    createTime: `2026-11-1${index} 10:2${index}:30`,
    expectedTime: null,
    goodsTypeId: 1,
    goodsTypeName: "家具",
    serviceType: 2,
    serviceTypeName: "安装",
    customerName: "王小姐",
    customerPhone: "13800138000",
    provinceName: "浙江省",
    cityName: "杭州市",
    areaName: "西湖区",
    areaCode: "330106",
    address: `文三路 10${index} 号 3 幢 502`,
    isLift: true,
    floorsNumber: null,
    isArrival: true,
    isNeedTakeDelivery: false,
    logisticsNo: null,
    logisticsPhone: null,
    logisticsCompany: null,
    pickupCode: null,
    pickupAddress: null,
    pickUpLat: null,
    pickUpLng: null,
    packingCount: 3,
    totalVolume: 2.5,
    orderItems: [item(300001 + 2 * index), item(300002 + 2 * index)],
    verifType: "NOT",
    verifOrderNo: null,
    remark: index % 2 === 0 ? "请提前电话联系" : null,
    userName: "李先生",
    userPhone: "13900139000",
    pickupAreaCode: null,
    transportTime: null,
    originalAmount: 186.5,
    orderServiceFees: [
      { name: "安装费", fee: 150 },
      { name: "远途费", fee: 36.5 },
    ],
    workerFee: 150,
    totalAmount: 186.5 + index,
    payTime: index === 0 ? null : `2026-11-1${index} 11:00:00`,
    payWay: index === 0 ? null : "WALLET",
    workerName: index > 1 ? "张师傅" : null,
    workerPhone: index > 1 ? "13700137000" : null,
    workerAvatar: null,
    assignWorkerTime: null,
    appointmentTime: null,
    completeTime: null,
    isGoodsAbnormal: false,
    isAcceptance: null,
    acceptTimeStr: null,
    acceptanceDelayDays: 0,
    acceptanceTime: null,
    acceptanceWay: null,
    expirationTimeStr: index === 0 ? "2026-11-21 10:20:30" : null,
  })),
};
