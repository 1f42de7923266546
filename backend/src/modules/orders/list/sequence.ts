import type { OrderSort } from "../../../../../schema/rules/orders/order-sort";

/** A sort order of the list as SQL: from its beginning, and from its end. */
interface Sequence {
  readonly forward: string;
  readonly backward: string;
}

const NEWEST_FIRST = "created_at DESC, id DESC";
const OLDEST_FIRST = "created_at, id";

/** Orders without an appointment come last in both directions. */
export const SEQUENCES: Record<OrderSort, Sequence> = {
  CREATED_DESC: { forward: NEWEST_FIRST, backward: OLDEST_FIRST },
  CREATED_ASC: { forward: OLDEST_FIRST, backward: NEWEST_FIRST },
  APPOINTMENT_ASC: {
    forward: `appointment_time NULLS LAST, ${OLDEST_FIRST}`,
    backward: `appointment_time DESC NULLS FIRST, ${NEWEST_FIRST}`,
  },
  APPOINTMENT_DESC: {
    forward: `appointment_time DESC, ${NEWEST_FIRST}`,
    backward: `appointment_time, ${OLDEST_FIRST}`,
  },
};

export const isByAppointment = (sort: OrderSort): sort is "APPOINTMENT_ASC" | "APPOINTMENT_DESC" =>
  sort === "APPOINTMENT_ASC" || sort === "APPOINTMENT_DESC";

/** Values that decide the position of an order, ms. */
export interface Placed {
  readonly id: number;
  readonly createdAt: number;
  readonly appointmentTime: number | null;
}

/** The same sort order for orders that have been read. */
export function inSequence(sort: OrderSort): (a: Placed, b: Placed) => number {
  const way = sort === "CREATED_ASC" || sort === "APPOINTMENT_ASC" ? 1 : -1;
  const byCreation = (a: Placed, b: Placed) => way * (a.createdAt - b.createdAt || a.id - b.id);
  if (!isByAppointment(sort)) return byCreation;
  return (a, b) => {
    const [at, other] = [a.appointmentTime, b.appointmentTime];
    if (at === null || other === null)
      return Number(at === null) - Number(other === null) || byCreation(a, b);
    return way * (at - other) || byCreation(a, b);
  };
}
