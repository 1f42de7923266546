import { type Clock, DAY, HOUR, MINUTE } from "../../shared/clock";
import { log } from "../../shared/log";
import type { Moments } from "../../shared/next-due";
import { type CustomerStore, type Directory, openStores, type StoresEnv } from "../../shared/stores/stores";
import { checkCustomers, type Finding } from "./invariants";
import {
  brokenCustomers,
  changedCustomers,
  nextCustomers,
  type WeighedCustomer,
} from "./watch/customers-to-check";
import { nextOfBroken, nextOfChanges, nextOfRound } from "./watch/next-check";
import { type Budget, mostCustomers, SLICE, slicesOf } from "./watch/slices";
import { readWatch, saveWatch, storeCheck, TOLD_EVERY_MS, type Watch } from "./watch/watch.repository";

/** The most that one run checks of each kind; the rest waits for the next minute. */
const CHANGES: Budget = { slices: 8, weight: 40_000 };
const BROKEN: Budget = { slices: 1, weight: SLICE.weight };
const ROUND: Budget = { slices: 8, weight: 20_000 };

/** A row with an id or time older than this is committed, or never will be. */
const SETTLED_MS = MINUTE;
/**
 * The longest period of changes that one pass checks, so that it reads a limited number of rows even after a
 * pause.
 */
const PASS_MS = HOUR;
/** The most periods without changes that one run skips. */
const QUIET_PASSES = 24;
const ROUND_EVERY_MS = 7 * DAY;

interface Run {
  readonly db: CustomerStore;
  readonly directory: Directory;
  readonly clock: Clock;
}

/**
 * Checks the books in the minute jobs: of every customer whose books have changed, of those with a violation
 * an hour ago, and of all customers once a week (decision 062). It works in small batches of customers, and
 * the next run continues. Each broken rule is logged as the error `invariant broken` at once, and every hour
 * while it lasts: this alerts a person (docs/operations.md, "Alerts").
 */
export async function watchLedger({ env, clock }: { env: StoresEnv; clock: Clock }): Promise<void> {
  const { home: db, directory } = openStores(env);
  const run = { db, directory, clock };
  const watch = (await readWatch(db)) ?? firstWatch(clock.now());
  await goOnWithRound(run, await checkChanges(run, watch));
  await checkBroken(run);
}

/** When {@link watchLedger} is due next. */
export const nextLedgerCheck = ({ clock }: { clock: Clock }): Moments => [
  ...nextOfChanges({ unwatchedSince: clock.now() - PASS_MS, settledMs: SETTLED_MS }),
  ...nextOfRound(ROUND_EVERY_MS),
  ...nextOfBroken(),
];

/** State before the first run at `now`, ms: changes older than an hour are left to the first round. */
export const firstWatch = (now: number): Watch => ({
  checkedUntil: now - PASS_MS,
  passUntil: null,
  passAfter: 0,
  sliceEndedAt: null,
  roundBeganAt: null,
  roundAfter: null,
  roundCustomers: 0,
  lastRoundEndedAt: null,
  lastRoundCustomers: 0,
});

/** Checks the customers of all changes since the last pass, or continues an unfinished pass. */
async function checkChanges(run: Run, watch: Watch): Promise<Watch> {
  const settled = run.clock.now() - SETTLED_MS;
  let current = watch;
  for (let pass = 0; pass < QUIET_PASSES; pass++) {
    const { checkedUntil, passUntil, passAfter } = current;
    const until = passUntil ?? Math.min(settled, checkedUntil + PASS_MS);
    if (until <= checkedUntil) break;
    const period = { from: checkedUntil, until, after: passAfter };
    const customers = await changedCustomers(run.db, { ...period, limit: mostCustomers(CHANGES) });
    const done = { checkedUntil: until, passUntil: null, passAfter: 0 };
    if (customers.length > 0) {
      return checkInSlices(run, { customers, budget: CHANGES, watch: current }, ({ after, isLast }, now) => ({
        ...now,
        ...(isLast ? done : { passUntil: until, passAfter: after }),
      }));
    }
    current = { ...current, ...done };
  }
  // While nothing happens, the progress is stored once an hour.
  const isNews = watch.passUntil !== null || current.checkedUntil >= watch.checkedUntil + PASS_MS;
  if (isNews) await saveWatch(run.db, current).run();
  return current;
}

/** Checks some slices of the round over all customers, so that the round ends within its week. */
async function goOnWithRound(run: Run, watch: Watch): Promise<Watch> {
  const now = run.clock.now();
  const { roundBeganAt, roundAfter, lastRoundCustomers } = watch;
  const isResting = roundAfter === null && roundBeganAt !== null;
  if (isResting && now < roundBeganAt + ROUND_EVERY_MS) return watch;
  const begun =
    roundAfter === null ? { ...watch, roundBeganAt: now, roundAfter: 0, roundCustomers: 0 } : watch;
  const elapsed = now - (begun.roundBeganAt ?? now);
  const wanted = Math.ceil((lastRoundCustomers * elapsed) / ROUND_EVERY_MS) - begun.roundCustomers;
  const limit = Math.min(Math.max(wanted, SLICE.customers), mostCustomers(ROUND));
  const customers = await nextCustomers(run.db, { after: begun.roundAfter ?? 0, limit });
  const ended = (at: Watch): Watch => ({
    ...at,
    roundAfter: null,
    lastRoundEndedAt: now,
    lastRoundCustomers: at.roundCustomers,
  });
  if (customers.length === 0) {
    await saveWatch(run.db, ended(begun)).run();
    return ended(begun);
  }
  return checkInSlices(
    run,
    { customers, budget: ROUND, watch: begun },
    ({ after, size }, { roundCustomers, ...rest }) => ({
      ...rest,
      roundAfter: after,
      roundCustomers: roundCustomers + size,
    }),
  );
}

/** Checks customers with a violation an hour ago again, so that it is reported again or deleted. */
async function checkBroken(run: Run): Promise<void> {
  const toldUntil = run.clock.now() - TOLD_EVERY_MS;
  const customers = await brokenCustomers(run.db, { toldUntil, limit: mostCustomers(BROKEN) });
  for (const slice of slicesOf(customers, BROKEN))
    await storeAndTell(run, await check(run, slice), undefined);
}

/** A checked slice: its last customer, its number of customers, and whether it is the last slice of all. */
interface Done {
  readonly after: number;
  readonly size: number;
  readonly isLast: boolean;
}

/** Checks customers slice by slice, and stores the progress after each. Answers the last progress. */
async function checkInSlices(
  run: Run,
  { customers, budget, watch }: { customers: readonly WeighedCustomer[]; budget: Budget; watch: Watch },
  noted: (done: Done, watch: Watch) => Watch,
): Promise<Watch> {
  // If the list has as many customers as one run can check, there may be more.
  const isWhole = customers.length < mostCustomers(budget);
  let current = watch;
  for (const slice of slicesOf(customers, budget)) {
    const after = slice.at(-1) ?? 0;
    const isLast = isWhole && after === customers.at(-1)?.id;
    const checked = await check(run, slice);
    current = {
      ...noted({ after, size: slice.length, isLast }, current),
      sliceEndedAt: run.clock.now(),
    };
    await storeAndTell(run, checked, current);
  }
  return current;
}

/** Checked customers, and the violations in their books. */
interface Checked {
  readonly customerIds: readonly number[];
  readonly findings: readonly Finding[];
}

const check = async ({ db, directory }: Run, customerIds: readonly number[]): Promise<Checked> => ({
  customerIds,
  findings: await checkCustomers(customerIds, { db, directory }),
});

async function storeAndTell({ db, clock }: Run, checked: Checked, watch: Watch | undefined): Promise<void> {
  const told = await storeCheck(db, { ...checked, now: clock.now(), watch });
  for (const { rule, subject, customerId } of told) {
    log.error("invariant broken", new Error(rule), { subject, customerId });
  }
}
