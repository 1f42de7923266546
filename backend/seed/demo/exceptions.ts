import { insertStatements, literal } from "../statements";
import { DEMO_CUSTOMER, demoId } from "./customer";
import { evidencePicture } from "./files";
import type { PlacedOrder } from "./order-statements";
import { DEMO_WORKERS } from "./workers";

const HOUR_MS = 3_600_000;
/** The demo's order that got so far has an exception, and a master who asks for more money. */
const OF = "WAIT_APPOINTMENT";

const EXCEPTION = {
  abnormalType: "外包装变形",
  description: "到站时纸箱受潮变形，已拍照留存，请确认是否继续安装",
};
const REQUEST = { amount: 3_000, markupType: "爬楼费", remark: "电梯停用，需爬楼搬运至 6 层" };

/** An exception and a markup request as SQL to run after the orders; running it again changes nothing. */
export function exceptionStatements(orders: readonly PlacedOrder[]): string[] {
  const placed = orders.find(({ order }) => order.steps.at(-1)?.to === OF);
  const master = DEMO_WORKERS.find(({ id }) => id === placed?.workerId);
  if (!placed || !master) return [];
  const { id, order, createdAt, workerId } = placed;
  const at = createdAt + ((order.steps.at(-1)?.afterHours ?? 0) + 1) * HOUR_MS;
  const picture = order.items[0]?.picture ?? "sofa";
  const media = [evidencePicture(picture, { orderId: id, stage: "report_exception" })];
  const keep = { key: ["id"], action: "DO NOTHING" } as const;
  const common = { order_id: id, customer_id: DEMO_CUSTOMER.id, created_at: at };
  const report = step(placed, 2, "report_exception", { ...EXCEPTION, imgs: media }, at);
  return [
    ...report,
    `UPDATE orders SET is_goods_abnormal = 1 WHERE id = ${id}`,
    ...insertStatements(
      "abnormal_records",
      [
        {
          ...common,
          id: demoId(701),
          source: "WORKER",
          source_name: master.name,
          source_phone: master.phone,
          source_worker_id: workerId,
          abnormal_type: EXCEPTION.abnormalType,
          description: EXCEPTION.description,
          media: JSON.stringify(media),
          item_ids: "[]",
          package_state: 1,
        },
      ],
      keep,
    ),
    ...step(placed, 3, "request_markup", REQUEST, at),
    ...insertStatements(
      "markups",
      [
        {
          ...common,
          id: demoId(801),
          source: "WORKER",
          worker_id: workerId,
          amount: REQUEST.amount,
          kind: "ABNORMAL",
          markup_type: REQUEST.markupType,
          remark: REQUEST.remark,
        },
      ],
      keep,
    ),
  ];
}

/** One more step of the master's, which leaves the order in its status. */
function step(
  { id, order, workerId }: PlacedOrder,
  after: number,
  event: string,
  detail: object,
  at: number,
): string[] {
  const seq = order.steps.length + after;
  const values = [id, seq, event, OF, OF, `worker:${workerId}`, at, JSON.stringify(detail)];
  return [
    `INSERT INTO order_transitions (order_id, seq, event, from_status, to_status, actor, at, detail)
     SELECT ${values.map(literal).join(", ")} WHERE EXISTS (SELECT 1 FROM orders WHERE id = ${id} AND version = ${seq - 1})`,
    `UPDATE orders SET version = ${seq} WHERE id = ${id} AND version = ${seq - 1}`,
  ];
}
