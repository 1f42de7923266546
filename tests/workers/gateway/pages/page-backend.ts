import { contractCalls } from "../../../support/contract/contract";
import { restOrder, restOrderDetail } from "../../../support/contract/rest-order";
import { sampleOf } from "../../../support/contract/zod-sample";
import { restAbnormal } from "../rest-abnormal";
import { restRefund } from "../rest-refund";
import { CUSTOMER, createFakeBackend } from "../support";

/** A master's markup request as the REST API answers it. */
export const restMarkup = (id: number) => ({
  id,
  orderNo: `JJ${id}`,
  mainOrderId: 5,
  mainOrderNo: "26112012345678",
  isRequest: true,
  status: "WAIT_PAY",
  amount: 20,
  createTime: "2026-11-20 16:30:00",
  type: "ORDINARY",
  markupType: "爬楼费",
  markupRemark: "",
  createBy: "陈师傅",
  createPhone: null,
  content: "",
  rejectContent: null,
  dealTime: null,
  payWay: null,
  orderAbnormalId: null,
});

/** A backend that answers every call, with lists of the given length. */
export function backendWith(rows: number) {
  const list = <T>(make: (id: number) => T) => Array.from({ length: rows }, (_, i) => make(i + 1));
  const goodsType = (id: number) => ({ id, name: "家具", icon: "furniture", children: [] });
  const quote = { orderServiceFees: [], workerFee: 1, totalFee: 1 };
  const unread = { serviceMesTotal: 1, sysMesTotal: 0, updateAppointTotal: 0, unReadNum: 1 };
  const goods = (id: number) => ({
    id,
    name: "沙发",
    goodsTypeId: 1,
    goodsTypeName: "家具",
    description: null,
    shopUrl: null,
    imgUrl: "/files/a.jpg",
    installVideoUrl: null,
  });
  const article = (id: number) => ({
    id,
    title: `文章 ${id}`,
    content: "",
    typeCode: "help",
    img: null,
    createTime: "2026-11-20 16:30:00",
  });
  const advert = (id: number) => ({ id, title: "伙伴", img: "/a.svg", url: null, status: 1, location: "x" });
  const carrier = (id: number) => ({ companyName: "德邦物流", companyCode: `carrier-${id}` });
  const { customerName, customerPhone, areaCode, provinceName, cityName, areaName, address } = restOrder(1);
  const place = { areaCode, provinceName, cityName, areaName, address, isLift: true, floorsNumber: null };
  const recipient = (orderId: number) => ({
    ...place,
    orderId,
    customerName,
    customerPhone,
    isPinned: false,
    isDefault: false,
  });
  const consignment = (orderId: number) => ({
    ...restOrder(orderId),
    orderId,
    logisticsNo: `DPK${orderId}`,
  });
  const reminder = (id: number) => ({
    id,
    title: "改约提醒",
    content: "<p>改到周六上午</p>",
    createTime: "2026-11-20 16:30:00",
    isRead: false,
    mesAssociatedId: id,
    orderNo: "26112015603984",
  });
  const template = (id: number) => ({
    id,
    name: "模板",
    orderId: 5,
    orderType: "GENERAL",
    goodsTypeName: "家具",
    serviceTypeName: "仅安装",
  });
  const view = (id: number) => ({ id, name: "常用", query: "status=DEAL", pinned: false });
  const followUp = (id: number) => ({
    id,
    orderId: 5,
    content: "已联系客户",
    createTime: "2026-11-20 16:30:00",
    imgList: "/files/a.jpg",
    imgUrl: ["/files/a.jpg"],
  });
  const complaint = (id: number) => ({
    id,
    orderId: 5,
    orderNo: "26112015603984",
    content: "师傅迟到",
    status: "UNTREATED",
    statusName: "待处理",
    complaintTime: "2026-11-20 16:30:00",
    pictures: [],
    picUrls: "",
    complaintObject: 0,
    suggestion: null,
    handleTime: null,
  });
  const complainable = (orderId: number) => ({
    orderId,
    orderNo: "26112015603984",
    status: "WAIT_INSTALL",
    statusName: "待安装",
    goodsTypeName: "家具",
    serviceTypeName: "仅安装",
    customerName: "王小满",
    openObjects: [0],
  });
  const refund = (id: number) => ({ ...restRefund(id), orderId: id });
  return createFakeBackend({
    ...madeUpAnswers(rows),
    "GET /user/api/customer": { data: CUSTOMER },
    "GET /user/api/customer/balance": { data: { balance: 1, withdrawing: 0 } },
    "GET /common/advertise/list": { data: { rows: list(advert), total: rows } },
    "GET /common/api/article": { data: { pageList: list(article), totalCount: rows } },
    "GET /common/api/wuliu/regeocode": { data: "杭州市西湖区文三路" },
    "GET /common/api/wuliu/geocode": { data: { lng: 120.15, lat: 30.28 } },
    "GET /common/api/wuliu/wuliu_company_search": { data: { records: list(carrier), total: rows } },
    "GET /common/api/dictItem/find_sys_dict_item": {
      data: list((id) => ({ id, itemText: "爬楼费", itemValue: "爬楼费" })),
    },
    "GET /order/api/markup/5/list": { data: list(restMarkup) },
    "GET /order/api/markup/detail": { data: restMarkup(5) },
    "GET /order/api/markup_requests": { data: { rows: list(restMarkup), total: rows } },
    "GET /common/api/area": { data: list((id) => ({ code: String(id), name: "省", children: [] })) },
    "GET /common/api/area/all_province": {
      data: list((id) => ({ code: String(id), name: "省", children: [] })),
    },
    "GET /common/api/area/area_children": {
      data: list((id) => ({ code: String(id), name: "市", children: [] })),
    },
    "GET /common/api/goods_type/area_services": {
      data: list((id) => ({ goodsTypeName: `${id}`, contactName: "王五", contactTel: "13900000000" })),
    },
    "GET /user/api/video_call/current": { data: null },
    "GET /common/api/goods_type": { data: list(goodsType) },
    "GET /common/api/goods_type/top_class": { data: list(goodsType) },
    "GET /common/api/goods_type/goods_area_description": { data: "提示" },
    "GET /common/api/area/servce_agent_area": {},
    "GET /common/api/service_type/list_by_good_type": { data: [] },
    "GET /user/api/customer/button_control": {
      data: { jishiVisable: true, ordinaryVisable: true, orderProfitAndLossVisiable: [] },
    },
    "GET /order/api/order/stats_status": { data: [{ status: "WAIT_PAY", count: rows }] },
    "POST /order/api/order/status": { data: [{ value: "WAIT_PAY", label: "待付款" }] },
    "POST /order/api/order/stats": {
      data: list((day) => ({ date: `2026-11-${(day % 20) + 10}`, count: day })),
    },
    "GET /order/api/abnormal/list": { data: { records: list(restAbnormal), total: rows } },
    "GET /order/api/order/logistics_list": { data: { rows: list(consignment), total: rows } },
    "POST /order/api/order/mes/list": { data: { rows: list(reminder), total: rows } },
    "GET /order/api/order_draft": { data: { content: "{}", savedAt: 1 } },
    "GET /order/api/order": { data: { rows: list(restOrder), total: rows } },
    "GET /order/api/order/query_order_follow_by_orderid": { data: list(followUp) },
    "GET /order/api/refund": { data: { rows: list(refund), total: rows } },
    "POST /order/api/refund/status": { data: [{ value: "WAIT", label: "待审核" }] },
    "GET /order/api/refund_stats": {
      data: { total: rows, counts: [{ status: "WAIT", count: rows }] },
    },
    "GET /order/api/refund/reason": { data: list((id) => ({ content: `原因${id}` })) },
    "GET /order/api/refund/5": { data: refund(5) },
    "GET /order/api/complaint/complaint_list": { data: { rows: list(complaint), total: rows } },
    "GET /order/api/complaint/complaint_able_order": { data: list(() => "26112015603984") },
    "GET /order/api/complaint_orders": { data: list(complainable) },
    "GET /common/api/tag": { data: list((id) => ({ content: `标签${id}` })) },
    "GET /order/api/order_recipient": { data: list(recipient) },
    "GET /order/api/order_template": { data: list(template) },
    "GET /order/api/order_view": { data: list(view) },
    "GET /order/api/order/5": { data: restOrderDetail(5) },
    "GET /order/api/order_places": {
      data: {
        ...{ address: null, pickup: null, signIn: null, pickupDistance: null },
        ...{ isDrivingDistance: false, route: [] },
      },
    },
    "GET /order/api/order_credence/query_credence": {
      data: list(() => ({ content: "照片", imgs: [], createTime: "2026-11-20 16:30:00" })),
    },
    "GET /order/api/order/query_take_delivery": { data: null },
    "GET /common/api/wuliu/query_by_kuaidinum": {
      data: { wuliuMessage: JSON.stringify({ state: "0", data: [] }) },
    },
    "GET /order/api/order/get_waitpay_order": { data: list(restOrder) },
    "POST /order/api/order/list_by_orderIds": { data: list(restOrder) },
    "GET /common/api/platform_user/query_kefu": {
      data: { records: list(() => ({ nickname: "客服", mobile: "4008201688" })), total: rows },
    },
    "GET /common/platform/get_pay_way": { data: { orderPayWay: ["WALLET"], cashOutWay: [] } },
    "GET /order/api/order/charge_info": { data: { status: "WAIT_PAY" } },
    "POST /order/api/order/price": { data: quote },
    "POST /user/api/goods/list": { data: { rows: list(goods), total: rows } },
    "POST /user/api/mes/list": { data: { ...unread, pageResult: { rows: [], total: 0 } } },
  });
}

/** What a call answers about which nothing is said above: a value of its shape. */
const madeUpAnswers = (rows: number) =>
  Object.fromEntries(
    contractCalls.map(({ call }) => [
      `${call.method} ${call.path.replace(/\{\w+\}/g, "5")}`,
      () => ({ data: sampleOf(call.data, rows) }),
    ]),
  );
