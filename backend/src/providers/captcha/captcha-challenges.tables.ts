import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Captcha challenges. The gap position lives here and in the picture's pixels only. */
export const captchaChallenges = sqliteTable(
  "captcha_challenges",
  {
    id: text("id").primaryKey(),
    /** Network that opened it (see clientNetwork): only its answer counts. */
    clientAddress: text("client_address").notNull(),
    /** Null for a Geetest challenge, whose picture is not ours. */
    gapX: integer("gap_x"),
    attempts: integer("attempts").notNull().default(0),
    /** SHA-256 of the validate token handed out for a right drag. */
    validateHash: text("validate_hash"),
    validatedAt: integer("validated_at"),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [index("captcha_challenges_by_expiry").on(table.expiresAt)],
);
