import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { restCalls as rest } from "../../schema/rest";
import { waybillTrack } from "../../schema/rest/catalog/logistics";
import { missingFields } from "../support/contract/contract-fields";

/** Fields of the documents' entities, verbatim, at the place of the contract where they are sent or answered. */
type Row = readonly [id: string, name: string, shape: z.ZodType, at: string, fields: string];

const { orders, refunds, complaints, markups, abnormal } = rest;

/** An order in lists and in its detail. */
const LISTED_ORDER =
  "id orderNo status statusName orderType createTime appointmentTime expectedTime goodsTypeName serviceTypeName serviceType customerName customerPhone address provinceName cityName areaName areaCode lat lng isLift floorsNumber isArrival isNeedTakeDelivery logisticsName logisticsNo logisticsPhone logisticsCompany pickupCode pickupAddress pickUpLat pickUpLng packingCount totalVolume orderItems.id orderItems.name orderItems.goodsTypeName orderItems.goodsTypeId orderItems.count orderItems.packingMethod orderItems.imgUrl orderItems.installVideoUrl verifType verifOrderNo remark userName userPhone payTime originalAmount payWay orderServiceFees.name orderServiceFees.fee workerFee markupAmount markupRequestTotal totalAmount workerName workerPhone workerAvatar assignWorkerTime childOrder.id childOrder.status childOrder.workerId childOrder.workerCashIntransit solveExceptionWay solveExceptionTime isAcceptance acceptanceTime acceptanceWay acceptanceDelayDays acceptTimeStr expirationTimeStr isGoodsAbnormal orderServicePeriodList.date orderServicePeriodList.startTime orderServicePeriodList.endTime orderFollow.content refundStatusName mainOrderId distance";

/** What its detail says besides. */
const DETAIL_OF_ORDER =
  "outOrderNo orderMarkups.markupType orderMarkups.amount orderMarkups.payWay orderMarkups.payTime orderMarkups.markupRemark workerCashIntransit workerId orderExpand.appointResult orderExpand.appointFailReason orderExpand.isJishiTihuoFei orderExpand.pickUpLat orderExpand.pickUpLng orderExpand.pickupAreaCode orderExpand.pickupCarTypeId orderExpand.pickupCarTypeName orderExpand.pickupDistance orderExpand.signInLat orderExpand.signInLng orderExpand.pickupWorkerName orderExpand.pickupWorkerPhone orderPickupCar.driverName orderPickupCar.driverPhone orderPickupCar.dispatcher orderPickupCar.dispatcherPhone childOrderExpand orderGoodsPickUp orderCompleteConfirm.content orderCompleteConfirm.imgs signArea signInTime isSignAreaNormal isSignTimeNormal verifyTime orderEvaluation.star orderEvaluation.content orderEvaluation.label orderEvaluation.createTime isMarkupOverTime refundNo refundDetailResponse.status refundDetailResponse.id refundDetailResponse.refundReason refundDetailResponse.contactName refundDetailResponse.contactPhone refundDetailResponse.allowance refundDetailResponse.description refundDetailResponse.imgs";

describe("entities of the documents", () => {
  test.each([
    [
      "ENT-01",
      "customer of a session",
      rest.customer.getCustomer.data,
      "",
      "nickname username avatar hasPwd balance",
    ],
    ["ENT-01", "answer of a sign-in", rest.customer.login.data, "", "webToken"],
    [
      "ENT-02",
      "order draft that is placed",
      orders.createOrder.body,
      "",
      "goodsTypeId takeDeliveryFee serviceType customerName customerPhone isLift floorsNumber areaCode address orderItems totalVolume packingCount isArrival logisticsNo logisticsPhone logisticsCompany pickupCode pickupAddress pickUpLng pickUpLat verifType verifOrderNo expectedTime remark userName userPhone pickupAreaCode transportTime",
    ],
    [
      "ENT-03",
      "order item that is placed",
      orders.createOrder.body,
      "orderItems.",
      "imgUrl installVideoUrl goodsTypeId name count packingMethod description",
    ],
    [
      "ENT-04",
      "price",
      orders.quotePrice.data,
      "",
      "orderServiceFees.name orderServiceFees.fee workerFee totalFee",
    ],
    ["ENT-05", "order as read at payment", orders.getOrder.data, "", "orderItems totalAmount status"],
    ["ENT-05", "answer of placing", orders.createOrder.data, "", "orderId"],
    [
      "ENT-06",
      "settle-in application",
      rest.settleIn.addServiceApplication.body,
      "",
      "type companyName companyAddressCode companyAddress contactName contactTel contactAddressCode detailAddress remark goodsTypeIds",
    ],
    ["ENT-07", "area node", rest.areas.getAreaTree.data, "", "code name children children.code"],
    ["ENT-08", "goods type", rest.goods.listGoodsTypes.data, "", "id name icon children children.id"],
    ["ENT-09", "service type", rest.goods.listServiceTypes.data, "", "id name description takeDeliveryFee"],
    ["ENT-10", "goods library item", rest.goods.listLibraryGoods.data, "rows.", "name imgUrl goodsTypeId"],
    [
      "ENT-10",
      "logistics company",
      rest.logistics.searchLogisticsCompanies.data,
      "records.",
      "companyName companyCode",
    ],
    [
      "ENT-11",
      "area service entry",
      rest.areas.listAreaServices.data,
      "",
      "goodsTypeName contactName contactTel",
    ],
    ["ENT-11", "article", rest.content.listArticles.data, "pageList.", "title content typeCode"],
    ["ENT-12", "slider challenge", rest.captcha.startCaptcha.data, "", "gt challenge success"],
    ["ENT-12", "slider result", rest.captcha.validateCaptcha.query, "", "challenge validate seccode"],
    ["ENT-13", "order in its detail", orders.getOrder.data, "", `${LISTED_ORDER} ${DETAIL_OF_ORDER}`],
    ["ENT-13", "order in lists", orders.listOrders.data, "rows.", LISTED_ORDER],
    [
      "ENT-14",
      "refund and arbitration",
      refunds.getRefund.data,
      "",
      "id refundNo arbitrationNo orderNo orderId status applyRefundAmount refundAmount applyArbitrationTime applyArbitrationAmount arbitrationAmount arbitrationContent arbitrationImgs arbitrationStateName complaintDescription handleTime refundSuccessTime payWay totalAmount markupAmount orderAmount workerCashIntransit allowance childAllowance refundReason description imgs refuseRefundContent contactName contactPhone verifyWorkerName verifyWorkerId updateTime expirationTimeStr createTime orderItems",
    ],
    ["ENT-15", "evaluation", orders.evaluateOrder.body, "", "star content isAnonymous label imgs"],
    ["ENT-15", "impression tag", orders.listTags.data, "", "content"],
    [
      "ENT-16",
      "abnormal record that is added",
      abnormal.addAbnormalRecord.body,
      "",
      "orderAbnormalId status content image isMarkup additionalFee walletPassword",
    ],
    [
      "ENT-17",
      "abnormal record that is read",
      abnormal.listAbnormal.data,
      "records.",
      "createTime sourceName sourcePhone sourceWorkerId abnormalType description abnormalImage orderItemList.imgUrl orderItemList.name merchantStatus orderAbnormalRecordList.createTime orderAbnormalRecordList.content orderAbnormalRecordList.image mainOrderNo goodsTypeName serviceTypeName",
    ],
    [
      "ENT-18",
      "exception",
      abnormal.addAbnormal.body,
      "",
      "source sourceName sourcePhone sourceWorkerId abnormalType description abnormalImage orderId orderItemIds",
    ],
    ["ENT-19", "goods pick-up record", orders.getPickUp.data, "", "content imgs"],
    [
      "ENT-20",
      "markup request",
      markups.listMarkups.data,
      "",
      "id orderNo mainOrderId status amount createTime type markupType markupRemark createBy createPhone content rejectContent dealTime payWay orderAbnormalId",
    ],
    ["ENT-21", "follow-up", orders.listFollowUps.data, "", "id orderId content createTime imgList imgUrl"],
    [
      "ENT-22",
      "logistics",
      rest.dashboard.listLogistics.data,
      "rows.",
      "logisticsNo logisticsPhone logisticsCompany pickupCode pickupAddress pickUpLat pickUpLng",
    ],
    [
      "ENT-22",
      "logistics company",
      rest.logistics.searchLogisticsCompanies.data,
      "records.",
      "companyName companyCode",
    ],
    ["ENT-22", "where a waybill is", rest.logistics.queryByKuaidiNum.data, "", "wuliuMessage"],
    ["ENT-22", "text of wuliuMessage", waybillTrack, "", "state data.time data.context"],
    [
      "ENT-23",
      "customer",
      rest.customer.getCustomer.data,
      "",
      "id avatar email nickname address gender areaCode username hasPwd cashOutAccountAlipay cashOutAccountWechatNickname cashOutAlipayRealName balance withdrawing",
    ],
    [
      "ENT-24",
      "line of the ledger",
      rest.cashFlow.listCashFlows.data,
      "rows.",
      "createTime type payWay amount previousAmount nextAmount content",
    ],
    [
      "ENT-24",
      "withdrawal",
      rest.withdrawals.listWithdrawals.data,
      "rows.",
      "createTime targetAccount totalAmount actualAmount serviceCharge status",
    ],
    ["ENT-24", "recharge", rest.recharge.charge.data, "", "html url orderNo"],
    [
      "ENT-25",
      "good of the library",
      rest.goods.listLibraryGoods.data,
      "rows.",
      "id name goodsTypeId goodsTypeName shopUrl description imgUrl installVideoUrl",
    ],
    [
      "ENT-26",
      "message",
      rest.messages.listMessages.data,
      "pageResult.rows.",
      "id title content createTime isRead mesAssociatedId",
    ],
    [
      "ENT-26",
      "list of messages",
      rest.messages.listMessages.data,
      "",
      "serviceMesTotal sysMesTotal updateAppointTotal unReadNum pageResult.rows pageResult.total",
    ],
    [
      "ENT-27",
      "notice",
      rest.content.listArticles.data,
      "",
      "pageList.title pageList.content pageList.createTime pageList.img pageList.typeCode totalCount",
    ],
    ["ENT-27", "advertisement", rest.content.listAdverts.data, "rows.", "img url status location"],
    [
      "ENT-28",
      "complaint",
      complaints.listComplaints.data,
      "rows.",
      "id orderNo content status complaintTime pictures picUrls complaintObject suggestion",
    ],
    [
      "ENT-29",
      "row of a batch",
      rest.batchOrders.importOrders.data,
      "rows.",
      "id customerName customerPhone address identifyAddress pickupAddress identifyPickupAddress",
    ],
    [
      "ENT-30",
      "call data",
      rest.calls.startCall.data,
      "",
      "sendUserId revieveUserId sendUserNickName sendUserAvartar videoCallInstanceId isVideoCall callType businessType businessData.type businessData.businessId",
    ],
    ["ENT-30", "customer service", rest.platform.listPlatformContacts.data, "records.", "nickname mobile"],
    [
      "ENT-30",
      "order for a call",
      orders.getOrder.data,
      "",
      "orderType workerId createBy createPhone applicantId",
    ],
  ] satisfies Row[])("[%s] %s", (_id, _name, shape, at, fields) => {
    expect(
      missingFields(
        shape,
        fields.split(" ").map((field) => at + field),
      ),
    ).toEqual([]);
  });
});
