import type { listOrders } from "../../../schema/rest/orders/orders";
import type { CallResult } from "../../../schema/rest/rest-call";
import { restOrder } from "../../support/contract/rest-order";

type Orders = CallResult<typeof listOrders>;

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
    ...restOrder(200001 + index),
    orderNo: `2026112000000${index}`,
    status,
    statusName: STATUS_NAMES[index] ?? "",
    createTime: `2026-11-1${index} 10:2${index}:30`,
    serviceType: 2,
    serviceTypeName: "安装",
    customerName: "王小姐",
    customerPhone: "13800138000",
    address: `文三路 10${index} 号 3 幢 502`,
    packingCount: 3,
    totalVolume: 2.5,
    orderItems: [item(300001 + 2 * index), item(300002 + 2 * index)],
    remark: index % 2 === 0 ? "请提前电话联系" : null,
    userName: "李先生",
    userPhone: "13900139000",
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
    workerVerifyTime: index > 1 ? "2026-10-01 09:30:00" : null,
    appointmentTime: index > 1 ? `2026-11-2${index} 09:00:00` : null,
    expirationTimeStr: index === 0 ? "2026-11-21 10:20:30" : null,
  })),
};
