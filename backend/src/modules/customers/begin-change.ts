import { Code } from "../../../../schema/rules/codes";
import type { Clock } from "../../shared/clock";
import { BusinessError } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import type { CustomerStore, Directory, Stores } from "../../shared/stores/stores";
import { findChange, noteChange } from "./phone-changes";
import { claimPhone } from "./phones";
import { abandonChange, changeUnderWay, releasePhone } from "./release-phone";

interface Dependencies {
  readonly stores: Stores;
  readonly db: CustomerStore;
  readonly directory: Directory;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** The most lines of other customers that one change releases before it gives up. */
const ROUNDS = 3;

/**
 * Records a change of a customer's phone, then claims the new phone in the directory. In this sequence,
 * because a step that releases the claim can first stop the change (decision 063). The caller has proven the
 * phone.
 *
 * @returns the token with which the change is made or given up
 * @throws BusinessError PHONE_REGISTERED, TOO_MANY_REQUESTS beside another change to this phone or of this
 *   customer
 */
export async function beginChange(
  { customerId, phone }: { customerId: number; phone: string },
  dependencies: Dependencies,
): Promise<string> {
  const { stores, db, directory, clock, ids } = dependencies;
  const earlier = await findChange(db, customerId);
  if (earlier && earlier.phone !== phone) await releasePhone(earlier, dependencies);
  const token = ids.token();
  const startedAt = clock.now();
  if (!(await noteChange(db, { customerId, phone, token, startedAt }))) throw changeUnderWay();
  try {
    for (let round = 1; round <= ROUNDS; round++) {
      const line = await claimPhone(directory, { phone, customerId, at: startedAt });
      if (line.customerId === customerId) return token;
      const outcome = await releasePhone(line, { db: stores.of(line.customerId), directory, clock });
      // Only the proven owner of this phone learns this (security.md S15).
      if (outcome === "owned")
        throw new BusinessError(Code.PHONE_REGISTERED, "该手机号已注册，请更换其他手机号");
      if (outcome === "under way") break;
    }
    throw changeUnderWay();
  } catch (error) {
    await abandonChange({ customerId, phone, token }, dependencies);
    throw error;
  }
}
