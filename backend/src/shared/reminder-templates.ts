import { z } from "zod";
import {
  parameterNames,
  REMINDER_KIND_NAMES,
  WECHAT_KIND_NAMES,
} from "../../../schema/rules/messages/reminders";
import type { BackendEnv } from "../env";

type TemplateSettings = Pick<
  BackendEnv,
  "TENCENT_SMS_REMINDER_TEMPLATES" | "WECHAT_REMINDER_TEMPLATES" | "PUBLIC_ORIGIN" | "WECHAT_APP_SECRET"
>;

/** A template of the official account: its id, and its fields in the order of the kind's parameters. */
export interface WechatTemplate {
  readonly id: string;
  readonly fields: readonly string[];
}

const smsShape = z.record(z.string(), z.string().regex(/^\d+$/));
const wechatShape = z.record(
  z.string(),
  z.object({ id: z.string().regex(/^[\w-]+$/), fields: z.array(z.string().regex(/^[a-z_]+\d*$/)) }),
);

/** Ids of the approved SMS templates by kind; null without the setting. @throws Error when it is no such JSON */
export const smsTemplates = ({ TENCENT_SMS_REMINDER_TEMPLATES: text }: TemplateSettings) =>
  text ? parsed(text, smsShape, "TENCENT_SMS_REMINDER_TEMPLATES") : null;

/** Templates of the official account by kind; null without the setting. @throws Error when it is no such JSON */
export const wechatTemplates = ({ WECHAT_REMINDER_TEMPLATES: text }: TemplateSettings) =>
  text ? parsed(text, wechatShape, "WECHAT_REMINDER_TEMPLATES") : null;

function parsed<Shape extends z.ZodType>(text: string, shape: Shape, name: string): z.output<Shape> {
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    throw new Error(`configuration: ${name} is not the JSON that it should be`);
  }
}

/** What is wrong with the templates: a channel that is configured in part would lose what it has no template for. */
export function* reminderIssues(env: TemplateSettings): Generator<string> {
  try {
    const sms = smsTemplates(env);
    const wechat = wechatTemplates(env);
    const without = REMINDER_KIND_NAMES.filter((kind) => sms && !sms[kind]);
    if (without.length > 0) yield `TENCENT_SMS_REMINDER_TEMPLATES has no ${without.join(", ")}`;
    for (const kind of wechat ? WECHAT_KIND_NAMES : []) {
      const { length } = parameterNames(kind, "WECHAT");
      const fields = wechat?.[kind]?.fields;
      if (!fields) yield `WECHAT_REMINDER_TEMPLATES has no ${kind}`;
      else if (fields.length !== length) yield `WECHAT_REMINDER_TEMPLATES: ${kind} takes ${length} fields`;
    }
    if (wechat && !env.WECHAT_APP_SECRET) yield "WECHAT_APP_SECRET is not set";
    if ((sms || wechat) && !/^https:\/\/[^/?#\s]+$/.test(env.PUBLIC_ORIGIN ?? "")) {
      yield "PUBLIC_ORIGIN must be the site's https origin";
    }
  } catch (error) {
    yield (error instanceof Error ? error.message : "").replace(/^configuration: /, "");
  }
}
