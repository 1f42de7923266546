import { fenToYuan } from "../../../../../schema/rules/money";
import { displayStatusName, ORDER_STATUS_NAMES } from "../../../../../schema/rules/orders/order-status";
import { displayAddress } from "../../../../../schema/rules/placing/address";
import { CELL_STYLE, type Cell, timeCell } from "../../../shared/spreadsheet/cells";
import type { SheetColumn } from "../../../shared/spreadsheet/workbook";
import { heldAmount } from "../order-money";
import { presentWorker } from "../order-presenter";
import type { OrderWithItems } from "../reading/read-orders";

const PAY_WAYS = { WALLET: "钱包余额", ALIPAY: "支付宝", WECHAT: "微信支付" } as const;

const { time } = CELL_STYLE;

/** Columns of the export, each with its value for an order (LIST-41); names and amounts as in the list. */
const COLUMNS: readonly (SheetColumn & { of(found: OrderWithItems): Cell })[] = [
  { title: "订单编号", width: 18, of: ({ order }) => order.orderNo },
  { title: "下单时间", width: 20, of: ({ order }) => timeCell(order.createdAt), style: time },
  { title: "订单状态", width: 10, of: ({ order }) => displayStatusName(ORDER_STATUS_NAMES[order.status]) },
  { title: "商品类目", width: 12, of: ({ order }) => order.goodsTypeName },
  { title: "服务类型", width: 14, of: ({ order }) => order.serviceTypeName },
  {
    title: "商品",
    width: 32,
    of: ({ items }) => items.map(({ name, count }) => `${name}×${count}`).join("、"),
  },
  { title: "体积(m³)", width: 10, of: ({ order }) => order.volumeHundredths / 100, style: CELL_STYLE.money },
  { title: "客户姓名", width: 12, of: ({ order }) => order.customerName },
  { title: "客户电话", width: 14, of: ({ order }) => order.customerPhone },
  { title: "省", width: 10, of: ({ order }) => order.provinceName },
  { title: "市", width: 10, of: ({ order }) => order.cityName },
  { title: "地址", width: 36, of: ({ order }) => displayAddress(order.areaName, order.address) },
  { title: "师傅", width: 12, of: ({ order, worker }) => presentWorker(order, worker).workerName },
  { title: "师傅电话", width: 14, of: ({ order, worker }) => presentWorker(order, worker).workerPhone },
  { title: "是否到货", width: 10, of: ({ order }) => (order.isArrival ? "已到货" : "未到货") },
  { title: "物流公司", width: 14, of: ({ order }) => order.logisticsCompany },
  { title: "物流单号", width: 18, of: ({ order }) => order.logisticsNo },
  { title: "预约上门时间", width: 20, of: ({ order }) => timeCell(order.appointmentTime), style: time },
  { title: "完工时间", width: 20, of: ({ order }) => timeCell(order.completedAt), style: time },
  { title: "付款时间", width: 20, of: ({ order }) => timeCell(order.paidAt), style: time },
  { title: "付款方式", width: 10, of: ({ order }) => order.payWay && PAY_WAYS[order.payWay] },
  {
    title: "支付金额(元)",
    width: 14,
    // An order has no price before a bid is picked.
    of: ({ order }) =>
      order.bidding === "OPEN" || order.bidding === "OVER" ? null : fenToYuan(heldAmount(order)),
    style: CELL_STYLE.money,
  },
  {
    title: "加价(元)",
    width: 12,
    of: ({ order }) => fenToYuan(order.markupAmount),
    style: CELL_STYLE.money,
  },
  {
    title: "退款(元)",
    width: 12,
    of: ({ open }) => fenToYuan((open.refund?.succeededAt && open.refund.refundAmount) || 0),
    style: CELL_STYLE.money,
  },
  { title: "店铺", width: 16, of: ({ order }) => order.shopName },
  { title: "店铺订单号", width: 22, of: ({ order }) => order.shopOrderNo },
  { title: "备注", width: 30, of: ({ order }) => order.remark },
];

export const ORDER_COLUMNS: readonly SheetColumn[] = COLUMNS;

/** An order as a row of the export. */
export const orderCells = (found: OrderWithItems): Cell[] => COLUMNS.map((column) => column.of(found));
