import { Code } from "../../../../schema/rest/codes";
import { ConstraintViolation, commit } from "../../shared/commit";
import { BusinessError } from "../../shared/errors";
import type { WalletConsent } from "../customers/wallet-consent";
import { NEVER_NEGATIVE, walletAccount } from "../ledger/ledger";
import type { OrderRow } from "../orders/orders.repository";
import { orderPaid, tellPaid } from "./order-paid";
import type { PayDependencies, PayRequest } from "./pay-orders";
import { findPayableOrders } from "./payable-orders";

/** Reads of the orders after concurrent changes. */
const ATTEMPTS = 3;

/** Commits the payment of all the orders in one transaction, or finds out why it cannot be. */
export async function payFromWallet(
  firstSeen: readonly OrderRow[],
  request: PayRequest & { consent: WalletConsent },
  record: (result: null) => D1PreparedStatement,
  dependencies: PayDependencies,
): Promise<null> {
  let orders = firstSeen;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    try {
      await commit(dependencies.db, walletPayment(orders, record(null), request.consent, dependencies));
      return null;
    } catch (error) {
      if (!(error instanceof ConstraintViolation)) throw error;
      if (error.mentions(NEVER_NEGATIVE)) {
        throw new BusinessError(Code.INSUFFICIENT_BALANCE, "您的余额不足");
      }
      const refusal = await request.consent.refusalIn(error);
      if (refusal) throw refusal;
      // A concurrent change came first. The current state of the orders decides the answer.
      orders = await findPayableOrders(request, dependencies);
    }
  }
  throw new BusinessError(Code.CONFLICT, "订单状态已变化，请刷新后重试");
}

/** What these orders cost together, 分. */
export const totalOf = (orders: readonly OrderRow[]): number =>
  orders.reduce((sum, { totalAmount }) => sum + totalAmount, 0);

/** State, money, key, message and events happen together or not at all. */
function walletPayment(
  orders: readonly OrderRow[],
  recordKey: D1PreparedStatement,
  consent: WalletConsent,
  { db, clock, ids }: PayDependencies,
): D1PreparedStatement[] {
  const at = clock.now();
  const [first, second] = orders;
  const paid = second
    ? { what: `${orders.length}个订单` }
    : { what: `订单${first?.orderNo}`, orderId: first?.id };
  return [
    recordKey,
    ...orders.flatMap((order) =>
      orderPaid(
        db,
        {
          order,
          payWay: "WALLET",
          source: { accountId: walletAccount(order.customerId), kind: "wallet" },
          actor: `customer:${order.customerId}`,
          paidAt: at,
          at,
        },
        ids,
      ),
    ),
    ...tellPaid(db, orders, at, ids),
    ...consent.spend({ ...paid, amount: totalOf(orders), at }),
  ];
}
