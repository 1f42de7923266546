import process from "node:process";
import type { z } from "zod";
import { listOrders } from "../../../schema/rest/orders/orders";
import { serveFetch } from "../support/serve-fetch";
import { TOKEN, VARIABLES } from "./operation";
import { derived, type Row } from "./order-node";

type Orders = z.output<typeof listOrders.data>;

/**
 * The same page data without a graph: a handler that makes the same REST call with the same identity and deadline, and
 * picks by hand what the page shows.
 */
const origin = process.argv[2];

async function call<Data>(path: string): Promise<Data> {
  const response = await fetch(`${origin}${path}`, {
    headers: { "WEB-TOKEN": TOKEN, "X-Request-Id": crypto.randomUUID() },
    redirect: "manual",
    signal: AbortSignal.timeout(8000),
  });
  const { code, data }: { code: number; data: Data } = await response.json();
  if (code !== 0) throw new Error(`${path} answered ${code}`);
  return data;
}

const toNode = (row: Row) => ({
  id: String(row.id),
  createdAt: derived.createdAt(row),
  provinceName: row.provinceName,
  cityName: row.cityName,
  customerName: row.customerName,
  customerPhone: row.customerPhone,
  displayAddress: derived.displayAddress(row),
  goodsTypeName: row.goodsTypeName,
  logisticsNo: row.logisticsNo,
  logisticsPhone: row.logisticsPhone,
  needsPickup: derived.needsPickup(row),
  orderNo: row.orderNo,
  paidAt: derived.paidAt(row),
  serviceTypeName: row.serviceTypeName,
  shopName: row.shopName,
  shopOrderNo: row.shopOrderNo,
  totalAmount: derived.totalAmount(row),
  workerName: derived.workerName(row),
  workerPhone: derived.workerPhone(row),
  workerVerifiedAt: derived.workerVerifiedAt(row),
  items: row.orderItems.map(({ count, id, imgUrl, name }) => ({
    count,
    id: String(id),
    imageUrl: imgUrl,
    name,
  })),
  actions: derived.actions(row),
  blockedActions: derived.blockedActions(row),
  matters: derived.matters(row),
  displayStatus: derived.displayStatus(row),
  expiresAt: derived.expiresAt(row),
  acceptanceDueAt: derived.acceptanceDueAt(row),
  isAcceptanceDelayed: derived.isAcceptanceDelayed(row),
  nextStep: derived.nextStep(row),
  appointmentAt: derived.appointmentAt(row),
  bidding: derived.bidding(row),
  servicePeriods: derived.servicePeriods(row),
  visitDueAt: derived.visitDueAt(row),
  overdueStep: derived.overdueStep(row),
  latestFollowUp: derived.latestFollowUp(row),
  status: row.status,
  statusName: row.statusName,
  type: derived.type(row),
});

await serveFetch(async () => {
  const { page, pageSize } = VARIABLES;
  const orders = await call<Orders>(`${listOrders.path}?pageNum=${page}&pageSize=${pageSize}`);
  const viewer = { orders: { nodes: orders.rows.map(toNode), total: orders.total } };
  return Response.json({ data: { viewer } });
});
