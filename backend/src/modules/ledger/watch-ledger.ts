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

/** What one run checks at most, of each kind; the rest waits for the next minute. */
const CHANGES: Budget = { slices: 8, weight: 40_000 };
const BROKEN: Budget = { slices: 1, weight: SLICE.weight };
const ROUND: Budget = { slices: 8, weight: 20_000 };

/** A row whose id or time is so old has been committed, or never will be. */
const SETTLED_MS = MINUTE;
/** The longest period whose changes one pass takes, so that it reads a bounded number of rows after a pause, too. */
const PASS_MS = HOUR;
/** Periods without a change that one run goes through. */
const QUIET_PASSES = 24;
const ROUND_EVERY_MS = 7 * DAY;

interface Run {
  readonly db: CustomerStore;
  readonly directory: Directory;
  readonly clock: Clock;
}

/**
 * Checks the books, in the minute jobs: of every customer whose books have changed, of those where something was found
 * an hour ago, and of all customers once a week (decision 062). Customer by customer, in small batches; what a run does
 * not get through is left to the next one. Each broken promise is an error line `invariant broken` at once, and every
 * hour while it stays: it alerts a person (docs/operations.md, "Alerts").
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

/** Before the first run, now in ms: what is older than an hour is left to the first round. */
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

/** Checks the customers of all changes since the last pass, or goes on with a pass that was not done. */
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
  // While nothing happens, that is noted once an hour.
  const isNews = watch.passUntil !== null || current.checkedUntil >= watch.checkedUntil + PASS_MS;
  if (isNews) await saveWatch(run.db, current).run();
  return current;
}

/** A slice or more of the round over all customers, until it is where it has to be to end within its week. */
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

/** Checks again where a promise was found broken an hour ago, so that it is told of again, or forgotten. */
async function checkBroken(run: Run): Promise<void> {
  const toldUntil = run.clock.now() - TOLD_EVERY_MS;
  const customers = await brokenCustomers(run.db, { toldUntil, limit: mostCustomers(BROKEN) });
  for (const slice of slicesOf(customers, BROKEN))
    await storeAndTell(run, await check(run, slice), undefined);
}

/** A slice that is checked: its last customer, how many there are, and whether it is the last of the whole list. */
interface Done {
  readonly after: number;
  readonly size: number;
  readonly isLast: boolean;
}

/** Checks customers slice by slice, and notes after each how far it is. Answers what is noted last. */
async function checkInSlices(
  run: Run,
  { customers, budget, watch }: { customers: readonly WeighedCustomer[]; budget: Budget; watch: Watch },
  noted: (done: Done, watch: Watch) => Watch,
): Promise<Watch> {
  // A list as long as the run can read may have more behind it.
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

/** Customers, and what is broken in their books. */
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
