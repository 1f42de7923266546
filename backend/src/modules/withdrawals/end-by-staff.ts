import { notFound } from "../../shared/errors";
import { type BankResult, endBankWithdrawal } from "./end-bank-withdrawal";
import { endRefusedWithdrawal } from "./end-refused-withdrawal";
import type { PayOutDependencies } from "./pay-out";
import { findWithdrawal } from "./withdrawals.repository";

/**
 * What staff tell of a withdrawal (EXT-378): the result of one to a company's bank account, or that one which Alipay or
 * WeChat Pay refuses again and again has failed.
 *
 * @throws BusinessError NOT_FOUND, and as {@link endBankWithdrawal} and {@link endRefusedWithdrawal}
 */
export async function endWithdrawalByStaff(
  { id, ...result }: BankResult & { readonly id: number },
  dependencies: PayOutDependencies,
): Promise<void> {
  const row = await findWithdrawal(dependencies.db, id);
  if (!row) throw notFound("提现申请");
  const { payWay } = row;
  if (payWay === "BANK") return endBankWithdrawal(row, result, dependencies);
  return endRefusedWithdrawal({ ...row, payWay }, result, dependencies);
}
