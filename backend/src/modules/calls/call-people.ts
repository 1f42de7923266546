import { notFound } from "../../shared/errors";
import { findCustomer } from "../customers/customers.repository";
import { findWorker } from "../workers/workers.repository";
import type { CallRow } from "./calls.repository";

/** Somebody at the end of a line. */
export interface CallPerson {
  readonly id: number;
  readonly name: string;
  readonly phone: string;
  readonly avatar: string | null;
}

/** Who takes part in a call. */
export interface CallPeople {
  readonly customer: CallPerson;
  readonly worker: CallPerson;
}

/** Reads both. @throws BusinessError NOT_FOUND */
export async function findPeople(
  { customerId, workerId }: Pick<CallRow, "customerId" | "workerId">,
  db: D1Database,
): Promise<CallPeople> {
  const [customer, worker] = await Promise.all([findCustomer(db, customerId), findWorker(db, workerId)]);
  if (!customer || !worker) throw notFound("通话");
  return { customer: { ...customer, name: customer.nickname }, worker };
}

/** The caller of a call. */
export const senderOf = (
  { caller }: Pick<CallRow, "caller">,
  { customer, worker }: CallPeople,
): CallPerson => (caller === "CUSTOMER" ? customer : worker);
