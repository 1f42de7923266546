import { z } from "zod";
import { parametersOf } from "../../../../schema/rules/messages/reminders";
import { type Clock, SECOND } from "../../shared/clock";
import { SMS_TIMEOUT_MS, type SmsProvider, SmsRefused } from "./sms-provider";
import { tc3Authorization } from "./tc3-signature";

const HOST = "sms.tencentcloudapi.com";
const CONTENT_TYPE = "application/json; charset=utf-8";

export interface TencentSmsOptions {
  secretId: string;
  secretKey: string;
  /** SmsSdkAppId of the SMS application. */
  appId: string;
  /** Approved signature, without the brackets. */
  signName: string;
  /** Approved template with two parameters: the code, and the minutes that it lives. */
  templateId: string;
  /** Approved template with one parameter: the new phone of an account, masked. */
  phoneChangedTemplateId: string;
  /** Approved templates of reminders by kind, each with the parameters of its kind. */
  reminderTemplateIds: Readonly<Record<string, string>>;
  region: string;
}

/** Status codes of a phone that refuses our messages, or whose carrier does. */
const UNWANTED = [
  "FailedOperation.PhoneNumberInBlacklist",
  "InvalidParameterValue.IncorrectPhoneNumber",
  "UnsupportedOperation.UnsupportedRegion",
] as const;

/** The answer of SendSms: an error for the whole request, or a status for each phone. */
const answer = z.object({
  Response: z.object({
    Error: z.object({ Code: z.string() }).optional(),
    SendStatusSet: z.array(z.object({ Code: z.string() })).optional(),
    RequestId: z.string().optional(),
  }),
});

/** Sends through Tencent Cloud SMS (SendSms, version 2021-01-11). */
export function createTencentSms(
  options: TencentSmsOptions,
  { clock, fetch }: { clock: Pick<Clock, "now">; fetch: typeof globalThis.fetch },
): SmsProvider {
  /** Sends and answers the provider's code; `session` is what its records keep beside the message. */
  async function ask(
    phone: string,
    templateId: string,
    parameters: string[],
    session?: string,
  ): Promise<Outcome> {
    const timestamp = Math.floor(clock.now() / SECOND);
    const payload = JSON.stringify({
      PhoneNumberSet: [`+86${phone}`],
      SmsSdkAppId: options.appId,
      SignName: options.signName,
      TemplateId: templateId,
      TemplateParamSet: parameters,
      SessionContext: session,
    });
    const authorization = await tc3Authorization({
      secretId: options.secretId,
      secretKey: options.secretKey,
      service: "sms",
      host: HOST,
      contentType: CONTENT_TYPE,
      payload,
      timestamp,
    });
    const response = await fetch(`https://${HOST}/`, {
      method: "POST",
      headers: {
        Authorization: authorization,
        "Content-Type": CONTENT_TYPE,
        "X-TC-Action": "SendSms",
        "X-TC-Version": "2021-01-11",
        "X-TC-Region": options.region,
        "X-TC-Timestamp": String(timestamp),
      },
      body: payload,
      redirect: "manual",
      signal: AbortSignal.timeout(SMS_TIMEOUT_MS),
    }).catch((error: unknown) => {
      const name = error instanceof Error ? error.name : "unknown";
      throw new SmsRefused(name === "TimeoutError" ? "unanswered" : "lost", `unreachable: ${name}`);
    });
    return outcomeOf(await response.json().catch(() => null), response.status);
  }
  const send = async (phone: string, templateId: string, parameters: string[]) =>
    refuseUnlessAccepted(await ask(phone, templateId, parameters));

  return {
    send: ({ phone, code, minutes }) => send(phone, options.templateId, [code, String(minutes)]),
    sendPhoneChanged: ({ phone, newPhone }) => send(phone, options.phoneChangedTemplateId, [newPhone]),
    async sendReminder({ phone, kind, values, key }) {
      const templateId = options.reminderTemplateIds[kind];
      if (!templateId) throw new SmsRefused("failed", `no template for ${kind}`);
      const outcome = await ask(phone, templateId, parametersOf(kind, "SMS", values), key);
      if (UNWANTED.some((code) => code === outcome.code)) return "unwanted";
      refuseUnlessAccepted(outcome);
      return "sent";
    },
  };
}

interface Outcome {
  readonly code: string;
  readonly requestId: string;
}

function outcomeOf(body: unknown, status: number): Outcome {
  const parsed = answer.safeParse(body);
  if (!parsed.success) throw new SmsRefused("unanswered", `unreadable answer, HTTP ${status}`);
  const { Error: failure, SendStatusSet: statuses, RequestId: requestId } = parsed.data.Response;
  return { code: failure?.Code ?? statuses?.[0]?.Code ?? "no status", requestId: requestId ?? "unknown" };
}

function refuseUnlessAccepted({ code, requestId }: Outcome): void {
  if (code === "Ok") return;
  // LimitExceeded.* is the provider's own limit per phone or per day; the rest is configuration, balance or an outage.
  throw new SmsRefused(code.startsWith("LimitExceeded") ? "busy" : "failed", `${code}, request ${requestId}`);
}
