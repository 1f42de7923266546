import { z } from "zod";
import { Code } from "../../../../schema/rules/codes";
import { type Fen, inYuan } from "../../../../schema/rules/money";
import { BusinessError } from "../../shared/errors";
import { once } from "../idempotency";
import { type OrderRow, orderInWords } from "../orders";
import { pushOutbox } from "../outbox";
import { billOfOrders, openPayment } from "./open-payment";
import { orderPaid, tellPaid } from "./order-paid";
import { payFromWallet } from "./pay-from-wallet";
import { findPayableOrders } from "./payable-orders";
import type { PayDependencies, PayRequest } from "./payment-types";
import { requirePayWay } from "./require-pay-way";

interface OrdersPayRequest extends PayRequest {
  /** Without duplicates; several are paid together or not at all (G-20). */
  readonly orderIds: readonly number[];
  /** Total that the customer was shown, 分; null when it is not known. */
  readonly quotedTotal: Fen | null;
}

/** Answer of API-026 and API-032: null for the wallet, a page or a QR image for a provider. */
const payment = z.string().nullable();

/**
 * Pays orders (PAY-05, PAY-33). The money moves once, however often it is called. A repeated key gets the
 * first answer; other callers are told that the order is paid. With a provider, the answer contains the page
 * or code, and the orders are paid when the provider says so (module `settlement`).
 *
 * @throws BusinessError NOT_FOUND, ORDER_ALREADY_PAID, ORDER_CLOSED, PAY_WAY_NOT_OFFERED,
 *   PRICE_CHANGED (ux.md U20), INSUFFICIENT_BALANCE (PAY-21), the errors of the payment password (PAY-12),
 *   IDEMPOTENCY_MISMATCH, UPSTREAM_UNAVAILABLE
 */
export async function payOrders(
  request: OrdersPayRequest,
  { command, params }: { command: "payOrder" | "payOrders"; params: object },
  dependencies: PayDependencies,
): Promise<string | null> {
  const { customerId, key, payWay, password } = request;
  const { db, clock, ids } = dependencies;
  const readPayable = async () => {
    const orders = await findPayableOrders(request, dependencies);
    requireQuotedTotal(orders, request.quotedTotal);
    return orders;
  };
  const result = await once(
    { db, clock, customerId, key, command, params, result: payment },
    async (record) => {
      const orders = await readPayable();
      requirePayWay(payWay, dependencies);
      if (payWay !== "WALLET") {
        return openPayment(billOfOrders(orders), { ...request, payWay }, record, dependencies);
      }
      return payFromWallet(
        {
          customerId,
          password,
          subject: orders,
          read: readPayable,
          debitOf: debitOfOrders,
          statements: (current, paid) => [
            ...current.flatMap((order) => orderPaid(db, { ...paid, order }, ids)),
            ...tellPaid(db, current, paid.at, ids),
          ],
        },
        record,
        dependencies,
      );
    },
  );
  dependencies.waitUntil(pushOutbox(customerId, dependencies));
  return result;
}

const totalOf = (orders: readonly OrderRow[]): Fen =>
  orders.reduce((sum, { totalAmount }) => sum + totalAmount, 0);

/** Nothing is paid at a total that was not shown, e.g. after a colleague has changed an address (ux.md U20). */
function requireQuotedTotal(orders: readonly OrderRow[], quotedTotal: Fen | null): void {
  const total = totalOf(orders);
  if (quotedTotal === null || quotedTotal === total) return;
  throw new BusinessError(Code.PRICE_CHANGED, `金额已更新为${inYuan(total)}，请确认后重新支付`);
}

/** The total of these orders, and their description. */
function debitOfOrders(orders: readonly OrderRow[]) {
  const amount = totalOf(orders);
  const [first, second] = orders;
  return !first || second
    ? { amount, what: `${orders.length}个订单` }
    : { amount, what: orderInWords(first), orderId: first.id };
}
