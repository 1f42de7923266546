import type { Line } from "../../../../support/graph/graph-lines";

export const smsLines: readonly Line[] = [
  {
    field: "Mutation.sendSmsCode",
    shows: "the grant of the puzzle and a key are headers",
    isVisitor: true,
    args: { input: { phone: "13812345678", captchaGrant: "grant", idempotencyKey: "key" } },
    answers: { "POST /common/platform/val_code": { data: { resendAfter: 1 } } },
    asked: [
      {
        call: "POST /common/platform/val_code",
        query: { telephone: "13812345678" },
        headers: { "idempotency-key": "key", "x-captcha-grant": "grant" },
      },
    ],
    value: { __typename: "SmsCodeSent", resendAfterSeconds: 1 },
  },
  {
    field: "Mutation.sendSmsCode",
    shows: "without either no header is sent",
    isVisitor: true,
    args: { input: { phone: "13812345678", captchaGrant: "", idempotencyKey: "" } },
    answers: { "POST /common/platform/val_code": { data: { resendAfter: 1 } } },
    asked: [{ call: "POST /common/platform/val_code", query: { telephone: "13812345678" } }],
    value: { __typename: "SmsCodeSent", resendAfterSeconds: 1 },
  },
  {
    field: "Mutation.verifySmsCode",
    shows: "a right code",
    args: { input: { phone: "13812345678", code: "1234" } },
    answers: { "POST /common/platform/verif_sms_code": { data: true } },
    asked: [{ call: "POST /common/platform/verif_sms_code", body: { mobile: "13812345678", code: "1234" } }],
    value: { __typename: "SmsCodeCheck", valid: true },
  },
  {
    field: "Mutation.verifySmsCode",
    shows: "a wrong code",
    args: { input: { phone: "13812345678", code: "1111" } },
    answers: { "POST /common/platform/verif_sms_code": { data: false } },
    asked: [{ call: "POST /common/platform/verif_sms_code", body: { mobile: "13812345678", code: "1111" } }],
    value: { __typename: "SmsCodeCheck", valid: false },
  },
];
