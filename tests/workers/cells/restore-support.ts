import { expect } from "vitest";
import type { BackendEnv } from "../../../backend/src/env";
import { goOnWithRestores } from "../../../backend/src/modules/restores";
import { HOUR } from "../../../backend/src/shared/clock";
import type { Account } from "../../support/accounts/accounts";
import { operate } from "../../support/orders/order-life";
import { type createTestBackend, idsBy } from "../../support/servers/backend";
import { dumpWhole } from "./dump-support";
import { cellsOfCustomer } from "./moving-support";

type Backend = ReturnType<typeof createTestBackend>;

/** EXT-603. */
export const askForRestore = (
  backend: Backend,
  of: { customerId: number } | { cell: number },
  dump: string,
) =>
  operate(backend, "POST", "/operator/api/restores", { ...of, dump, reason: "演练", reviewer: "zhang.wei" });

/** One run of the job that restores; answers the cells whose lists of staff are to be copied again. */
export async function goOn(backend: Backend, env: BackendEnv = backend.env): Promise<number[]> {
  const rebuilt: number[] = [];
  const given = { env, clock: backend.clock, ids: idsBy(backend.clock) };
  await goOnWithRestores(given, async (cell) => void rebuilt.push(cell));
  return rebuilt;
}

/** A restore, as staff see it. */
export async function restoreOf(backend: Backend, id: number) {
  const { data } = await operate(backend, "GET", "/operator/api/restores");
  return data.find((one: { id: number }) => one.id === id);
}

/** EXT-570. */
export const cancel = (backend: Backend, id: number) =>
  operate(backend, "POST", `/operator/api/restores/${id}/cancel`, { reviewer: "li.na" });

/** EXT-605. */
export const compare = (backend: Backend, id: number, lines: object[] = []) =>
  operate(backend, "POST", `/operator/api/restores/${id}/compare`, { lines });

/** EXT-606. */
export const open = (backend: Backend, id: number, reason?: string) =>
  operate(backend, "POST", `/operator/api/restores/${id}/open`, { reviewer: "li.na", reason });

interface Life {
  readonly backend: Backend;
  readonly account: Account;
}

let dumps = 0;

/** A dump of the customer's cell as it is now; time goes on behind it. */
export async function dumpOf({ backend, account }: Life): Promise<{ cell: number; dump: string }> {
  const { from: cell } = cellsOfCustomer(account.customerId);
  dumps += 1;
  const dump = `2026-11-20-${String(170_000 + dumps)}`;
  await dumpWhole(backend, cell, dump);
  backend.clock.advance(HOUR);
  return { cell, dump };
}

/** The restore of the customer from a dump, done; its id. */
export async function restoreFrom({ backend, account: { customerId } }: Life, dump: string): Promise<number> {
  const { data } = await askForRestore(backend, { customerId }, dump);
  await goOn(backend);
  expect(await restoreOf(backend, data.id)).toMatchObject({ state: "HELD", failure: null, customerId });
  return data.id;
}
