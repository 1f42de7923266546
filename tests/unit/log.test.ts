import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, it, vi } from "vitest";
import { log } from "../../backend/src/shared/log";

it("[S38] a failed query is logged with what the database said, without the values that were bound", () => {
  const written = vi.spyOn(console, "error").mockImplementation(() => {});
  const cause = new Error("D1_ERROR: UNIQUE constraint failed: sandbox_sms.id");
  log.error(
    "unexpected",
    new DrizzleQueryError("insert into sms values (?, ?)", ["13800138000", "验证码\n123456"], cause),
  );
  const line = String(written.mock.calls[0]?.[0]);
  expect(line).toContain("UNIQUE constraint failed");
  expect(line).toContain("insert into sms");
  expect(line).not.toMatch(/13800138000|123456/);
});
