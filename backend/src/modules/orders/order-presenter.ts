import type { listOrders } from "../../../../schema/rest/orders/orders";
import type { CallResult } from "../../../../schema/rest/rest-call";
import { fenToYuan, yuanOrNull } from "../../../../schema/rules/money";
import { isEditable, isEditedByRequest } from "../../../../schema/rules/orders/order-edit";
import { isRefundUnderReview } from "../../../../schema/rules/orders/order-matters";
import { ORDER_STATUS_NAMES } from "../../../../schema/rules/orders/order-status";
import { type OrderMaster, shownMaster } from "../../../../schema/rules/orders/shown-master";
import { REFUND_STATUS_NAMES } from "../../../../schema/rules/refunds/refund-status";
import { formatTime, formatTimeOrNull } from "../../shared/clock";
import type { MasterCard } from "../masters";
import { childOrderOf, pickupKilometres, servicePeriodsOf } from "./detail/order-relations";
import { heldAmount } from "./order-money";
import type { OrderItemRow, OrderRow } from "./orders.repository";
import type { OrderWithItems } from "./reading/read-orders";

/** The worker as the customer may see the worker. Each part is null before there is one. */
export function presentWorker(
  { orderType, paidAt }: Pick<OrderRow, "orderType" | "paidAt">,
  worker: MasterCard | null,
): OrderMaster {
  const { workerName, workerPhone, workerAvatar, workerVerifyTime } = shownMaster({
    orderType,
    workerName: worker?.name ?? null,
    // A picked master and the customer see each other's phone after the payment.
    workerPhone: worker && paidAt !== null ? worker.phone : null,
    workerAvatar: worker?.avatar ?? null,
    workerVerifyTime: formatTimeOrNull(worker?.verifiedAt ?? null),
  });
  return { workerName, workerPhone, workerAvatar, workerVerifyTime };
}

/** Photos with their description. */
export const presentPhotos = ({ content, imgs }: { content: string; imgs: readonly string[] }) => ({
  content,
  imgs: imgs.map((url) => ({ url })),
});

/** Contact for goods in transit, and the data for picking them up. */
export const presentCollection = (order: OrderRow) => ({
  logisticsPhone: order.logisticsPhone,
  logisticsCompany: order.logisticsCompany,
  pickupCode: order.pickupCode,
  pickupAddress: order.pickupAddress,
  pickUpLat: order.pickUpLat,
  pickUpLng: order.pickUpLng,
});

/** One good of an order. */
export const presentItem = (item: OrderItemRow) => ({
  id: item.id,
  name: item.name,
  goodsTypeId: item.goodsTypeId,
  goodsTypeName: item.goodsTypeName,
  count: item.count,
  packingMethod: item.packingMethod,
  description: item.description,
  imgUrl: item.imgUrl,
  installVideoUrl: item.installVideoUrl,
});

/** The change that the master has not confirmed yet, while confirming is still possible. */
export const presentEditRequest = ({ status, editRequest }: Pick<OrderRow, "status" | "editRequest">) =>
  editRequest && isEditedByRequest(status)
    ? { changes: editRequest.changes, createTime: formatTime(editRequest.at) }
    : null;

/** State of the bidding; null at the platform's price. */
const presentBidding = ({ bidding, biddingEndsAt }: OrderRow, { bids }: OrderWithItems["open"]) =>
  bidding && {
    state: bidding,
    endTime: formatTime(biddingEndsAt ?? 0),
    count: bids.count,
    lowestAmount: yuanOrNull(bids.lowest),
  };

type ListedOrder = CallResult<typeof listOrders>["rows"][number];

/** An order as the REST API prints it in lists (ENT-13): 元, Shanghai time, documented names. */
export function presentOrder({ order, items, worker, followUp, open }: OrderWithItems): ListedOrder {
  return {
    id: order.id,
    orderNo: order.orderNo,
    status: order.status,
    statusName: ORDER_STATUS_NAMES[order.status],
    orderType: order.orderType,
    createTime: formatTime(order.createdAt),
    expectedTime: formatTimeOrNull(order.expectedTime),
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
    lng: order.lng,
    lat: order.lat,
    isLift: order.isLift,
    floorsNumber: order.floorsNumber,
    isArrival: order.isArrival,
    isNeedTakeDelivery: order.isNeedTakeDelivery,
    logisticsNo: order.logisticsNo,
    logisticsName: order.logisticsCompany,
    ...presentCollection(order),
    packingCount: order.packingCount,
    totalVolume: order.volumeHundredths / 100,
    orderItems: items.map(presentItem),
    verifType: order.verifType,
    verifOrderNo: order.verifOrderNo,
    remark: order.remark,
    shopOrderNo: order.shopOrderNo,
    shopName: order.shopName,
    userName: order.userName,
    userPhone: order.userPhone,
    pickupAreaCode: order.pickupAreaCode,
    transportTime: formatTimeOrNull(order.transportTime),
    originalAmount: fenToYuan(order.totalAmount),
    orderServiceFees: order.serviceFees.map(({ name, feeFen }) => ({ name, fee: fenToYuan(feeFen) })),
    workerFee: fenToYuan(order.workerFee),
    totalAmount: fenToYuan(heldAmount(order)),
    markupAmount: fenToYuan(order.markupAmount),
    markupRequestTotal: fenToYuan(open.requested),
    payTime: formatTimeOrNull(order.paidAt),
    payWay: order.payWay,
    ...presentWorker(order, worker),
    assignWorkerTime: formatTimeOrNull(order.assignedAt),
    appointmentTime: formatTimeOrNull(order.appointmentTime),
    completeTime: formatTimeOrNull(order.completedAt),
    isGoodsAbnormal: order.isGoodsAbnormal,
    solveExceptionWay: order.solveExceptionWay,
    solveExceptionTime: formatTimeOrNull(order.solvedAt),
    isAcceptance: order.isAcceptance,
    // No automatic acceptance while a refund is undecided.
    acceptTimeStr:
      order.status === "WAIT_ACCEPT" && !isRefundUnderReview(open.refund)
        ? formatTimeOrNull(order.acceptanceDueAt)
        : null,
    acceptanceDelayDays: order.acceptanceDelayDays,
    acceptanceTime: formatTimeOrNull(order.acceptedAt),
    acceptanceWay: order.acceptanceWay,
    mainOrderId: order.id,
    childOrder: childOrderOf(order),
    orderServicePeriodList: servicePeriodsOf(order),
    distance: pickupKilometres(order),
    orderFollow: followUp && { content: followUp.content },
    refundStatusName: order.refundStatus && REFUND_STATUS_NAMES[order.refundStatus],
    refundState: open.refund && {
      status: open.refund.status,
      refundAmount: yuanOrNull(open.refund.refundAmount),
      refundSuccessTime: formatTimeOrNull(open.refund.succeededAt),
    },
    openMarkup: open.markup && { source: open.markup.source, amount: fenToYuan(open.markup.amount) },
    appointFailReason: order.status === "WAIT_APPOINTMENT" ? order.appointFailReason : null,
    bidding: presentBidding(order, open),
    isEditable: isEditable(order.status),
    editRequest: presentEditRequest(order),
    expirationTimeStr: order.status === "WAIT_PAY" ? formatTime(order.expiresAt) : null,
    latestFollow: followUp && {
      content: followUp.content,
      createTime: formatTime(followUp.createdAt),
      total: followUp.total,
    },
  };
}
