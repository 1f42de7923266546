import { z } from "zod";
import { SOLVE_WAYS } from "../../rules/abnormal/abnormal";
import { MARKUP_SOURCES } from "../../rules/markups/markup";
import { ORDER_STATUSES } from "../../rules/orders/order-status";
import { REFUND_STATUSES } from "../../rules/refunds/refund-status";
import { bidFields } from "../bids/bids";
import { extension } from "../extension";
import { payWay } from "../payments/payment";
import { orderType, serviceFee } from "../placing/order-creation";
import { defineCall } from "../rest-call";
import { alsoCalled, id, orElse, pageNumber, pageSize, time, yuan, yuanIfTold } from "../shapes";
import { collection } from "./collection";
import { editFields } from "./order-edits";
import { appointmentFilterFields, orderFilterFields, orderSortField, ownFilterFields } from "./order-filters";
import { latestFollow } from "./order-records";
import { workerRating, workerVerifyTime } from "./order-worker";
import { shopFields } from "./shop-orders";

const tag = "订单";
/** The documents also speak of a status WAIT_EVALUATE, after the acceptance: that is SUCCESS (C-36). */
const orderStatus = alsoCalled(z.enum(ORDER_STATUSES), { WAIT_EVALUATE: "SUCCESS" });

/** Order item as read (ENT-13). */
export const orderItem = z.object({
  id,
  name: z.string(),
  goodsTypeId: z.number().int(),
  goodsTypeName: z.string(),
  count: z.number().int(),
  packingMethod: z.string().nullable(),
  description: extension(z.string().nullable(), null, "订单商品没有备注"),
  imgUrl: z.string(),
  installVideoUrl: z.string().nullable(),
});

/** Order as read in lists (ENT-13), as far as it is filled today; later capabilities add their fields. */
export const order = z.object({
  id,
  orderNo: z.string().regex(/^\d{14}$/),
  status: orderStatus,
  statusName: z.string(),
  orderType,
  createTime: time,
  expectedTime: time.nullable(),
  goodsTypeId: extension(z.number().int().nullable(), null, "再来一单时按首件商品类别所属的类目"),
  goodsTypeName: z.string(),
  serviceType: z.number().int(),
  serviceTypeName: z.string(),
  customerName: z.string(),
  customerPhone: z.string(),
  provinceName: z.string(),
  cityName: z.string(),
  areaName: z.string(),
  areaCode: z.string(),
  address: z.string(),
  lng: z.number().nullable().describe("地址坐标；尚未查询或查不到时为 null"),
  lat: z.number().nullable(),
  isLift: z.boolean(),
  floorsNumber: z.number().int().nullable(),
  isArrival: z.boolean(),
  isNeedTakeDelivery: z.boolean(),
  logisticsNo: z.string().nullable(),
  logisticsName: z.string().nullable().describe("物流公司名称"),
  ...collection,
  packingCount: orElse(z.number().int(), 0),
  totalVolume: orElse(z.number(), 0),
  orderItems: z.array(orderItem),
  verifType: z.string(),
  verifOrderNo: z.string().nullable(),
  remark: z.string().nullable(),
  ...shopFields,
  userName: z.string(),
  userPhone: z.string(),
  pickupAreaCode: extension(z.string().nullable(), null, "列表不显示提货区域"),
  transportTime: extension(time.nullable(), null, "不显示提货时间"),
  originalAmount: yuan,
  orderServiceFees: z.array(serviceFee),
  workerFee: yuanIfTold,
  totalAmount: yuan.describe("订单价格加已支付的加价"),
  markupAmount: orElse(yuan.describe("已支付的加价"), 0),
  markupRequestTotal: orElse(yuan.describe("师傅申请、尚未处理的加价"), 0),
  payTime: time.nullable(),
  payWay: payWay.nullable(),
  workerName: z.string().nullable(),
  workerPhone: z.string().nullable().describe("即时订单不提供（DETAIL-17）"),
  workerAvatar: z.string().nullable(),
  workerVerifyTime,
  assignWorkerTime: time.nullable(),
  appointmentTime: time.nullable(),
  completeTime: extension(time.nullable(), null, "不显示完工时间"),
  isGoodsAbnormal: z.boolean(),
  solveExceptionWay: z.enum(SOLVE_WAYS).nullable().describe("最近一次异常的处理方式；未处理为 null"),
  solveExceptionTime: time.nullable(),
  isAcceptance: z.number().int().nullable().describe("null 待验收，0 已拒绝、等待重新拍照，1 已验收"),
  acceptTimeStr: time.nullable().describe("到此时间自动验收"),
  acceptanceDelayDays: orElse(z.number().int(), 0),
  acceptanceTime: time.nullable(),
  acceptanceWay: z.string().nullable().describe("SYS 到时自动验收，MANUAL 人工验收；未验收为 null"),
  mainOrderId: id.nullable().describe("主订单；即订单自身"),
  childOrder: z
    .object({
      id,
      status: orderStatus,
      workerId: id.nullable().describe("即时订单不提供（DETAIL-17）"),
      workerCashIntransit: yuanIfTold.describe("担保中的师傅费用"),
    })
    .nullable()
    .describe("已指派给师傅的子订单；指派前为 null"),
  orderServicePeriodList: z
    .array(z.object({ date: z.string(), startTime: z.string(), endTime: z.string() }))
    .describe("师傅上门的时段；预约前是客户期望的时段，没有则为空"),
  distance: z
    .number()
    .min(0)
    .nullable()
    .describe("提货点到客户地址的距离，公里：已知驾车距离时为驾车距离，否则为直线距离"),
  orderFollow: z.object({ content: z.string() }).nullable().describe("最新一条跟进记录"),
  refundStatusName: z.string().nullable().describe("最近一次退款的状态；没有退款时为 null"),
  refundState: extension(
    z
      .object({
        status: z.enum(REFUND_STATUSES),
        refundAmount: yuan.nullable().describe("实际退款"),
        refundSuccessTime: time.nullable(),
      })
      .nullable()
      .describe("最近一次未取消的退款"),
    null,
    "列表只显示 refundStatusName，详情按 refundDetailResponse 的状态；不提示退款金额，列表也不因退款收起其他操作",
  ),
  openMarkup: extension(
    z
      .object({ source: z.enum(MARKUP_SOURCES), amount: yuan })
      .nullable()
      .describe("未支付也未拒绝的加价，师傅申请的在先"),
    null,
    "只提示 markupRequestTotal 中师傅申请的加价，不提示客户尚未支付的加价",
  ),
  appointFailReason: extension(
    z.string().nullable().describe("最近一次预约失败的原因；没有失败或已约好时为 null"),
    null,
    "列表和首页不提示预约失败",
  ),
  ...editFields,
  ...bidFields,
  expirationTimeStr: time.nullable().describe("未付款的订单到此时间自动关闭，此后为 null（PAY-19）"),
  latestFollow: extension(
    latestFollow.nullable().describe("最新一条跟进记录"),
    null,
    "只显示 orderFollow 的内容，没有时间和条数",
  ),
});

const photos = z.object({ content: z.string(), imgs: z.array(z.object({ url: z.string() })) });

/** What has been done for an order, as its detail shows it (DETAIL-21..25). Null for what has not happened. */
const orderService = z.object({
  orderExpand: z.object({
    appointResult: z.boolean().nullable().describe("最近一次预约是否成功"),
    appointFailReason: z.string().nullable(),
    signInLng: z.number().nullable(),
    signInLat: z.number().nullable(),
    pickUpLng: z.number().nullable(),
    pickUpLat: z.number().nullable(),
    pickupAreaCode: z.string().nullable(),
    isJishiTihuoFei: z.boolean().describe("即时订单，且由师傅提货"),
    pickupCarTypeId: z.number().int().nullable().describe("提货车型；派车前为 null"),
    pickupCarTypeName: z.string().nullable(),
    pickupDistance: z.number().min(0).nullable().describe("提货点到客户地址的直线距离，公里"),
    pickupWorkerName: z.string().nullable().describe("实际提货的师傅；提货前为空"),
    pickupWorkerPhone: z.string().nullable().describe("即时订单不提供（DETAIL-17）"),
  }),
  childOrderExpand: z
    .object({
      appointResult: z.boolean().nullable(),
      appointFailReason: z.string().nullable(),
      signInLng: z.number().nullable(),
      signInLat: z.number().nullable(),
    })
    .nullable()
    .describe("师傅在子订单上的预约与签到；指派前为 null"),
  orderPickupCar: z
    .object({
      driverName: z.string(),
      driverPhone: z.string(),
      dispatcher: z.string().nullable(),
      dispatcherPhone: z.string().nullable(),
    })
    .nullable(),
  orderGoodsPickUp: photos.nullable(),
  orderCompleteConfirm: photos.nullable(),
  signArea: z.string().nullable(),
  signInTime: time.nullable(),
  isSignAreaNormal: z.boolean().nullable(),
  isSignTimeNormal: z.boolean().nullable(),
  verifyTime: time.nullable(),
  rejectContent: extension(
    z.string().nullable().describe("最近一次拒绝验收的原因"),
    null,
    "不显示拒绝验收的原因",
  ),
  isMarkupOverTime: z.boolean().describe("验收已超过一个自然月（C-68）"),
  workerCashIntransit: yuanIfTold.describe("担保中的师傅费用"),
  outOrderNo: z.string().nullable().describe("支付宝或微信的商户订单号；余额支付没有"),
  orderMarkups: z
    .array(
      z.object({
        markupType: z.string(),
        amount: yuan,
        payWay: payWay.nullable(),
        payTime: time.nullable(),
        markupRemark: z.string(),
      }),
    )
    .describe("已支付的加价"),
  orderEvaluation: z
    .object({
      star: z.number().int(),
      content: z.string(),
      label: z.string().describe("标签名，逗号分隔"),
      isAnonymous: extension(z.boolean(), false, "不说明是否匿名"),
      imgs: extension(z.array(z.string()), [], "评价不带图片"),
      createTime: time,
    })
    .nullable(),
  refundNo: z.string().nullable(),
  refundDetailResponse: z
    .object({
      id,
      status: z.enum(REFUND_STATUSES),
      refundReason: z.string(),
      contactName: z.string(),
      contactPhone: z.string(),
      allowance: yuan,
      description: z.string(),
      imgs: z.array(z.string()),
    })
    .nullable()
    .describe("最近一次退款"),
  /** What happened and who did it, oldest first. */
  orderLogs: extension(
    z.array(
      z.object({
        event: z.string(),
        title: z.string(),
        content: z.string().describe("补充说明，如预约时间或原因；可为空"),
        imgs: z.array(z.string()),
        takenTime: time.nullish().describe("师傅所述的拍摄时间"),
        takenArea: z.string().nullish().describe("师傅所述的拍摄地点"),
        operatorName: z.string(),
        createTime: time,
      }),
    ),
    [],
    "不显示订单动态",
  ),
});

/** Who takes part in a call about an order (CALL-13). */
const orderCallInfo = {
  workerId: id.nullable().describe("师傅；即时订单不提供"),
  createBy: z.string().describe("下单人"),
  createPhone: z.string(),
  applicantId: id.nullable().describe("下单客户"),
};

const orderDetail = order.extend({ ...orderService.shape, ...orderCallInfo, workerRating });

/** API-024: one order of the caller; another customer's answers exactly like a missing one. */
export const getOrder = defineCall({
  id: "API-024",
  method: "GET",
  path: "/order/api/order/{id}",
  tag,
  summary: "订单详情",
  auth: "required",
  params: z.object({ id }),
  data: orderDetail,
});

/** API-027: the caller's orders, newest first unless `sort` says something else (LIST-19, HOME-16, LIST-42). */
export const listOrders = defineCall({
  id: "API-027",
  method: "GET",
  path: "/order/api/order",
  tag,
  summary: "订单列表",
  auth: "required",
  query: z.object({
    pageNum: pageNumber,
    pageSize: pageSize(6),
    ...orderFilterFields,
    ...appointmentFilterFields,
    ...ownFilterFields,
    ...orderSortField,
  }),
  data: z.object({ rows: z.array(order), total: z.number().int() }),
});
