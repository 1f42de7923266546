import { z } from "zod";
import { extension } from "../extension";
import { defineCall } from "../rest-call";

const tag = "验证";
const code = z.string().max(13).describe("短信验证码，6 位数字");

/**
 * API-003: sends an SMS code (AUTH-10). Visitors need a captcha grant in the header `X-Captcha-Grant`; a signed-in
 * customer's token stands in for it (C-50). The code is bound to the phone and to whether a customer was signed in.
 * Send an `Idempotency-Key` header: a repeated key sends no second message and answers what became of the first.
 */
export const sendSmsCode = defineCall({
  id: "API-003",
  method: "POST",
  path: "/common/platform/val_code",
  tag,
  summary: "发送短信验证码",
  auth: "optional",
  query: z.object({ telephone: z.string().max(32) }),
  data: extension(
    z.object({ /** Seconds until the next code may be asked for. */ resendAfter: z.number().int() }),
    { resendAfter: 60 },
    "60 秒后可重新发送（AUTH-11）",
  ),
});

/** API-093: checks a code without consuming it (C-50). `data` true means valid, and nothing else does. */
export const verifySmsCode = defineCall({
  id: "API-093",
  method: "POST",
  path: "/common/platform/verif_sms_code",
  tag,
  summary: "校验短信验证码（不消耗）",
  auth: "required",
  anyLocation: true,
  body: z.object({ mobile: z.string().max(32), code }),
  data: z.boolean().nullable(),
});
