import { describe, expect, test } from "vitest";
import { logLine } from "../../schema/rules/log-line";

const line = (fields: Record<string, unknown>) => JSON.parse(logLine("info", "test", fields));

describe("log lines", () => {
  test("[S45] carry level, event, the time in UTC and the release", () => {
    expect(line({})).toEqual({
      level: "info",
      event: "test",
      time: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/),
      release: "local",
    });
  });

  test.each([
    "token",
    "webToken",
    "pwd",
    "code",
    "smsCode",
    "phone",
    "customerPhone",
    "password",
    "cookie",
    "query",
  ])("[S38] %s is redacted, however deep it stands", (key) => {
    const secret = "s3cr3t";
    const text = logLine("info", "test", {
      [key]: secret,
      list: [{ [key]: secret }],
      inner: { [key]: secret },
    });
    expect(text).not.toContain(secret);
  });

  test.each([
    ["13800138000", "138****8000"],
    ["用户13800138000登录", "用户138****8000登录"],
    ["/user/13800138000/x", "/user/138****8000/x"],
    [`Bearer zd_live_${"0a".repeat(32)}, refused`, "Bearer zd_live_[redacted], refused"],
    [`zd_test_${"0a".repeat(32)}`, "zd_test_[redacted]"],
    [`zd_app_${"0a".repeat(48)} zd_refresh_${"0b".repeat(48)}`, "zd_app_[redacted] zd_refresh_[redacted]"],
    // Ids of rows and of requests are longer, or part of a longer word.
    ["213800138000123", "213800138000123"],
    ["4c1e-13800138000a-77", "4c1e-13800138000a-77"],
  ])("[S38] a phone within a text is masked: %s", (text, masked) => {
    expect(line({ error: text, list: [text] })).toMatchObject({ error: masked, list: [masked] });
  });

  test.each(["\n", "\r", "\u2028", "\u2029", "\u0085"])(
    "[S45] %j ends no line, and comes back as it was",
    (end) => {
      const text = logLine("info", "test", { name: `a${end}b` });
      expect(text).not.toContain(end);
      expect(JSON.parse(text).name).toBe(`a${end}b`);
    },
  );
});
