import type { CallResult } from "../../../../schema/rest/call";
import type { getOrder } from "../../../../schema/rest/orders";
import { fenToYuan } from "../../../../schema/rules/money";
import { ORDER_STATUS_NAMES } from "../../../../schema/rules/order-status";
import { formatTime } from "../../shared/clock";
import type { OrderItemRow, OrderRow } from "./orders.repository";

const timeOrNull = (ms: number | null) => (ms === null ? null : formatTime(ms));

/** An order as the REST API prints it (ENT-13): 元, Shanghai time, documented names. */
export function presentOrder(order: OrderRow, items: readonly OrderItemRow[]): CallResult<typeof getOrder> {
  return {
    id: order.id,
    orderNo: order.orderNo,
    status: order.status,
    statusName: ORDER_STATUS_NAMES[order.status],
    orderType: order.orderType,
    createTime: formatTime(order.createdAt),
    expectedTime: timeOrNull(order.expectedTime),
    goodsTypeId: order.goodsTypeId,
    goodsTypeName: order.goodsTypeName,
    serviceType: order.serviceTypeId,
    serviceTypeName: order.serviceTypeName,
    customerName: order.customerName,
    customerPhone: order.customerPhone,
    provinceName: order.provinceName,
    cityName: order.cityName,
    areaName: order.areaName,
    areaCode: order.areaCode,
    address: order.address,
    isLift: order.isLift,
    floorsNumber: order.floorsNumber,
    isArrival: order.isArrival,
    isNeedTakeDelivery: order.isNeedTakeDelivery,
    logisticsNo: order.logisticsNo,
    logisticsPhone: order.logisticsPhone,
    logisticsCompany: order.logisticsCompany,
    pickupCode: order.pickupCode,
    pickupAddress: order.pickupAddress,
    pickUpLat: order.pickUpLat,
    pickUpLng: order.pickUpLng,
    packingCount: order.packingCount,
    totalVolume: order.volumeHundredths / 100,
    orderItems: items.map((item) => ({
      id: item.id,
      name: item.name,
      goodsTypeId: item.goodsTypeId,
      goodsTypeName: item.goodsTypeName,
      count: item.count,
      packingMethod: item.packingMethod,
      description: item.description,
      imgUrl: item.imgUrl,
      installVideoUrl: item.installVideoUrl,
    })),
    verifType: order.verifType,
    verifOrderNo: order.verifOrderNo,
    remark: order.remark,
    userName: order.userName,
    userPhone: order.userPhone,
    pickupAreaCode: order.pickupAreaCode,
    transportTime: timeOrNull(order.transportTime),
    originalAmount: fenToYuan(order.totalAmount),
    orderServiceFees: order.serviceFees.map(({ name, feeFen }) => ({ name, fee: fenToYuan(feeFen) })),
    workerFee: fenToYuan(order.workerFee),
    totalAmount: fenToYuan(order.totalAmount),
    payTime: timeOrNull(order.paidAt),
    payWay: order.payWay,
    workerName: null,
    workerPhone: null,
    isGoodsAbnormal: false,
    expirationTimeStr: order.status === "WAIT_PAY" ? formatTime(order.expiresAt) : null,
  };
}
