import type { BackendEnv } from "../../env";
import type { Clock } from "../../shared/clock";
import type { Ids } from "../../shared/ids";
import { smsTemplates } from "../../shared/reminder-templates";
import { publicOrigin } from "../../shared/site-origin";
import { openStores } from "../../shared/stores/stores";
import { createSandboxSms } from "./sandbox-sms";
import type { SmsProvider } from "./sms-provider";
import { createTencentSms } from "./tencent-sms";

/** Whether reminders can be sent by SMS: codes alone need no template of theirs. */
export const offersSmsReminders = (env: BackendEnv): boolean =>
  (__SANDBOX__ && env.SANDBOX === "on" && !env.TENCENT_SMS_SECRET_ID) || smsTemplates(env) !== null;

/** The SMS provider of the configuration; the sandbox plays one that is missing. Throws when it is not configured in full. */
export function chooseSmsProvider(env: BackendEnv, dependencies: { clock: Clock; ids: Ids }): SmsProvider {
  if (__SANDBOX__ && env.SANDBOX === "on" && !env.TENCENT_SMS_SECRET_ID) {
    return createSandboxSms({
      directory: openStores(env).directory,
      siteOrigin: publicOrigin(env, null),
      ...dependencies,
    });
  }
  return createTencentSms(
    {
      secretId: required(env, "TENCENT_SMS_SECRET_ID"),
      secretKey: required(env, "TENCENT_SMS_SECRET_KEY"),
      appId: required(env, "TENCENT_SMS_APP_ID"),
      signName: required(env, "TENCENT_SMS_SIGN_NAME"),
      templateId: required(env, "TENCENT_SMS_TEMPLATE_ID"),
      phoneChangedTemplateId: required(env, "TENCENT_SMS_PHONE_CHANGED_TEMPLATE_ID"),
      reminderTemplateIds: smsTemplates(env) ?? {},
      region: env.TENCENT_SMS_REGION ?? "ap-guangzhou",
    },
    // Called through an arrow: workerd refuses a fetch that is called as a method of another object.
    { clock: dependencies.clock, fetch: (input, init) => fetch(input, init) },
  );
}

type Setting = Extract<keyof BackendEnv, `TENCENT_SMS_${string}`>;

function required(env: BackendEnv, name: Setting): string {
  const value = env[name];
  if (!value) throw new Error(`configuration: ${name} is not set`);
  return value;
}
