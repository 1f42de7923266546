import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Directory } from "../../shared/stores/stores";
import { workers } from "./workers.tables";

/**
 * Stores when the real name of a master or provider was verified, ms; null withdraws the verification.
 * Returns whether they exist.
 */
export async function noteVerified(
  directory: Directory,
  { id, verifiedAt }: { id: number; verifiedAt: number | null },
): Promise<boolean> {
  const changed = await drizzle(directory)
    .update(workers)
    .set({ verifiedAt })
    .where(eq(workers.id, id))
    .returning({ id: workers.id });
  return changed.length > 0;
}
