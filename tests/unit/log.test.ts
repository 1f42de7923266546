import { DrizzleQueryError } from "drizzle-orm/errors";
import { afterEach, expect, it, vi } from "vitest";
import { log } from "../../backend/src/shared/log";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

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

it.each([
  ["on a developer's machine", undefined, true],
  ["deployed", "1.0.0+0123456789ab", false],
])("[S38] an error that was thrown says where it came from %s: %s", async (_where, release, isTold) => {
  if (release) vi.stubGlobal("__RELEASE__", release);
  vi.resetModules();
  const backend = await import("../../backend/src/shared/log");
  const site = await import("../../gateway/observability/log");
  const written = vi.spyOn(console, "error").mockImplementation(() => {});
  backend.log.error("unexpected", new Error("code 123456"));
  site.logError("site", new Error("code 123456"));
  expect(written).toHaveBeenCalledTimes(2);
  for (const [line] of written.mock.calls) {
    const { stack } = JSON.parse(String(line));
    if (isTold) expect(stack[0]).toMatch(/^at .*log\.test\.ts/);
    else expect(String(line)).not.toMatch(/stack|log\.test/);
    expect(JSON.stringify(stack ?? [])).not.toContain("123456");
  }
});
