import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Permissions to send one SMS. The second validation step creates them, and `val_code` uses them. */
export const captchaGrants = sqliteTable(
  "captcha_grants",
  {
    grantHash: text("grant_hash").primaryKey(),
    clientAddress: text("client_address").notNull(),
    usedAt: integer("used_at"),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [index("captcha_grants_by_expiry").on(table.expiresAt)],
);
