import { Code } from "../../../../schema/rules/codes";
import { ConstraintViolation, commit, withFreshIds } from "../../shared/commit";
import { BusinessError, invalidInput, notFound } from "../../shared/errors";
import { logSecurity } from "../../shared/log";
import { pushOutbox } from "../outbox";
import { payOut } from "./pay-out";
import type { WithdrawalDependencies } from "./request-withdrawal";
import { withdrawalApproved, withdrawalReturned } from "./withdrawal-bookings";
import { findWithdrawal, NOT_FORWARD, storeReview } from "./withdrawals.repository";

/**
 * Decides about a withdrawal, once, and tells the customer: an approved one is paid out; for a refused one the money is
 * returned in the same batch. Reviewer, time and reason are stored with it.
 *
 * @throws BusinessError NOT_FOUND, INVALID_INPUT for a refusal without a reason, CONFLICT when it was decided
 *   before
 */
export async function reviewWithdrawal(
  { id, approve, reason, reviewer }: { id: number; approve: boolean; reason: string; reviewer: string },
  dependencies: WithdrawalDependencies,
): Promise<void> {
  const { db, clock } = dependencies;
  const row = await findWithdrawal(db, id);
  if (!row) throw notFound("提现申请");
  if (!approve && reason === "") throw invalidInput("请填写拒绝原因");
  const at = clock.now();
  const store = () =>
    commit(db, [
      storeReview(db, id, {
        stage: approve ? "APPROVED" : "REFUSED",
        reviewer,
        reason: approve ? null : reason,
        at,
      }),
      ...(approve ? withdrawalApproved(row, dependencies) : withdrawalReturned(row, reason, dependencies)),
    ]);
  try {
    await withFreshIds(store);
  } catch (error) {
    if (!(error instanceof ConstraintViolation && error.mentions(NOT_FORWARD))) throw error;
    throw new BusinessError(Code.CONFLICT, "该提现申请已处理");
  }
  const target = `withdrawal ${id}`;
  logSecurity({ action: "withdrawal-review", target, result: approve ? "approved" : "refused" });
  dependencies.waitUntil(pushOutbox(row.customerId, dependencies));
  if (approve) dependencies.waitUntil(payOut(id, dependencies));
}
