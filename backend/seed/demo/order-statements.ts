import type { Quote } from "../../src/modules/pricing/pricing.rules";
import { formatTime } from "../../src/shared/clock";
import { areaSeeds } from "../reference/areas";
import { categorySeeds, childId } from "../reference/categories";
import { serviceTypeSeeds } from "../reference/services";
import { insertStatements, literal } from "../statements";
import { DEMO_CUSTOMER } from "./customer";
import type { DemoOrder } from "./orders";

const HOUR_MS = 3_600_000;
const CUSTOMER = `customer:${DEMO_CUSTOMER.id}`;

/** A demo order with what follows from where it stands in the list and from the clock. */
export interface PlacedOrder {
  id: number;
  orderNo: string;
  createdAt: number;
  paidAt: number | null;
  quote: Quote;
  order: DemoOrder;
}

export function placeOrder(order: DemoOrder, index: number, quote: Quote, now: number): PlacedOrder {
  const createdAt = now - order.placedHoursAgo * HOUR_MS;
  const payment = order.steps.find((step) => step.event === "pay");
  return {
    id: 10101 + index,
    orderNo: formatTime(createdAt).slice(2, 10).replaceAll("-", "") + order.digits,
    createdAt,
    paidAt: payment ? createdAt + payment.afterHours * HOUR_MS : null,
    quote,
    order,
  };
}

/** The order as it was placed, its goods, and its history step by step, as the guards of the database want it. */
export function orderStatements(placed: PlacedOrder): string[] {
  const { order, id, createdAt } = placed;
  const keep = { key: ["id"], action: "DO NOTHING" } as const;
  const items = order.items.map((item, position) => ({
    id: id * 10 + position,
    order_id: id,
    position,
    goods_type_id: item.goodsTypeId,
    goods_type_name: goodsTypeName(item.goodsTypeId),
    name: item.name,
    count: item.count,
    packing_method: "纸箱",
    img_url: `/demo/${item.picture}.png`,
  }));
  let from: string | null = null;
  const steps = [{ event: "create", to: "WAIT_PAY", afterHours: 0, actor: "customer" }, ...order.steps];
  const history = steps.flatMap((step, index) => {
    const actor = step.actor === "customer" ? CUSTOMER : step.actor;
    const values = [id, index + 1, step.event, from, step.to, actor, createdAt + step.afterHours * HOUR_MS];
    from = step.to;
    return [
      // The key cannot ignore a repetition: the guard of the history looks before it does.
      `INSERT INTO order_transitions (order_id, seq, event, from_status, to_status, actor, at)
       SELECT ${values.map(literal).join(", ")}
       WHERE NOT EXISTS (SELECT 1 FROM order_transitions WHERE order_id = ${id} AND seq = ${index + 1})`,
      `UPDATE orders SET status = ${literal(step.to)}, version = ${index + 1} WHERE id = ${id} AND version = ${index}`,
    ];
  });
  return [
    ...insertStatements("orders", [orderRow(placed)], keep),
    ...insertStatements("order_items", items, keep),
    ...history,
  ];
}

function orderRow({ order, id, orderNo, createdAt, paidAt, quote }: PlacedOrder) {
  const service = serviceTypeSeeds.find((type) => type.id === order.serviceId);
  const collects = service?.take_delivery_fee ?? false;
  return {
    id,
    order_no: orderNo,
    customer_id: DEMO_CUSTOMER.id,
    status: "WAIT_PAY",
    goods_type_id: order.categoryId,
    goods_type_name: goodsTypeName(order.categoryId),
    service_type_id: order.serviceId,
    service_type_name: service?.name ?? "",
    customer_name: order.customerName,
    customer_phone: order.customerPhone,
    area_code: order.areaCode,
    province_name: areaName(order.areaCode.slice(0, 2)),
    city_name: areaName(order.areaCode.slice(0, 4)),
    area_name: areaName(order.areaCode),
    address: order.address,
    is_lift: order.floorsNumber === null,
    floors_number: order.floorsNumber,
    is_arrival: true,
    is_need_take_delivery: collects,
    logistics_no: collects ? `DPK${order.digits}210` : null,
    logistics_phone: collects ? "95353" : null,
    logistics_company: collects ? "德邦快递" : null,
    packing_count: order.packingCount,
    volume_hundredths: order.volumeHundredths,
    verif_type: "NOT",
    expected_time: createdAt + 72 * HOUR_MS,
    remark: order.remark,
    user_name: "木屿客服",
    user_phone: DEMO_CUSTOMER.phone,
    worker_fee: quote.workerFeeFen,
    service_fees: JSON.stringify(quote.lines),
    total_amount: quote.totalFeeFen,
    pay_way: paidAt === null ? null : "WALLET",
    paid_at: paidAt,
    created_at: createdAt,
    expires_at: createdAt + 24 * HOUR_MS,
  };
}

const goodsTypeNames = new Map(
  categorySeeds.flatMap((category) => [
    [category.id, category.name] as const,
    ...category.children.map((child, index) => [childId(category.id, index), child.name] as const),
  ]),
);
const areaNames = new Map(areaSeeds.map((area) => [area.code, area.name]));

const goodsTypeName = (id: number) => known(goodsTypeNames.get(id), id);
const areaName = (code: string) => known(areaNames.get(code), code);

function known(name: string | undefined, key: string | number): string {
  if (name === undefined) throw new Error(`demo data: nothing is called ${key}`);
  return name;
}
