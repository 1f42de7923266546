import { formatTime } from "../../src/shared/clock";
import { literal, type SeedValue } from "../statements";
import { DEMO_CUSTOMER, demoId } from "./customer";
import { ownPicture } from "./files";
import type { PlacedOrder } from "./order-statements";

const HOUR_MS = 3_600_000;

interface DemoStep {
  event: string;
  status: string;
  actor: "customer" | "worker";
  afterHours: number;
  detail: object | null;
  /** What the step changes of the refund. */
  set: Record<string, SeedValue>;
}

interface DemoRefund {
  /** Last step of the order that it belongs to. */
  of: string;
  reason: string;
  description: string;
  allowance: number;
  steps: DemoStep[];
}

const REFUSAL = "师傅已备好配件并完成预约，建议改约";

/** Refunds of the demo customer: one under review, and one that the master refused. */
const REFUNDS: readonly DemoRefund[] = [
  {
    of: "WAIT_PICK_UP",
    reason: "订单信息填写错误",
    description: "楼层填错了，想退款后重新下单",
    allowance: 2_000,
    steps: [
      { event: "request_refund", status: "WAIT", actor: "customer", afterHours: 1, detail: null, set: {} },
    ],
  },
  {
    of: "WAIT_INSTALL",
    reason: "师傅未按约定时间上门",
    description: "约好上午上门，师傅改了两次时间",
    allowance: 0,
    steps: [
      { event: "request_refund", status: "WAIT", actor: "customer", afterHours: 1, detail: null, set: {} },
      {
        event: "refuse_refund",
        status: "REFUSE",
        actor: "worker",
        afterHours: 3,
        detail: { content: REFUSAL },
        set: { refuse_content: REFUSAL },
      },
    ],
  },
];

/** The refunds as SQL to run after the orders: the one of the order that went back whole, and those above. */
export function refundStatements(orders: readonly PlacedOrder[]): string[] {
  return orders.flatMap((placed, index) => {
    const id = demoId(601 + index);
    const last = placed.order.steps.at(-1);
    if (last?.event === "refund") return directRefund(placed, id);
    const refund = REFUNDS.find(({ of }) => of === last?.to);
    return refund ? appliedRefund(placed, refund, id) : [];
  });
}

function directRefund(placed: PlacedOrder, id: number): string[] {
  const { order, createdAt, quote } = placed;
  const at = createdAt + (order.steps.at(-1)?.afterHours ?? 0) * HOUR_MS;
  const amount = quote.totalFeeFen;
  const row = {
    ...baseRow(placed, id, at),
    status: "SUCCESS",
    seq: order.steps.length + 1,
    apply_amount: amount,
    reason: "未指派师傅，直接退款",
    handled_at: at,
    refund_amount: amount,
    paid_allowance: 0,
    succeeded_at: at,
  };
  return [insertRefund(row), pointOrder(row)];
}

function appliedRefund(placed: PlacedOrder, refund: DemoRefund, id: number): string[] {
  const { order, createdAt, quote, workerId } = placed;
  const begin = createdAt + (order.steps.at(-1)?.afterHours ?? 0) * HOUR_MS;
  const status = order.steps.at(-1)?.to ?? "";
  const { reason, description, allowance } = refund;
  const application = {
    reason,
    allowance,
    contactName: order.customerName,
    contactPhone: order.customerPhone,
    description,
    imgs: [ownPicture(order.items[0]?.picture ?? "sofa")],
  };
  return refund.steps.flatMap((step, index) => {
    const seq = order.steps.length + 2 + index;
    const at = begin + step.afterHours * HOUR_MS;
    const actor = step.actor === "customer" ? `customer:${DEMO_CUSTOMER.id}` : `worker:${workerId}`;
    const detail = JSON.stringify(step.detail ?? application);
    const values = [placed.id, seq, step.event, status, status, actor, at, detail].map(literal).join(", ");
    const row = {
      ...baseRow(placed, id, at),
      status: step.status,
      seq,
      allowance,
      apply_amount: quote.totalFeeFen - allowance,
      reason,
      description,
      imgs: JSON.stringify(application.imgs),
      reviewer_id: workerId,
      ...step.set,
    };
    const changes = { status: step.status, seq, updated_at: at, handled_at: at, ...step.set };
    return [
      `INSERT INTO order_transitions (order_id, seq, event, from_status, to_status, actor, at, detail)
       SELECT ${values} WHERE EXISTS (SELECT 1 FROM orders WHERE id = ${placed.id} AND version = ${seq - 1})`,
      `UPDATE orders SET version = ${seq} WHERE id = ${placed.id} AND version = ${seq - 1}`,
      index === 0
        ? insertRefund(row)
        : `UPDATE refunds SET ${Object.entries(changes)
            .map(([column, value]) => `${column} = ${literal(value)}`)
            .join(", ")} WHERE id = ${id} AND seq = ${seq - 1}`,
      pointOrder(row),
    ];
  });
}

const baseRow = ({ id: orderId, orderNo, order }: PlacedOrder, id: number, at: number) => ({
  id,
  refund_no: `TK${formatTime(at).slice(2, 10).replaceAll("-", "")}${String(id).padStart(8, "0")}`,
  order_id: orderId,
  order_no: orderNo,
  customer_id: DEMO_CUSTOMER.id,
  allowance: 0,
  description: "",
  imgs: "[]",
  contact_name: order.customerName,
  contact_phone: order.customerPhone,
  created_at: at,
  updated_at: at,
});

/** Once, and only while its step is the order's newest, as the guards of the database want it. */
function insertRefund(
  row: Record<string, SeedValue> & { id: number; order_id: number; seq: number },
): string {
  const columns = Object.keys(row);
  return `INSERT INTO refunds (${columns.join(", ")}) SELECT ${columns.map((column) => literal(row[column] ?? null)).join(", ")}
    WHERE NOT EXISTS (SELECT 1 FROM refunds WHERE id = ${row.id})
      AND EXISTS (SELECT 1 FROM orders WHERE id = ${row.order_id} AND version = ${row.seq})`;
}

const pointOrder = (row: { id: number; order_id: number; status: string; seq: number }): string =>
  `UPDATE orders SET refund_id = ${row.id}, refund_status = ${literal(row.status)}
   WHERE id = ${row.order_id} AND version = ${row.seq}`;
