import { insertStatements, literal, type SeedValue } from "../statements";
import { DEMO_CUSTOMER, demoId } from "./customer";
import { ownPicture } from "./files";
import type { PlacedOrder } from "./order-statements";

const HOUR_MS = 3_600_000;

interface DemoComplaint {
  /** Last step of the order that it is about. */
  of: string;
  object: 0 | 1;
  content: string;
  hasPicture: boolean;
  afterHours: number;
  answer: { suggestion: string; afterHours: number } | null;
}

/** Complaints of the demo customer: one that waits, and one that the platform has answered. */
const COMPLAINTS: readonly DemoComplaint[] = [
  {
    of: "WAIT_ACCEPT",
    object: 0,
    content: "师傅比约定时间晚到两个小时，也没有提前打电话",
    hasPicture: false,
    afterHours: 1,
    answer: null,
  },
  {
    of: "SUCCESS",
    object: 1,
    content: "两把锁的包装盒都有磕碰，希望平台和网点核实运输过程",
    hasPicture: true,
    afterHours: 5,
    answer: {
      suggestion: "已与网点核实，系中转时挤压所致，锁具功能正常；已要求网点加强包装与交接检查",
      afterHours: 20,
    },
  },
];

/** The complaints as SQL to run after the orders, each with its step; running it again changes nothing. */
export function complaintStatements(orders: readonly PlacedOrder[]): string[] {
  return COMPLAINTS.flatMap((complaint, index) => {
    const placed = orders.find(({ order }) => order.steps.at(-1)?.to === complaint.of);
    return placed ? complaintOf(placed, complaint, demoId(901 + index)) : [];
  });
}

function complaintOf(placed: PlacedOrder, complaint: DemoComplaint, id: number): string[] {
  const { id: orderId, orderNo, order, createdAt, workerId } = placed;
  const { of, object, content, answer } = complaint;
  const at = createdAt + ((order.steps.at(-1)?.afterHours ?? 0) + complaint.afterHours) * HOUR_MS;
  const imgs = complaint.hasPicture ? [ownPicture(order.items[0]?.picture ?? "sofa")] : [];
  const seq = order.steps.length + 2;
  const detail = JSON.stringify({ complaintId: id, object, content, imgs });
  const values: SeedValue[] = [orderId, seq, "complain", of, of, `customer:${DEMO_CUSTOMER.id}`, at, detail];
  const row = {
    id,
    order_id: orderId,
    order_no: orderNo,
    customer_id: DEMO_CUSTOMER.id,
    object,
    worker_id: workerId,
    content,
    pictures: JSON.stringify(imgs),
    status: answer ? "DONE" : "UNTREATED",
    suggestion: answer?.suggestion ?? null,
    created_at: at,
    ended_at: answer ? at + answer.afterHours * HOUR_MS : null,
  };
  return [
    `INSERT INTO order_transitions (order_id, seq, event, from_status, to_status, actor, at, detail)
     SELECT ${values.map(literal).join(", ")} WHERE EXISTS (SELECT 1 FROM orders WHERE id = ${orderId} AND version = ${seq - 1})`,
    `UPDATE orders SET version = ${seq} WHERE id = ${orderId} AND version = ${seq - 1}`,
    ...insertStatements("complaints", [row], { key: ["id"], action: "DO NOTHING" }),
  ];
}
