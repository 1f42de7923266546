import { getWithdrawalConfirmation } from "../../../../schema/rest/wallet/withdrawal-confirmation";
import { exportWithdrawals as exportCall } from "../../../../schema/rest/wallet/withdrawal-export";
import { getWithdrawalTerms, listWithdrawals, withdraw } from "../../../../schema/rest/wallet/withdrawals";
import { fenToYuan } from "../../../../schema/rules/money";
import { requireSession } from "../../shared/context";
import { type BackendApp, implement, implementFile } from "../../shared/implement";
import { SITE_ORIGIN_HEADER } from "../../shared/site-origin";
import { clientOf, recordExport } from "../account-activity";
import { idempotencyKey } from "../idempotency";
import { limitCustomer } from "../limits";
import { daysOf } from "./days";
import { exportWithdrawals } from "./export-withdrawals";
import { readConfirmation } from "./read-confirmation";
import { requestWithdrawal } from "./request-withdrawal";
import { presentWithdrawal } from "./withdrawal-presenter";
import { readWithdrawalTerms } from "./withdrawal-terms";
import { countWithdrawals, listWithdrawalRows } from "./withdrawals.repository";

/** API-074 to API-076, EXT-370 and EXT-540. */
export function registerWithdrawalRoutes(app: BackendApp): void {
  implement(app, withdraw, async ({ body }, context) => {
    const session = requireSession(context);
    const key = idempotencyKey(context);
    await requestWithdrawal({ ...body, session, key, client: clientOf(context) }, context);
    return null;
  });

  implement(app, listWithdrawals, async ({ query }, context) => {
    const { db } = context;
    const filter = { customerId: requireSession(context).customerId, ...daysOf(query) };
    const { pageIndex, pageSize: limit } = query;
    const [{ total, money }, rows] = await Promise.all([
      countWithdrawals(db, filter),
      listWithdrawalRows(db, filter, { limit, offset: (pageIndex - 1) * limit }),
    ]);
    return { rows: rows.map(presentWithdrawal), total, totalMoney: fenToYuan(money) };
  });

  implementFile(app, exportCall, async ({ body }, context) => {
    const { customerId } = requireSession(context);
    await limitCustomer("export", customerId, context);
    await recordExport("提现记录", context);
    return exportWithdrawals({ customerId, ...daysOf(body) }, context);
  });

  implement(app, getWithdrawalConfirmation, ({ params, query }, context) =>
    readConfirmation(
      {
        ...params,
        ...query,
        siteOrigin: context.header(SITE_ORIGIN_HEADER),
        clientAddress: context.clientAddress,
      },
      context,
    ),
  );

  implement(app, getWithdrawalTerms, (_input, context) =>
    readWithdrawalTerms(requireSession(context).customerId, context),
  );
}
