import { ACCOUNT_TABLES } from "./account-tables";
import { MONEY_TABLES } from "./money-tables";
import { ORDER_TABLES } from "./order-tables";
import type { PersonalTable } from "./personal-table";

/**
 * All tables with customers' data: export and closing use only this list. A table comes before the tables to
 * which its rows refer, so that its rows can still be found when they are deleted.
 * `tests/architecture/personal-data.test.ts` fails for a table that is neither here nor in {@link
 * file://./not-personal.ts}.
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  ...ACCOUNT_TABLES,
  ...ORDER_TABLES,
  ...MONEY_TABLES,
];
