import { BOOK_RULES } from "./book-rules";
import { MASTER_RULES } from "./master-rules";
import { ORDER_RULES } from "./order-rules";
import { PAYMENT_RULES } from "./payment-rules";
import type { Rule } from "./rule";
import { WALLET_RULES } from "./wallet-rules";

/** Every promise that money, orders and events rest on: the one list of the job, of health and of the tests. */
export const RULES: readonly Rule[] = [
  ...BOOK_RULES,
  ...WALLET_RULES,
  ...MASTER_RULES,
  ...ORDER_RULES,
  ...PAYMENT_RULES,
];
