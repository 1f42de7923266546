import { asc } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { shownUntil, staffList } from "../staff-lists";
import type { WithdrawalRow } from "./withdrawals.repository";
import { withdrawals } from "./withdrawals.tables";

/** Fields of a withdrawal that staff see: without the data that open the customer's confirmation. */
const shown = {
  id: withdrawals.id,
  customerId: withdrawals.customerId,
  outBizNo: withdrawals.outBizNo,
  payWay: withdrawals.payWay,
  account: withdrawals.account,
  accountName: withdrawals.accountName,
  realName: withdrawals.realName,
  amount: withdrawals.amount,
  actual: withdrawals.actual,
  stage: withdrawals.stage,
  attempts: withdrawals.attempts,
  reviewedBy: withdrawals.reviewedBy,
  reviewedAt: withdrawals.reviewedAt,
  reason: withdrawals.reason,
  createdAt: withdrawals.createdAt,
  endedAt: withdrawals.endedAt,
};

/**
 * The entry's state of a withdrawal that Alipay or WeChat Pay is paying. Those that staff have to pay at the bank keep
 * `SENT`, which partner clients are told of (`withdrawal.to_pay`): nothing is paid twice.
 */
const BY_PROVIDER = "SENDING";

const stateOf = ({ stage, payWay }: Pick<WithdrawalRow, "stage" | "payWay">): string =>
  stage === "SENT" && payWay !== "BANK" ? BY_PROVIDER : stage;

/** The states that entries of a stage have. */
export const statesOfStage = (stage: WithdrawalRow["stage"]): readonly string[] =>
  stage === "SENT" ? [stage, BY_PROVIDER] : [stage];

/** Withdrawals of all customers (EXT-372). One that has ended, or was refused, is shown for 30 days more. */
export const staffWithdrawals = staffList({
  name: "withdrawals",
  id: withdrawals.id,
  rows: (db, which, limit) =>
    drizzle(db).select(shown).from(withdrawals).where(which).orderBy(asc(withdrawals.id)).limit(limit),
  entryOf: (row) => ({
    id: row.id,
    customerId: row.customerId,
    state: stateOf(row),
    key: row.payWay,
    endsAt: shownUntil(row.stage === "REFUSED" ? row.reviewedAt : row.endedAt),
    // Staff need the account number only for transfers to companies, which they make by hand.
    data: { ...row, account: row.payWay === "BANK" ? row.account : null },
  }),
});
