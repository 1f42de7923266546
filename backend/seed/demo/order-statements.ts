import type { EvidenceStage } from "../../../schema/rules/orders/evidence";
import { displayAddress, wholeAddress } from "../../../schema/rules/placing/address";
import { ACCEPTANCE_MS } from "../../src/modules/orders/order-times";
import type { Quote } from "../../src/modules/pricing/pricing.rules";
import { placeOf } from "../../src/providers/geocoder/gazetteer-geocoder";
import { formatTime } from "../../src/shared/clock";
import { bucketOf } from "../../src/shared/numbers/bucket";
import { areaSeeds } from "../reference/areas";
import { categorySeeds, childId } from "../reference/categories";
import { serviceTypeSeeds } from "../reference/services";
import { insertStatements, literal } from "../statements";
import { DEMO_CUSTOMER, demoId } from "./customer";
import { evidencePicture, ownPicture } from "./files";
import type { DemoOrder } from "./orders";
import { demoMaster } from "./workers";

const HOUR_MS = 3_600_000;
const CUSTOMER = `customer:${DEMO_CUSTOMER.id}`;

/** A demo order with what follows from where it stands in the list and from the clock. */
export interface PlacedOrder {
  id: number;
  orderNo: string;
  createdAt: number;
  paidAt: number | null;
  /** The master who takes it, should one do so. */
  workerId: number;
  quote: Quote;
  order: DemoOrder;
}

export function placeOrder(order: DemoOrder, index: number, quote: Quote, now: number): PlacedOrder {
  const createdAt = now - order.placedHoursAgo * HOUR_MS;
  const payment = order.steps.find((step) => step.event === "pay");
  return {
    id: demoId(101 + index),
    workerId: demoMaster(index).id,
    orderNo: formatTime(createdAt).slice(2, 10).replaceAll("-", "") + order.digits,
    createdAt,
    paidAt: payment ? createdAt + payment.afterHours * HOUR_MS : null,
    quote,
    order,
  };
}

/** The order as it was placed, its goods, and its history step by step, as the guards of the database want it. */
export function orderStatements(placed: PlacedOrder): string[] {
  const { order, id, createdAt, workerId } = placed;
  const keep = { key: ["id"], action: "DO NOTHING" } as const;
  const items = order.items.map((item, position) => ({
    id: id + demoId(1000 * (position + 1)) - bucketOf(id),
    order_id: id,
    position,
    goods_type_id: item.goodsTypeId,
    goods_type_name: goodsTypeName(item.goodsTypeId),
    name: item.name,
    count: item.count,
    packing_method: "纸箱",
    img_url: ownPicture(item.picture),
  }));
  let from: string | null = null;
  const actors = { customer: CUSTOMER, worker: `worker:${workerId}`, system: "system" };
  const steps: DemoOrder["steps"] = [
    { event: "create", to: "WAIT_PAY", afterHours: 0, actor: "customer" },
    ...order.steps,
  ];
  const history = steps.flatMap((step, index) => {
    const at = createdAt + step.afterHours * HOUR_MS;
    const detail = detailOf(placed, step);
    const values = [
      id,
      index + 1,
      step.event,
      from,
      step.to,
      actors[step.actor],
      at,
      detail && JSON.stringify(detail),
    ];
    from = step.to;
    return [
      // The key cannot ignore a repetition: the guard of the history looks before it does.
      `INSERT INTO order_transitions (order_id, seq, event, from_status, to_status, actor, at, detail)
       SELECT ${values.map(literal).join(", ")}
       WHERE NOT EXISTS (SELECT 1 FROM order_transitions WHERE order_id = ${id} AND seq = ${index + 1})`,
      ...(index === 0
        ? []
        : [
            `UPDATE orders SET status = ${literal(step.to)}, version = ${index + 1} WHERE id = ${id} AND version = ${index}`,
          ]),
    ];
  });
  return [
    ...insertStatements("orders", [orderRow(placed)], keep),
    ...insertStatements("order_items", items, keep),
    ...history,
  ];
}

type DemoStep = DemoOrder["steps"][number];

/** What belongs to a step. */
function detailOf({ id, createdAt, workerId, order }: PlacedOrder, step: DemoStep): object | null {
  const at = createdAt + step.afterHours * HOUR_MS;
  const photo = (stage: EvidenceStage) =>
    evidencePicture(order.items[0]?.picture ?? "sofa", { orderId: id, stage });
  return step.detail?.({ at, workerId, area: order.address, place: placeOfOrder(order), photo }) ?? null;
}

/** Where the sandbox's map has an order's address. */
function placeOfOrder({ areaCode, address }: DemoOrder) {
  const place = placeOf(
    wholeAddress({
      provinceName: areaName(areaCode.slice(0, 2)),
      cityName: areaName(areaCode.slice(0, 4)),
      displayAddress: displayAddress(areaName(areaCode), address),
    }),
  );
  if (!place) throw new Error(`demo data: the map does not know ${address}`);
  return place;
}

/** Columns that the steps of an order have left behind, as the product would have. */
function progress({ createdAt, workerId, order }: PlacedOrder) {
  const at = (...events: string[]) => {
    const step = order.steps.findLast(({ event }) => events.includes(event));
    return step ? createdAt + step.afterHours * HOUR_MS : null;
  };
  const [appointed, completed, accepted] = [at("appoint"), at("complete"), at("accept")];
  return {
    worker_id: at("receive") === null ? null : workerId,
    assigned_at: at("receive"),
    appointment_time: appointed === null ? null : appointed + 22 * HOUR_MS,
    appoint_result: appointed === null ? null : true,
    completed_at: completed,
    is_acceptance: accepted === null ? null : 1,
    acceptance_due_at: completed === null ? null : completed + ACCEPTANCE_MS,
    accepted_at: accepted,
    acceptance_way: accepted === null ? null : "MANUAL",
  };
}

function orderRow(placed: PlacedOrder) {
  const { order, id, orderNo, createdAt, paidAt, quote } = placed;
  const service = serviceTypeSeeds.find((type) => type.id === order.serviceId);
  const collects = service?.take_delivery_fee ?? false;
  return {
    id,
    order_no: orderNo,
    customer_id: DEMO_CUSTOMER.id,
    status: "WAIT_PAY",
    version: 1,
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
    pickup_code: collects ? order.digits.slice(0, 6) : null,
    pickup_address: collects ? "城东物流园 3 号库德邦快递营业部" : null,
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
    ...progress(placed),
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
