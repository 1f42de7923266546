import { PLATFORM_CALLEE } from "../../../../schema/rules/calls/call";
import { notFound } from "../../shared/errors";
import type { CustomerStore, Directory } from "../../shared/stores/stores";
import { findCustomer } from "../customers";
import { findAnyOrder } from "../orders";
import { findWorker } from "../workers";
import type { CallRow } from "./calls.repository";

/** One side of a call. */
export interface CallPerson {
  readonly id: number;
  readonly name: string;
  /** Null for the platform's customer service, which is not one person. */
  readonly phone: string | null;
  readonly avatar: string | null;
}

/** Both sides of a call, and its order. */
export interface CallPeople {
  readonly order: { readonly orderNo: string; readonly customerName: string };
  readonly customer: CallPerson;
  /** The master, or the platform's customer service about an immediate order (C-44). */
  readonly worker: CallPerson;
}

const PLATFORM: CallPerson = { ...PLATFORM_CALLEE, phone: null, avatar: null };

/** Id of the other side of a call, as the customer's side gets it. */
export const peerIdOf = (workerId: number | null): number => workerId ?? PLATFORM.id;

/**
 * Reads both sides. The master is the one that the directory has now, because that master's phone rings.
 * @throws BusinessError NOT_FOUND
 */
export async function findPeople(
  { customerId, workerId, orderId }: Pick<CallRow, "customerId" | "workerId" | "orderId">,
  { db, directory }: { db: CustomerStore; directory: Directory },
): Promise<CallPeople> {
  const [customer, worker, order] = await Promise.all([
    findCustomer(db, customerId),
    workerId === null ? PLATFORM : findWorker(directory, workerId),
    findAnyOrder(db, orderId),
  ]);
  if (!customer || !worker || !order) throw notFound("通话");
  return { order, customer: { ...customer, name: customer.nickname }, worker };
}

/** The caller of a call. */
export const senderOf = (
  { caller }: Pick<CallRow, "caller">,
  { customer, worker }: CallPeople,
): CallPerson => (caller === "CUSTOMER" ? customer : worker);
