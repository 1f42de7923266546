import { ACCOUNT_TABLES } from "./account-tables";
import { MONEY_TABLES } from "./money-tables";
import { ORDER_TABLES } from "./order-tables";
import type { PersonalTable } from "./personal-table";

/**
 * Every table that has something of a customer, once: export and closing read this list and nothing else. What refers
 * to rows of another table stands before it, so that it is deleted while it can still be found.
 * `tests/architecture/personal-data.test.ts` fails for a table that is neither here nor in {@link file://./not-personal.ts}.
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  ...ACCOUNT_TABLES,
  ...ORDER_TABLES,
  ...MONEY_TABLES,
];
