import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { assertConfiguration } from "../../../backend/src/assert-configuration";
import type { BackendEnv } from "../../../backend/src/env";
import { quietEndsAt } from "../../../schema/rules/messages/quiet-hours";
import {
  parametersOf,
  REMINDER_KIND_NAMES,
  REMINDER_KINDS,
  reminderText,
  WECHAT_KIND_NAMES,
} from "../../../schema/rules/messages/reminders";
import { ROOT } from "../../support/project/source-files";

const at = (time: string, day = 23) => Date.parse(`2026-11-${day}T${time}:00+08:00`);
const NIGHT = { from: "22:00", until: "08:00" };
const VALUES = { orderNo: "26112086109465", time: "2026-11-27 14:00", progress: "p0", unsubscribe: "u0" };

describe("quiet hours", () => {
  test.each([
    ["before them", "21:59", at("21:59")],
    ["at their first minute", "22:00", at("08:00", 24)],
    ["before midnight", "23:59", at("08:00", 24)],
    ["after midnight", "03:00", at("08:00")],
    ["when they end", "08:00", at("08:00")],
  ])("[U62] %s a reminder of %s may go then", (_when, time, then) => {
    expect(quietEndsAt(at(time), NIGHT)).toBe(then);
  });

  test("[U62] that do not span midnight end on the same day, and none end at once", () => {
    expect(quietEndsAt(at("12:30"), { from: "12:00", until: "13:30" })).toBe(at("13:30"));
    expect(quietEndsAt(at("03:00"), null)).toBe(at("03:00"));
  });
});

describe("the texts of reminders", () => {
  test.each(REMINDER_KIND_NAMES)("[U63] %s fills every gap, and ends with the way out", (kind) => {
    const text = reminderText(kind, VALUES, "https://site.example");
    expect(text).toMatch(/。退订 https:\/\/site\.example\/sms\/u0$/);
    expect(text).not.toContain("{");
    expect(parametersOf(kind, "SMS", VALUES).at(-1)).toBe("u0");
  });

  test.each(REMINDER_KIND_NAMES)("%s is not made without what it tells", (kind) => {
    expect(() => reminderText(kind, {}, "https://site.example")).toThrow("the reminder has no");
  });

  test.each(REMINDER_KIND_NAMES)("docs/deploy.md has the template of %s with its parameters", (kind) => {
    const { text, parameters } = REMINDER_KINDS[kind];
    const numbered = text.replace(/\{(\w+)\}/g, (_gap, name: string) =>
      name === "site"
        ? "https://www.example.com"
        : `{${(parameters as readonly string[]).indexOf(name) + 1}}`,
    );
    const rows = readFileSync(join(ROOT, "docs/deploy.md"), "utf8").split("\n");
    const cells = rows
      .map((row) => row.split("|").map((cell) => cell.trim()))
      .filter(([, name]) => name === `\`${kind}\``);
    expect(cells.map(([, , template]) => template)).toEqual([numbered]);
  });
});

describe("a production configuration", () => {
  const production = {
    ENVIRONMENT: "production",
    SANDBOX: "off",
    CAPTCHA_PROVIDER: "slider",
    PAY_PROVIDER: "live",
    PUBLIC_ORIGIN: "https://www.example.com",
    ROOM_EVENT_SECRET: "a-real-secret",
    OPERATOR_TOKEN: "a-real-token",
    SECRET_PEPPER: "a-real-pepper",
    TENCENT_SMS_SECRET_ID: "id",
    TENCENT_SMS_SECRET_KEY: "key",
    TENCENT_SMS_APP_ID: "1400000000",
    TENCENT_SMS_SIGN_NAME: "装达",
    TENCENT_SMS_TEMPLATE_ID: "1",
    TENCENT_SMS_PHONE_CHANGED_TEMPLATE_ID: "2",
  } as BackendEnv;
  const sms: Record<string, string> = Object.fromEntries(
    REMINDER_KIND_NAMES.map((kind, index) => [kind, `${index}`]),
  );
  const fieldsOf = (kind: (typeof WECHAT_KIND_NAMES)[number]) =>
    REMINDER_KINDS[kind].parameters
      .filter((name) => name !== "unsubscribe")
      .map((name) => `${name.toLowerCase()}1`);
  const wechat: Record<string, unknown> = Object.fromEntries(
    WECHAT_KIND_NAMES.map((kind) => [kind, { id: "t-1", fields: fieldsOf(kind) }]),
  );
  const given = (settings: Partial<BackendEnv>) => () => assertConfiguration({ ...production, ...settings });

  test("takes templates of all kinds, and does without them", () => {
    expect(given({})).not.toThrow();
    expect(
      given({
        TENCENT_SMS_REMINDER_TEMPLATES: JSON.stringify(sms),
        WECHAT_REMINDER_TEMPLATES: JSON.stringify(wechat),
        WECHAT_APP_SECRET: "secret",
        ...WECHAT_PAY,
      }),
    ).not.toThrow();
  });

  test.each([
    [
      "the kind that has no SMS template",
      { TENCENT_SMS_REMINDER_TEMPLATES: JSON.stringify({ ...sms, REFUND: undefined }) },
      "TENCENT_SMS_REMINDER_TEMPLATES has no REFUND",
    ],
    [
      "a setting that is no JSON",
      { TENCENT_SMS_REMINDER_TEMPLATES: "BID=1" },
      "TENCENT_SMS_REMINDER_TEMPLATES is not the JSON that it should be",
    ],
    [
      "the kind that has no WeChat template",
      { WECHAT_REMINDER_TEMPLATES: JSON.stringify({ ...wechat, BID: undefined }) },
      "WECHAT_REMINDER_TEMPLATES has no BID",
    ],
    [
      "a template with too few fields",
      { WECHAT_REMINDER_TEMPLATES: JSON.stringify({ ...wechat, APPOINTMENT: { id: "t", fields: [] } }) },
      "WECHAT_REMINDER_TEMPLATES: APPOINTMENT takes 2 fields",
    ],
    [
      "a missing secret of the official account",
      { WECHAT_REMINDER_TEMPLATES: JSON.stringify(wechat) },
      "WECHAT_APP_SECRET is not set",
    ],
    [
      "a missing origin of the site",
      { TENCENT_SMS_REMINDER_TEMPLATES: JSON.stringify(sms), PUBLIC_ORIGIN: "" },
      "PUBLIC_ORIGIN must be the site's https origin",
    ],
  ])("names %s", (_what, settings, issue) => {
    expect(given(settings)).toThrow(issue);
  });
});

const WECHAT_PAY = {
  WECHAT_PAY_APP_ID: "wx1",
  WECHAT_PAY_MCH_ID: "1900000000",
  WECHAT_PAY_SERIAL_NO: "5F",
  WECHAT_PAY_PRIVATE_KEY: "private",
  WECHAT_PAY_PUBLIC_KEY_ID: "PUB_KEY_ID_1",
  WECHAT_PAY_PUBLIC_KEY: "public",
  WECHAT_PAY_API_V3_KEY: "0123456789abcdef0123456789abcdef",
  WECHAT_TRANSFER_SCENE_ID: "1005",
};
