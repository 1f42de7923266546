import type { AttackEntry, GraphEntry } from "../attack";
import type { World } from "../attack-world";
import { FOREIGN } from "../foreign-things";

/** A template that the caller has just saved. */
async function ownTemplate({ backend, own }: World): Promise<number> {
  const json = { orderId: own.orderIds[1], name: "常用" };
  return (await backend.call("POST", "/order/api/order_template", { token: own.token, json })).data.id;
}

/** How to attack the calls of order templates. */
export const templateAttacks = {
  "orderTemplates.listOrderTemplates": { prepare: () => ({}), total: (data) => Object(data).length },
  "orderTemplates.saveOrderTemplate": {
    prepare: ({ own }) => ({ body: { orderId: own.orderIds[0], name: own.mark } }),
    ids: { "body.orderId": FOREIGN.order },
  },
  "orderTemplates.renameOrderTemplate": {
    prepare: ({ own }) => ({ params: { id: own.templateId }, body: { name: own.mark } }),
    ids: { "params.id": FOREIGN.template },
  },
  "orderTemplates.deleteOrderTemplate": {
    prepare: async (world) => ({ params: { id: await ownTemplate(world) } }),
    ids: { "params.id": FOREIGN.template },
  },
} satisfies Partial<Record<string, AttackEntry>>;

/** How to attack the mutations of order templates. */
export const templateGraphAttacks = {
  "Mutation.saveOrderTemplate": {
    variables: ({ own }) => ({ orderId: `${own.orderIds[0]}`, name: "常用" }),
  },
  "Mutation.renameOrderTemplate": {
    variables: ({ own }) => ({ id: `${own.templateId}`, name: own.mark }),
    ids: { id: FOREIGN.template },
  },
  "Mutation.deleteOrderTemplate": {
    variables: async (world) => ({ id: `${await ownTemplate(world)}` }),
    ids: { id: FOREIGN.template },
  },
} satisfies Record<string, GraphEntry>;
