import { env } from "cloudflare:workers";
import type { CallName } from "../../../support/contract/contract";
import { fileComplaint } from "../../../support/orders/order-life";
import { readOrder } from "../../../support/orders/orders";
import type { AttackEntry, GraphEntry } from "../attack";
import type { World } from "../attack-world";
import { FOREIGN } from "../foreign-things";
import { untouchedOrder } from "../untouched-order";

/** Number of an order of the caller's that a master has taken. */
async function takenOrder(world: World): Promise<string> {
  const orderId = await untouchedOrder(world, "WAIT_APPOINTMENT");
  return (await readOrder(world.backend, world.own, orderId)).orderNo;
}

/** A complaint that the caller has just filed. */
async function ownComplaint(world: World): Promise<number> {
  const { backend, own } = world;
  const orderId = await untouchedOrder(world, "RECEIVING_ORDER");
  await fileComplaint({ backend, account: own, orderId }, { content: own.mark });
  const row = env.DB.prepare("SELECT id FROM complaints WHERE order_id = ?").bind(orderId);
  return (await row.first<number>("id")) ?? 0;
}

type ComplaintCall = Extract<CallName, `complaints.${string}`>;

/** How the calls about complaints are attacked; a part of the attack matrix. */
export const complaintAttacks: Readonly<Record<ComplaintCall, AttackEntry>> = {
  "complaints.listComplainableOrders": { prepare: () => ({}) },
  "complaints.listComplaintOrders": {
    prepare: ({ own }) => ({ query: { orderId: own.orderIds[0] } }),
    ids: { "query.orderId": FOREIGN.order },
  },
  "complaints.addComplaint": {
    prepare: async (world) => ({
      params: { orderNo: await takenOrder(world) },
      body: { content: "师傅迟到", picUrls: world.own.imageUrl, complaintObject: 0 },
    }),
    ids: { "params.orderNo": FOREIGN.orderNo, "body.picUrls": FOREIGN.image },
  },
  "complaints.listComplaints": {
    prepare: () => ({ query: { pageSize: 100 } }),
    ids: { "query.orderNo": "text" },
    searches: ({ foreign }) => [{ query: { orderNo: foreign.refundedOrderNo } }],
    total: (data) => Reflect.get(Object(data), "total"),
  },
  "complaints.revokeComplaint": {
    prepare: async (world) => ({ params: { id: await ownComplaint(world) } }),
    ids: { "params.id": FOREIGN.complaint },
  },
};

/** The same for those who answer complaints. */
export const operatorComplaintAttacks = {
  "operator.findComplaints": {
    async prepare(world) {
      await ownComplaint(world);
      return { query: { limit: 1 } };
    },
  },
  "operator.answerComplaint": {
    prepare: async (world) => ({
      params: { id: await ownComplaint(world) },
      body: { suggestion: "已与师傅核实" },
    }),
    ids: { "params.id": "public" },
  },
} as const satisfies Partial<Record<CallName, AttackEntry>>;

/** How the fields of the graph about complaints are attacked; a part of the graph matrix. */
export const complaintGraphAttacks: Readonly<Record<string, GraphEntry>> = {
  "Viewer.complainableOrders": {
    variables: ({ own }) => ({ orderId: `${own.orderIds[0]}` }),
  },
  "Mutation.fileComplaint": {
    variables: async (world) => ({
      input: {
        orderNo: await takenOrder(world),
        object: "WORKER",
        content: "师傅迟到",
        imageUrls: [world.own.imageUrl],
      },
    }),
  },
  "Mutation.revokeComplaint": {
    variables: async (world) => ({ id: `${await ownComplaint(world)}` }),
    ids: { id: FOREIGN.complaint },
  },
};
