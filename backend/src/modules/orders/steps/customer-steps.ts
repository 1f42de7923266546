import { z } from "zod";
import { ORDER_EDGES } from "../lifecycle/order-edges";
import { step } from "../lifecycle/step";
import { together } from "../lifecycle/words";
import { ACCEPTANCE_DELAY_MS } from "../order-times";
import type { OrderRow } from "../orders.repository";

const text = z.string();

/** What is null stays as it was; an empty text clears its field. */
const arrival = z.object({
  logisticsNo: text.nullable(),
  logisticsPhone: text.nullable(),
  logisticsCompany: text.nullable(),
  pickupCode: text.nullable(),
  pickupAddress: text.nullable(),
  pickUpLng: z.number().nullable(),
  pickUpLat: z.number().nullable(),
});

/** Steps of customers on their own orders. */
export const customerSteps = {
  cancel: step({ event: "cancel", title: "取消订单", edges: ORDER_EDGES.cancel, detail: z.null() }),
  confirm_arrival: step({
    event: "confirm_arrival",
    title: "确认到货",
    edges: ORDER_EDGES.confirm_arrival,
    detail: arrival,
    words: ({ logisticsCompany, logisticsNo }) => together(logisticsCompany, logisticsNo),
    effects: (order, detail) => ({
      changes: { ...changed(detail), ...placeOf(order, detail), isArrival: true },
    }),
  }),
  reject: step({
    event: "reject",
    title: "拒绝验收",
    edges: ORDER_EDGES.reject,
    detail: z.object({ content: text }),
    words: ({ content }) => content,
    effects: () => ({ changes: { isAcceptance: 0, acceptanceDueAt: null } }),
  }),
  delay_acceptance: step({
    event: "delay_acceptance",
    title: "延长验收",
    edges: ORDER_EDGES.delay_acceptance,
    detail: z.object({ days: z.number().int() }),
    words: ({ days }) => `延长 ${days} 天`,
    effects: (order, { days }) => ({
      changes: {
        acceptanceDelayDays: days,
        acceptanceDueAt: (order.acceptanceDueAt ?? 0) + days * ACCEPTANCE_DELAY_MS,
      },
    }),
  }),
  accept: step({
    event: "accept",
    title: "验收通过",
    edges: ORDER_EDGES.accept,
    detail: z.object({ content: text }),
    words: ({ content }) => content,
    effects: (_order, _detail, now) => ({
      changes: { isAcceptance: 1, acceptedAt: now, acceptanceWay: "MANUAL" },
      money: "settle",
    }),
  }),
  evaluate: step({
    event: "evaluate",
    title: "评价",
    edges: ORDER_EDGES.evaluate,
    detail: z.object({
      star: z.number().int().min(1).max(5),
      content: text,
      isAnonymous: z.boolean(),
      labels: z.array(text),
      imgs: z.array(text),
    }),
    words: ({ star, content }) => together(`${star} 星`, content),
  }),
} as const;

/**
 * A new address is at another place: the old coordinates are deleted, even if the new ones are not known. No address is
 * at no place.
 */
function placeOf(
  order: OrderRow,
  { pickupAddress, pickUpLng, pickUpLat }: z.output<typeof arrival>,
): Partial<OrderRow> {
  if (pickupAddress === null || pickupAddress === order.pickupAddress) return {};
  return pickupAddress === ""
    ? { pickUpLng: null, pickUpLat: null, roadMetres: null }
    : { pickUpLng, pickUpLat, roadMetres: null };
}

/** The columns of the given fields, null for an empty text; those that are null are not changed. */
const changed = (fields: z.output<typeof arrival>): Partial<OrderRow> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value === null ? [] : [[name, value === "" ? null : value]],
    ),
  );
