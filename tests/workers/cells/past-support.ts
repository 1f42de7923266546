import { env } from "cloudflare:workers";
import { expect } from "vitest";
import type { BackendEnv } from "../../../backend/src/env";
import { goOnWithPastDumps } from "../../../backend/src/modules/past-dumps";
import { formatTime } from "../../../backend/src/shared/clock";
import { cellName } from "../../../backend/src/shared/stores/cells/cell-of";
import type { CellNamespace } from "../../../backend/src/shared/stores/cells/open-cells";
import { realCell } from "../../support/database/use-cells";
import { operate } from "../../support/orders/order-life";
import { type createTestBackend, idsBy } from "../../support/servers/backend";

type Backend = ReturnType<typeof createTestBackend>;

/** Lets the platform keep the cell as it is at this moment; time goes on behind it. @returns the moment, ms */
export async function keepMoment({ clock }: Backend, cell: number): Promise<number> {
  // Behind what was done within this second.
  clock.advance(1000);
  const now = Math.floor(clock.now() / 1000) * 1000;
  await realCell(cellName(cell)).keepBookmark(now);
  clock.advance(10 * 60_000);
  return now;
}

/** EXT-609. */
export const askForPast = (backend: Backend, of: { customerId?: number; cell?: number }, at: number) =>
  operate(backend, "POST", "/operator/api/past-dumps", {
    ...of,
    time: formatTime(at),
    reason: "误删",
    reviewer: "zhang.wei",
  });

/** EXT-610, of one of them. */
export async function pastDumpOf(backend: Backend, name: string) {
  const { data } = await operate(backend, "GET", "/operator/api/past-dumps");
  return data.find(({ dump }: { dump: string }) => dump === name);
}

/** One run of the job. */
export const goOn = (
  backend: Backend,
  env: BackendEnv = backend.env,
  clock: Pick<Backend["clock"], "now" | "pause"> = backend.clock,
) => goOnWithPastDumps({ env, clock, ids: idsBy(backend.clock) });

/** Where a cell is, and whether it answers customers. */
export const whereabouts = (cell: number) => realCell(cellName(cell)).whereabouts();

/** Takes a cell to the past of the dump that is asked of it, and lets the run die there. @returns its visit */
export async function toThePast({ clock }: Backend, cell: number, at: number): Promise<number> {
  const row = await env.DB.prepare(
    "UPDATE past_dumps SET left_at = ? WHERE cell = ? AND done_at IS NULL RETURNING id",
  )
    .bind(clock.now(), cell)
    .first<{ id: number }>();
  const id = row?.id ?? 0;
  const going = async () => realCell(cellName(cell)).goBack(id, at);
  await expect(going()).rejects.toThrow(/another moment/);
  return id;
}

const EXECUTIONS = new Set<string | symbol>(["run", "all", "raw", "first"]);

/** An environment whose run dies at a call to a cell or to the directory: before it, or after it and before its answer. */
export function dyingAt(own: BackendEnv, last: number, moment: "before" | "after") {
  let calls = 0;
  let isDead = false;
  async function call<Result>(work: () => Promise<Result>): Promise<Result> {
    if (isDead) throw new Error("the run is dead");
    calls += 1;
    const isLast = calls === last;
    isDead = isLast && moment === "before";
    if (isDead) throw new Error("the run is dead");
    try {
      return await work();
    } finally {
      isDead = isLast;
      if (isDead) await Promise.reject(new Error("the run is dead"));
    }
  }
  const counted = <Target extends object>(
    target: Target,
    isCounted: (name: string | symbol) => boolean,
  ): Target =>
    new Proxy(target, {
      get(_, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== "function") return value;
        if (isCounted(name)) return (...given: unknown[]) => call(async () => value.apply(target, given));
        return (...given: unknown[]) => {
          const made: unknown = value.apply(target, given);
          return name === "prepare" || name === "bind" ? counted(made as object, isCounted) : made;
        };
      },
    });
  const { CELLS } = own;
  if (!CELLS) throw new Error("there are no cells");
  const cells = {
    idFromName: (name: string) => CELLS.idFromName(name),
    get: (id: DurableObjectId) => counted(CELLS.get(id), () => true),
  } as unknown as CellNamespace;
  const env = { ...own, CELLS: cells, DB: counted(own.DB, (name) => EXECUTIONS.has(name)) };
  return { env, hasDied: () => calls >= last };
}
