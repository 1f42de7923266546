import { hashPassword } from "../../src/modules/customers/password-hash";
import { customerStatements } from "../customers";
import { insertStatements } from "../statements";
import { complaintStatements } from "./complaints";
import { DEMO_CUSTOMER, LOCAL_PEPPER } from "./customer";
import { exceptionStatements } from "./exceptions";
import { ledgerStatements } from "./ledger";
import { libraryRows } from "./library";
import { messageRows } from "./messages";
import { orderStatements, placeOrder } from "./order-statements";
import { DEMO_ORDERS } from "./orders";
import { quoteDemoOrder } from "./quote";
import { refundStatements } from "./refunds";
import { cardRows, DEMO_WORKERS, verifiedAt } from "./workers";

const DAY_MS = 86_400_000;

/**
 * A merchant with a wallet, a goods library, orders in many states and messages, as SQL to run after the reference
 * data. `now` (ms) is what the ages of everything count from. Running it again changes nothing.
 */
export async function demoStatements(now: number): Promise<string[]> {
  const orders = DEMO_ORDERS.map((order, index) => placeOrder(order, index, quoteDemoOrder(order), now));
  const customer = {
    id: DEMO_CUSTOMER.id,
    phone: DEMO_CUSTOMER.phone,
    nickname: DEMO_CUSTOMER.nickname,
    pay_password_hash: await hashPassword(DEMO_CUSTOMER.payPassword, LOCAL_PEPPER),
    created_at: now - 60 * DAY_MS,
  };
  const payoutAccount = {
    customer_id: DEMO_CUSTOMER.id,
    pay_way: "ALIPAY",
    account: DEMO_CUSTOMER.phone,
    account_name: DEMO_CUSTOMER.phone,
    real_name: "王小明",
    bound_at: now - 30 * DAY_MS,
    is_first: true,
  };
  const keep = { key: ["id"], action: "DO NOTHING" } as const;
  const customers = customerStatements([customer]);
  return [
    ...customers.own,
    ...customers.directory,
    ...insertStatements("payout_accounts", [payoutAccount], {
      key: ["customer_id", "pay_way"],
      action: "DO NOTHING",
    }),
    ...insertStatements(
      "workers",
      DEMO_WORKERS.map(({ verifiedDaysAgo, ...worker }) => ({
        ...worker,
        created_at: now - 60 * DAY_MS,
        verified_at: verifiedAt(verifiedDaysAgo, now),
      })),
      keep,
    ),
    ...insertStatements("customer_masters", cardRows(now), {
      key: ["customer_id", "worker_id"],
      action: "DO NOTHING",
    }),
    ...insertStatements("library_goods", libraryRows(now), keep),
    ...orders.flatMap(orderStatements),
    ...refundStatements(orders),
    ...exceptionStatements(orders),
    ...complaintStatements(orders),
    ...ledgerStatements(orders, now),
    ...insertStatements("messages", messageRows(orders, now), keep),
  ];
}
