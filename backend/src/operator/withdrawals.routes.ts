import * as calls from "../../../schema/rest/operator/operator-withdrawals";
import { withPhones } from "../modules/customers";
import { endBankWithdrawal, findForStaff, presentWithdrawal, reviewWithdrawal } from "../modules/withdrawals";
import { formatTimeOrNull } from "../shared/clock";
import { type BackendApp, implement } from "../shared/implement";

/** EXT-372, EXT-373 and EXT-378. */
export function registerOperatorWithdrawalRoutes(app: BackendApp): void {
  implement(app, calls.findWithdrawals, async ({ query }, { db }) => {
    const rows = await withPhones(db, await findForStaff(db, query));
    return rows.map(({ row: withdrawal, phone }) => ({
      ...presentWithdrawal(withdrawal),
      stage: withdrawal.stage,
      outBizNo: withdrawal.outBizNo,
      customerPhone: phone,
      realName: withdrawal.realName,
      bankAccount: withdrawal.payWay === "BANK" ? withdrawal.account : null,
      attempts: withdrawal.attempts,
      reviewedBy: withdrawal.reviewedBy,
      reviewTime: formatTimeOrNull(withdrawal.reviewedAt),
    }));
  });

  implement(app, calls.reviewWithdrawal, async ({ params, body }, context) => {
    await reviewWithdrawal({ id: params.id, ...body }, context);
    return null;
  });

  implement(app, calls.endBankWithdrawal, async ({ params, body }, context) => {
    await endBankWithdrawal({ id: params.id, ...body }, context);
    return null;
  });
}
