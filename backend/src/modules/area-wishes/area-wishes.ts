import { count, desc, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { isPhone, normalizePhone, PHONE_MESSAGE } from "../../../../schema/rules/phone";
import { type Clock, DAY, HOUR } from "../../shared/clock";
import { commit, statement, withFreshIds } from "../../shared/commit";
import { invalidInput } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import type { Directory } from "../../shared/stores/stores";
import { clientNetwork, enforceLimit } from "../limits";
import { areaWishes } from "./area-wishes.tables";

/** Limits per network and hour, and per phone and day: a visitor cannot be counted in any other way. */
const NETWORK_WISHES = 20;
const PHONE_WISHES = 10;

interface AreaWish {
  areaCode: string;
  goodsTypeId: number;
  phone: string;
}

/**
 * Stores a request for a phone call when an area is served (ux.md U23). A repeated request changes nothing.
 *
 * @throws BusinessError INVALID_INPUT for an invalid phone number, TOO_MANY_REQUESTS
 */
export async function addWish(
  wish: AreaWish,
  clientAddress: string,
  { directory, clock, ids }: { directory: Directory; clock: Clock; ids: Ids },
): Promise<void> {
  const phone = normalizePhone(wish.phone);
  if (!isPhone(phone)) throw invalidInput(PHONE_MESSAGE.form);
  const now = clock.now();
  const network = { key: `area-wish:network:${clientNetwork(clientAddress)}`, windowMs: HOUR };
  const caller = { key: `area-wish:phone:${phone}`, windowMs: DAY };
  await enforceLimit(directory, { ...network, limit: NETWORK_WISHES, now });
  await enforceLimit(directory, { ...caller, limit: PHONE_WISHES, now });
  await withFreshIds(() =>
    commit(directory, [
      statement(
        directory,
        drizzle(directory)
          .insert(areaWishes)
          .values({ ...wish, phone, id: ids.directoryId(), createdAt: now })
          .onConflictDoNothing({ target: [areaWishes.areaCode, areaWishes.goodsTypeId, areaWishes.phone] }),
      ),
    ]),
  );
}

/** One page of wishes, newest first, and the number of all; only those for one area when it is given. */
export async function findWishes(
  directory: Directory,
  { areaCode, limit, offset }: { areaCode: string | undefined; limit: number; offset: number },
) {
  const orm = drizzle(directory);
  const wanted = areaCode === undefined ? undefined : eq(areaWishes.areaCode, areaCode);
  const [rows, [all]] = await orm.batch([
    orm.select().from(areaWishes).where(wanted).orderBy(desc(areaWishes.id)).limit(limit).offset(offset),
    orm.select({ total: count() }).from(areaWishes).where(wanted),
  ]);
  return { rows, total: all?.total ?? 0 };
}

/** Statement that deletes the wishes of a phone whose account is closed. */
export const forgetWishes = (directory: Directory, phone: string): D1PreparedStatement =>
  statement(directory, drizzle(directory).delete(areaWishes).where(eq(areaWishes.phone, phone)));
