import {
  creditWallet as creditWalletCall,
  findCustomers,
  findReferrals,
  getHealth,
  rebuildLists,
  sendServiceMessage as sendServiceMessageCall,
  setBlocked as setBlockedCall,
} from "../../../schema/rest/operator/operator";
import { fenToYuan } from "../../../schema/rules/money";
import { customersByPrefix, staffReferrals, withPhones } from "../modules/customers";
import { idempotencyKey, requiredKey } from "../modules/idempotency";
import { walletBalances } from "../modules/ledger";
import { beginRebuild, countList, readList } from "../modules/staff-lists";
import { STAFF_LISTS } from "../registry";
import { formatTime } from "../shared/clock";
import { type BackendApp, implement } from "../shared/implement";
import { requireOperator } from "../shared/operator-token";
import { registerAdjustmentRoutes } from "./adjustments.routes";
import { registerOperatorBidRoutes } from "./bids.routes";
import { registerOperatorCallRoutes } from "./calls.routes";
import { registerOperatorComplaintRoutes } from "./complaints.routes";
import { registerOperatorEvidenceRoutes } from "./evidence.routes";
import { registerOperatorFeedbackRoutes } from "./feedback.routes";
import { readHealth } from "./health";
import { registerOperatorInvoiceRoutes } from "./invoices.routes";
import { registerOperatorMasterRoutes } from "./masters.routes";
import { registerOperatorMoveRoutes } from "./moves.routes";
import { creditWallet, sendServiceMessage, setBlocked } from "./operator.usecases";
import { registerOrderEntryRoutes } from "./order-entries.routes";
import { registerOperatorOrderStepRoutes } from "./order-steps.routes";
import { registerOperatorOrderRoutes } from "./orders.routes";
import { registerPartnerRoutes } from "./partner/partner.routes";
import { registerPartnerEventRoutes } from "./partner/partner-events.routes";
import { registerOperatorPersonalDataRoutes } from "./personal-data.routes";
import { registerOperatorQueueRoutes } from "./queues.routes";
import { registerOperatorRefundRoutes } from "./refund-steps.routes";
import { registerOperatorRestoreRoutes } from "./restores.routes";
import { registerOperatorWithdrawalRoutes } from "./withdrawals.routes";

const CUSTOMERS_SHOWN = 20;

/** EXT-101..123, EXT-500, EXT-520..527. Unknown paths below it also want the token, so that they reveal nothing. */
export function registerOperatorRoutes(app: BackendApp): void {
  app.use("/operator/*", async (raw, next) => {
    await requireOperator(raw.get("context"));
    await next();
  });

  registerOperatorOrderRoutes(app);
  registerOperatorOrderStepRoutes(app);
  registerOperatorBidRoutes(app);
  registerOperatorMasterRoutes(app);
  registerOperatorEvidenceRoutes(app);
  registerOperatorRefundRoutes(app);
  registerOperatorQueueRoutes(app);
  registerOperatorPersonalDataRoutes(app);
  registerOperatorComplaintRoutes(app);
  registerOperatorFeedbackRoutes(app);
  registerOrderEntryRoutes(app);
  registerOperatorCallRoutes(app);
  registerOperatorWithdrawalRoutes(app);
  registerAdjustmentRoutes(app);
  registerOperatorInvoiceRoutes(app);
  registerPartnerRoutes(app);
  registerPartnerEventRoutes(app);
  registerOperatorMoveRoutes(app);
  registerOperatorRestoreRoutes(app);

  implement(app, findCustomers, async ({ query }, { stores }) => {
    const rows = await customersByPrefix(query.phone, CUSTOMERS_SHOWN, stores);
    const inStores = Map.groupBy(rows, ({ id }) => stores.of(id));
    const found = await Promise.all(
      [...inStores].map(([db, own]) =>
        walletBalances(
          db,
          own.map(({ id }) => id),
        ),
      ),
    );
    const balances = new Map(found.flatMap((some) => [...some]));
    return rows.map((row) => ({
      id: row.id,
      phone: row.phone,
      nickname: row.nickname,
      balance: fenToYuan(balances.get(row.id) ?? 0),
      blocked: row.blockedAt !== null,
      createTime: formatTime(row.createdAt),
    }));
  });

  implement(app, findReferrals, async ({ query }, { directory }) => {
    const { code, pageIndex, pageSize } = query;
    const filter = { key: code || undefined };
    const [{ asOf, entries }, total] = await Promise.all([
      readList(directory, staffReferrals, {
        ...filter,
        limit: pageSize,
        offset: (pageIndex - 1) * pageSize,
      }),
      countList(directory, staffReferrals, filter),
    ]);
    const rows = (await withPhones(directory, entries)).map(({ row: { id, data }, phone }) => ({
      id,
      phone,
      referralCode: data.referralCode,
      createTime: formatTime(data.createdAt),
    }));
    return { asOf, rows, total };
  });

  implement(app, rebuildLists, async (_input, { stores }) => {
    await beginRebuild(stores, STAFF_LISTS);
    return null;
  });

  implement(app, creditWalletCall, async ({ body }, context) => {
    const balance = await creditWallet({ ...body, key: requiredKey(context) }, context);
    return { balance: fenToYuan(balance) };
  });

  implement(app, sendServiceMessageCall, async ({ body }, context) => {
    const { phone, title, content: text } = body;
    await sendServiceMessage({ phone, title, text, key: idempotencyKey(context) }, context);
    return null;
  });

  implement(app, setBlockedCall, async ({ body }, context) => {
    await setBlocked(body, context);
    return null;
  });

  implement(app, getHealth, (_input, context) => readHealth(context));
}
