/**
 * How fields of the graph call the parameters of REST calls that have other names there: of each field that a program
 * can be refused at. A parameter within another one stands behind its name, such as `orderItems.imgUrl`.
 */
const ARGUMENTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  createOrder: {
    orderType: "type",
    serviceType: "serviceTypeId",
    isLift: "hasLift",
    floorsNumber: "floors",
    orderItems: "items",
    "orderItems.imgUrl": "imageUrl",
    "orderItems.installVideoUrl": "videoUrl",
    pickUpLng: "lng",
    pickUpLat: "lat",
    transportTime: "transportAt",
    expectedTime: "expectedAt",
    expectedEndTime: "expectedUntil",
    userName: "contactName",
    userPhone: "contactPhone",
  },
  editOrder: { isLift: "hasLift", floorsNumber: "floors", expectedTime: "expectedAt" },
  // `count` is the number of packages here; that of a good is `orderItems.count`.
  priceQuote: { serviceType: "serviceTypeId", orderItems: "items", count: "packingCount" },
  confirmArrival: { pickUpLng: "pickupLng", pickUpLat: "pickupLat" },
  setPayPassword: { pwd: "password" },
  payOrder: { payWayEnum: "payWay", pwd: "password" },
  payOrders: { payWayEnum: "payWay" },
  payMarkup: { oid: "orderId", type: "kind", markupRemark: "remark", pwd: "password" },
  approveMarkup: { requestId: "markupId", pwd: "password" },
  rejectMarkup: { markupRequestId: "markupId", rejectContent: "reason" },
  addFollowUp: { imgList: "imageUrls" },
  editFollowUp: { imgList: "imageUrls" },
  requestRefund: { content: "reason", imgs: "imageUrls" },
  modifyRefund: { content: "reason", imgs: "imageUrls" },
  requestArbitration: { imgs: "imageUrls" },
  addLibraryGoods: { imgUrl: "imageUrl", installVideoUrl: "videoUrl" },
  changeLibraryGoods: { imgUrl: "imageUrl", installVideoUrl: "videoUrl" },
  deleteLibraryGoods: { id: "ids" },
  pasteLibraryGoods: { imgUrl: "imageUrl" },
  markMessageRead: { id: "messageId" },
  markAllMessagesRead: { type: "kind" },
};

/** What a field of the graph calls a parameter of its REST call. The field may have no such argument. */
export function argumentOf(graphField: string, parameter: string): string {
  return ARGUMENTS[graphField]?.[parameter] ?? parameter.slice(parameter.lastIndexOf(".") + 1);
}
