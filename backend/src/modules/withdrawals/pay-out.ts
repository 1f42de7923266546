import { payoutNotificationPath } from "../../../../schema/rest/payments/pay-notification";
import type { BackendEnv } from "../../env";
import { PayProviderError } from "../../providers/pay/pay-provider";
import { choosePayoutProvider } from "../../providers/payout/choose-payout";
import type { PayoutProvider, TransferState } from "../../providers/payout/payout-provider";
import { type Clock, HOUR, MINUTE } from "../../shared/clock";
import { ConstraintViolation, commit, withFreshIds } from "../../shared/commit";
import type { Ids } from "../../shared/ids";
import { inParallel, shortRun } from "../../shared/in-parallel";
import { log } from "../../shared/log";
import { publicOrigin } from "../../shared/site-origin";
import { type CustomerStore, openStores } from "../../shared/stores/stores";
import { pushOutbox } from "../outbox";
import { isHeld } from "../payment-holds";
import { awaitConfirmation } from "./confirmation";
import { withdrawalPaid, withdrawalReturned } from "./withdrawal-bookings";
import {
  claimAttempt,
  endWithdrawal,
  findWithdrawal,
  NOT_FORWARD,
  type WithdrawalRow,
  withdrawalsDue,
} from "./withdrawals.repository";

export interface PayOutDependencies {
  readonly db: CustomerStore;
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
}

const PER_RUN = 50;
/** Next attempt of a withdrawal that no job tries again. */
const NEVER = Number.MAX_SAFE_INTEGER;
/** An attempt that has not sent by then sends nothing: staff may have ended the withdrawal (EXT-378). */
const SENDS_WITHIN_MS = MINUTE;
/** Wait before the next attempt: 1 minute, doubling, an hour at most. */
const backoffMs = (attempts: number) => Math.min(HOUR, MINUTE * 2 ** Math.min(attempts, 6));

/** Time of the next attempt, ms. If the payee has to confirm, it is queried once it may have expired. */
export function nextAttemptAt({ attempts, confirmBy }: WithdrawalRow, now: number): number {
  const next = now + backoffMs(attempts);
  return confirmBy !== null && confirmBy > now ? Math.min(next, confirmBy + MINUTE) : next;
}

/** Time until which the last attempt can have begun, ms: what {@link nextAttemptAt} was computed from. */
export const lastAttemptUntil = ({ attempts, nextAttemptAt: next, confirmBy }: WithdrawalRow): number =>
  Math.max(next - backoffMs(attempts - 1), confirmBy ?? 0);

/**
 * Pays approved withdrawals, and queries those that were sent without an answer; as a job. Every attempt
 * uses the withdrawal's own number, and one that a provider may know is queried before it is sent again. So
 * it is never paid twice and never lost, wherever a Worker dies.
 */
export async function payOutDue(dependencies: PayOutDependencies): Promise<void> {
  const { db, env, clock } = dependencies;
  const { of } = openStores(env);
  // While the provider is asked, the customer may move to another cell.
  await inParallel(await withdrawalsDue(db, clock.now(), PER_RUN), shortRun(clock), (row) =>
    attempt(row, { ...dependencies, db: of(row.customerId) }),
  );
}

/** The same for one withdrawal, right after its approval. Never throws: the job repeats a failure. */
export async function payOut(id: number, dependencies: PayOutDependencies): Promise<void> {
  try {
    const row = await findWithdrawal(dependencies.db, id);
    if (row?.stage === "APPROVED" && !(await isHeld(dependencies.db, row.customerId)))
      await attempt(row, dependencies);
  } catch (error) {
    log.error("payout failed", error, { withdrawal: id });
  }
}

async function attempt(row: WithdrawalRow, dependencies: PayOutDependencies): Promise<void> {
  const { db, clock } = dependencies;
  const began = clock.now();
  try {
    const { payWay } = row;
    // Staff pay it at the bank, and report the result (`end-bank-withdrawal.ts`).
    if (payWay === "BANK") return void (await claimAttempt(db, row, NEVER));
    if (!(await claimAttempt(db, row, nextAttemptAt(row, began)))) return;
    const provider = await choosePayoutProvider(payWay, dependencies);
    if (!provider) throw new Error(`${payWay} is not configured any more`);
    const state = await transfer(row, { provider, sendUntil: began + SENDS_WITHIN_MS }, dependencies);
    if (state.status === "WAITING") await awaitConfirmation(row, state, dependencies);
    else await settleTransfer(row, state, [], dependencies);
  } catch (error) {
    log.error("payout failed", error, { outBizNo: row.outBizNo, attempts: row.attempts + 1 });
  }
}

/**
 * The result of a transfer. After a refusal the provider is queried once more, because an earlier attempt may
 * have been paid.
 */
async function transfer(
  row: WithdrawalRow,
  { provider, sendUntil }: { provider: PayoutProvider; sendUntil: number },
  { env, clock }: PayOutDependencies,
): Promise<TransferState> {
  const { outBizNo } = row;
  if (row.stage === "SENT") {
    const known = await provider.query(outBizNo);
    // Sending it again with its number answers the data for the confirmation, and pays nothing twice.
    const needsPackage = known.status === "WAITING" && known.packageInfo === null && row.packageInfo === null;
    if (known.status !== "UNKNOWN" && !needsPackage) return known;
  }
  if (clock.now() > sendUntil) throw new Error("the attempt is too old to send");
  const sent = await provider.send({
    outBizNo,
    amount: row.actual,
    account: row.account,
    realName: row.realName,
    title: "装达钱包提现",
    notifyUrl:
      publicOrigin(env, null) + payoutNotificationPath(row.payWay === "ALIPAY" ? "alipay" : "wechat"),
  });
  if (sent.status !== "FAILED") return sent;
  const checked = await provider.query(outBizNo);
  return checked.status === "UNKNOWN" || checked.status === "FAILED" ? sent : checked;
}

/**
 * Books a provider's report about a transfer, once, however often it is reported; `also` joins the batch.
 *
 * @returns whether something was booked now
 */
export async function settleTransfer(
  row: WithdrawalRow,
  state: TransferState,
  also: readonly D1PreparedStatement[],
  dependencies: PayOutDependencies,
): Promise<boolean> {
  const { db, clock } = dependencies;
  if (state.status !== "PAID" && state.status !== "FAILED") return false;
  const statements = () =>
    state.status === "PAID"
      ? [
          endWithdrawal(db, row.id, {
            stage: "PAID",
            endedAt: Math.min(state.paidAt, clock.now()),
            transferNo: state.transferNo,
          }),
          ...withdrawalPaid(row, dependencies),
        ]
      : [
          endWithdrawal(db, row.id, { stage: "FAILED", endedAt: clock.now(), reason: state.reason }),
          ...withdrawalReturned(row, state.reason, dependencies),
        ];
  try {
    await withFreshIds(() => commit(db, [...statements(), ...also]));
  } catch (error) {
    if (!(error instanceof ConstraintViolation && error.mentions(NOT_FORWARD))) throw error;
    await assertSame(row, state, dependencies);
    return false;
  }
  await pushOutbox(row.customerId, dependencies);
  return true;
}

/** A concurrent run has booked it: if the result differs, a person has to check it. */
async function assertSame(
  { id, outBizNo }: WithdrawalRow,
  state: TransferState,
  { db }: PayOutDependencies,
): Promise<void> {
  const now = await findWithdrawal(db, id);
  if (now?.stage !== state.status) logContradiction(outBizNo, `${now?.stage}, now ${state.status}`);
}

/** Alerts a person that a report about a transfer differs from what was booked (`paid-twice`, operations.md). */
export const logContradiction = (outBizNo: string, difference: string): void =>
  log.error("payout contradicts what was booked", new PayProviderError(difference), { outBizNo });
