import { z } from "zod";
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
  region: string;
}

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
  async function send(phone: string, templateId: string, parameters: string[]): Promise<void> {
    const timestamp = Math.floor(clock.now() / SECOND);
    const payload = JSON.stringify({
      PhoneNumberSet: [`+86${phone}`],
      SmsSdkAppId: options.appId,
      SignName: options.signName,
      TemplateId: templateId,
      TemplateParamSet: parameters,
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
    refuseUnlessAccepted(await response.json().catch(() => null), response.status);
  }

  return {
    send: ({ phone, code, minutes }) => send(phone, options.templateId, [code, String(minutes)]),
    sendPhoneChanged: ({ phone, newPhone }) => send(phone, options.phoneChangedTemplateId, [newPhone]),
  };
}

function refuseUnlessAccepted(body: unknown, status: number): void {
  const parsed = answer.safeParse(body);
  if (!parsed.success) throw new SmsRefused("unanswered", `unreadable answer, HTTP ${status}`);
  const { Error: failure, SendStatusSet: statuses, RequestId: requestId } = parsed.data.Response;
  const code = failure?.Code ?? statuses?.[0]?.Code ?? "no status";
  if (code === "Ok") return;
  // LimitExceeded.* is the provider's own limit per phone or per day; the rest is configuration, balance or an outage.
  throw new SmsRefused(
    code.startsWith("LimitExceeded") ? "busy" : "failed",
    `${code}, request ${requestId ?? "unknown"}`,
  );
}
