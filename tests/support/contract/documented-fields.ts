/** Fields of the documents' entities (docs/requirements.md, ENT-01..30), verbatim. A dot leads into an object or a list. */
const ITEM = "id name goodsTypeName goodsTypeId count packingMethod imgUrl installVideoUrl";
const inside = (name: string, fields: string) => fields.split(" ").map((field) => `${name}.${field}`);

const ORDER = [
  ..."id orderNo status statusName orderType createTime appointmentTime expectedTime goodsTypeName serviceTypeName serviceType customerName customerPhone address provinceName cityName areaName areaCode lat lng isLift floorsNumber isArrival isNeedTakeDelivery logisticsName logisticsNo logisticsPhone logisticsCompany pickupCode pickupAddress pickUpLat pickUpLng packingCount totalVolume verifType verifOrderNo remark userName userPhone payTime originalAmount payWay workerFee markupAmount markupRequestTotal totalAmount workerName workerPhone workerAvatar assignWorkerTime solveExceptionWay solveExceptionTime isAcceptance acceptanceTime acceptanceWay acceptanceDelayDays acceptTimeStr expirationTimeStr isGoodsAbnormal refundStatusName mainOrderId distance".split(
    " ",
  ),
  ...inside("orderItems", ITEM),
  ...inside("orderServiceFees", "name fee"),
  ...inside("childOrder", "id status workerId workerCashIntransit"),
  ...inside("orderServicePeriodList", "date startTime endTime"),
  "orderFollow.content",
];

/** What the detail of an order says besides (ENT-13), and who takes part in a call about it (ENT-30). */
const ORDER_DETAIL = [
  ...ORDER,
  ..."outOrderNo workerCashIntransit workerId signArea signInTime isSignAreaNormal isSignTimeNormal verifyTime isMarkupOverTime refundNo childOrderExpand createBy createPhone applicantId".split(
    " ",
  ),
  ...inside("orderMarkups", "markupType amount payWay payTime markupRemark"),
  ...inside(
    "orderExpand",
    "appointResult appointFailReason isJishiTihuoFei pickUpLat pickUpLng pickupAreaCode pickupCarTypeId pickupCarTypeName pickupDistance signInLat signInLng pickupWorkerName pickupWorkerPhone",
  ),
  ...inside("orderPickupCar", "driverName driverPhone dispatcher dispatcherPhone"),
  ...inside("orderGoodsPickUp", "content imgs.url"),
  ...inside("orderCompleteConfirm", "content imgs.url"),
  ...inside("orderEvaluation", "star content label createTime"),
  ...inside(
    "refundDetailResponse",
    "status id refundReason contactName contactPhone allowance description imgs",
  ),
];

const REFUND = [
  ..."id refundNo arbitrationNo orderNo orderId status applyRefundAmount refundAmount applyArbitrationTime applyArbitrationAmount arbitrationAmount arbitrationContent arbitrationImgs arbitrationStateName complaintDescription handleTime refundSuccessTime payWay totalAmount markupAmount orderAmount workerCashIntransit allowance childAllowance refundReason description imgs refuseRefundContent contactName contactPhone verifyWorkerName verifyWorkerId updateTime expirationTimeStr createTime".split(
    " ",
  ),
  ...inside("orderItems", ITEM),
];

const CUSTOMER =
  "id avatar email nickname address gender areaCode username hasPwd cashOutAccountAlipay cashOutAccountWechatNickname cashOutAlipayRealName balance withdrawing";
const MARKUP =
  "id orderNo mainOrderId status amount createTime type markupType markupRemark createBy createPhone content rejectContent dealTime payWay orderAbnormalId";
const ABNORMAL = [
  ..."createTime sourceName sourcePhone sourceWorkerId abnormalType description abnormalImage merchantStatus mainOrderNo goodsTypeName serviceTypeName".split(
    " ",
  ),
  ...inside("orderItemList", "imgUrl name"),
  ...inside("orderAbnormalRecordList", "createTime content image"),
];
const GOODS = "id name goodsTypeId goodsTypeName shopUrl description imgUrl installVideoUrl";
const MESSAGE = "id title content createTime isRead mesAssociatedId";
const LOGISTICS = "logisticsNo logisticsPhone logisticsCompany pickupCode pickupAddress pickUpLat pickUpLng";
const FOLLOW_UP = "id orderId content createTime imgList imgUrl";
const tree = "code name children";

const listed = (container: string, fields: string | readonly string[], total = "total") => [
  ...(typeof fields === "string" ? fields.split(" ") : fields).map((field) => `${container}.${field}`),
  total,
];

/**
 * Every field that the documents let a call answer with, inside `data`: of the list of calls (docs/rest-calls.json) and
 * of the entity that the call is said to answer. A call that is not here answers nothing but code and message, or in a
 * shape that the documents do not show.
 */
export const DOCUMENTED_ANSWERS: Readonly<Record<string, readonly string[]>> = {
  "API-001": ["gt", "challenge", "success"],
  "API-004": ["webToken"],
  "API-005": ["webToken"],
  "API-006": CUSTOMER.split(" "),
  "API-007": ["balance", "withdrawing"],
  "API-008": listed("pageList", "title content typeCode createTime img", "totalCount"),
  "API-009": tree.split(" "),
  "API-010": tree.split(" "),
  "API-011": tree.split(" "),
  "API-012": ["goodsTypeName", "contactName", "contactTel"],
  "API-013": ["id", "name", "icon", "children"],
  "API-014": ["id", "name", "icon", "children"],
  "API-016": ["id", "name", "description", "takeDeliveryFee"],
  "API-018": listed("rows", GOODS),
  "API-020": ["orderServiceFees.name", "orderServiceFees.fee", "workerFee", "totalFee"],
  "API-021": ["url"],
  "API-022": ["records.companyName", "records.companyCode"],
  "API-023": ["orderId"],
  "API-024": ORDER_DETAIL,
  "API-025": ["orderPayWay", "cashOutWay"],
  "API-027": listed("rows", ORDER),
  "API-030": ORDER,
  "API-031": ORDER,
  "API-035": ["acceptTimeStr"],
  "API-040": ["content", "imgs.url"],
  "API-046": listed("rows", LOGISTICS),
  "API-047": listed("rows", MESSAGE),
  "API-050": FOLLOW_UP.split(" "),
  "API-052": listed("rows", REFUND),
  "API-055": REFUND,
  "API-061": listed(
    "rows",
    "id orderNo content status complaintTime pictures picUrls complaintObject suggestion",
  ),
  "API-063": listed("records", ABNORMAL),
  "API-066": MARKUP.split(" "),
  "API-067": MARKUP.split(" "),
  "API-068": MARKUP.split(" "),
  "API-073": listed("rows", "createTime type payWay amount previousAmount nextAmount content"),
  "API-074": [
    ...listed("rows", "createTime targetAccount totalAmount actualAmount serviceCharge status"),
    "totalMoney",
  ],
  "API-077": ["html", "url", "orderNo"],
  "API-078": ["status"],
  "API-079": GOODS.split(" "),
  "API-083": [
    ...listed("pageResult.rows", MESSAGE, "pageResult.total"),
    ..."serviceMesTotal sysMesTotal updateAppointTotal unReadNum".split(" "),
  ],
  "API-086": listed("rows", "img url status location"),
  "API-088": ["jishiVisable", "ordinaryVisable", "orderProfitAndLossVisiable"],
  "API-096": ["content"],
  "API-097": ["id", "itemText", "itemValue"],
  "API-098": ["wuliuMessage"],
  "API-099": ["records.nickname", "records.mobile"],
  "API-103": inside(
    "rows",
    "id customerName customerPhone address identifyAddress pickupAddress identifyPickupAddress",
  ),
};

/** Calls whose answer is one plain value, or a list of such. */
export const DOCUMENTED_VALUES: ReadonlySet<string> = new Set([
  "API-015", // the text of the tips
  "API-026", // what is shown to pay
  "API-032",
  "API-059", // order numbers
  "API-069", // id of the markup
  "API-070",
  "API-071",
  "API-090", // what the QR code holds
  "API-093", // whether the code is right
  "API-095",
]);

/** What is left of an answer when everything goes that no document names; null where none shows anything. */
export function documentedOnly(callId: string, data: unknown): unknown {
  if (DOCUMENTED_VALUES.has(callId)) return data;
  const paths = DOCUMENTED_ANSWERS[callId];
  return paths ? keep(data, paths) : null;
}

function keep(value: unknown, paths: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => keep(one, paths));
  if (typeof value !== "object" || value === null) return value;
  const groups = Map.groupBy(paths, (path) => path.split(".")[0] ?? "");
  return Object.fromEntries(
    [...groups].flatMap(([name, whole]) => {
      const field: unknown = Reflect.get(value, name);
      if (field === undefined) return [];
      const inner = whole.map((path) => path.slice(name.length + 1)).filter(Boolean);
      return [[name, inner.length > 0 ? keep(field, inner) : field]];
    }),
  );
}
