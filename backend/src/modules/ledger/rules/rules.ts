import { BOOK_RULES } from "./book-rules";
import { MASTER_RULES } from "./master-rules";
import { ORDER_RULES } from "./order-rules";
import { PAYMENT_RULES } from "./payment-rules";
import type { Rule } from "./rule";
import { WALLET_RULES } from "./wallet-rules";

/** All rules about money, orders and events. The minute job, the health check and the tests use this list. */
export const RULES: readonly Rule[] = [
  ...BOOK_RULES,
  ...WALLET_RULES,
  ...MASTER_RULES,
  ...ORDER_RULES,
  ...PAYMENT_RULES,
];
