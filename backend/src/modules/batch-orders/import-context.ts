import type { RequestContext } from "../../shared/context";
import { notFound } from "../../shared/errors";
import { findImport, type ImportRow } from "./batch-orders.repository";

/** What use cases of imports need. */
export type ImportContext = Pick<
  RequestContext,
  "db" | "directory" | "env" | "clock" | "ids" | "requestId" | "waitUntil"
>;

/**
 * An import of this customer.
 *
 * @throws BusinessError NOT_FOUND, the same for a missing, deleted or foreign one (ROLE-16)
 */
export async function requireImport(
  { customerId, id }: { customerId: number; id: number },
  { db, clock }: Pick<ImportContext, "db" | "clock">,
): Promise<ImportRow> {
  const found = await findImport(db, { customerId, id, now: clock.now() });
  if (!found) throw notFound("导入记录");
  return found;
}
