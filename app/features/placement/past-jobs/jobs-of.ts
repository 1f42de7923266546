import { graphql } from "~/gql";
import type { OrderType, PastJobsFragment } from "~/gql/graphql";

/** The last orders and the templates with which the next order can begin (ux.md U18). */
export const PastJobsFragmentDocument = graphql(`
  fragment PastJobs on Viewer {
    orderTemplates { id name orderId type goodsTypeName serviceTypeName }
    orders(page: 1, pageSize: 10) {
      nodes {
        id
        type
        goodsTypeName
        serviceTypeName
        customerName
        contactName
        contactPhone
        items { name count imageUrl }
      }
    }
  }
`);

/** An offered job: its name, its kind, and the order from which it is taken over. */
export interface PastJob {
  orderId: string;
  type: OrderType;
  name: string;
  kind: string;
  /** Its recipient; null for a template. */
  customerName: string | null;
  imageUrl: string | null;
}

/** With more jobs a choice by one press would be difficult. */
const MOST_SHOWN = { orders: 3, templates: 3 };

/**
 * The jobs to offer for an order of this type: first the last orders, without repetitions, then the
 * templates. Parts that could not be read are left out.
 */
export function jobsOf({ orders, orderTemplates }: PastJobsFragment, type: OrderType): PastJob[] {
  const ordered = new Map<string, PastJob>();
  for (const order of orders?.nodes ?? []) {
    const name = order.items.map((item) => `${item.name} ×${item.count}`).join("、");
    const kind = `${order.goodsTypeName} · ${order.serviceTypeName}`;
    const key = `${kind} ${name}`;
    if (order.type !== type || ordered.has(key)) continue;
    const imageUrl = order.items[0]?.imageUrl ?? null;
    ordered.set(key, { orderId: order.id, type, name, kind, customerName: order.customerName, imageUrl });
  }
  const templates = (orderTemplates ?? [])
    .filter((template) => template.type === type)
    .map(({ orderId, name, goodsTypeName, serviceTypeName }): PastJob => {
      const kind = `模板 · ${goodsTypeName} · ${serviceTypeName}`;
      return { orderId, type, name, kind, customerName: null, imageUrl: null };
    });
  return [...[...ordered.values()].slice(0, MOST_SHOWN.orders), ...templates.slice(0, MOST_SHOWN.templates)];
}

/** The sender: the contact of the last order, otherwise empty (PLACE-58). */
export function lastSenderOf({ orders }: PastJobsFragment): { name: string; phone: string } | null {
  const last = orders?.nodes[0];
  return last ? { name: last.contactName, phone: last.contactPhone } : null;
}
