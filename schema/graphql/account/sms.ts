import { builder } from "../builder";

const SmsCodeSent = builder.objectRef<{ resendAfter: number }>("SmsCodeSent").implement({
  description: "A code is on its way.",
  fields: (t) => ({
    resendAfterSeconds: t.exposeInt("resendAfter", {
      description: "Seconds until the next code may be asked for.",
    }),
  }),
});

const SmsCodeCheck = builder.objectRef<{ valid: boolean }>("SmsCodeCheck").implement({
  description: "Whether a code is right.",
  fields: (t) => ({
    valid: t.exposeBoolean("valid", { description: "True when the code is right and still fresh." }),
  }),
});

const SendSmsCodeInput = builder.inputType("SendSmsCodeInput", {
  description: "Where a code is to be sent.",
  fields: (t) => ({
    phone: t.string({ description: "Phone number, 11 digits." }),
    captchaGrant: t.string({
      required: false,
      description: "Grant of validateCaptcha; visitors need one, for customers the session stands in.",
    }),
    idempotencyKey: t.string({
      required: false,
      description: "Made for one press of the button; repeating it sends no second message.",
    }),
  }),
});

const VerifySmsCodeInput = builder.inputType("VerifySmsCodeInput", {
  description: "A code to check.",
  fields: (t) => ({
    phone: t.string({ description: "Phone number that received it." }),
    code: t.string({ description: "The six digits." }),
  }),
});

builder.mutationFields((t) => ({
  sendSmsCode: t.field({
    type: SmsCodeSent,
    errors: { union: { description: "When to ask again, or why nothing was sent." } },
    description: "Sends an SMS code. Public with a captcha grant, otherwise needs login.",
    args: { input: t.arg({ type: SendSmsCodeInput, description: "Where to." }) },
    resolve: (_root, { input }, { rest }) =>
      rest.sms.sendSmsCode(
        { query: { telephone: input.phone } },
        {
          headers: {
            ...(input.captchaGrant ? { "X-Captcha-Grant": input.captchaGrant } : {}),
            ...(input.idempotencyKey ? { "Idempotency-Key": input.idempotencyKey } : {}),
          },
        },
      ),
  }),
  verifySmsCode: t.field({
    type: SmsCodeCheck,
    errors: { union: { description: "The check, or why it was not made." } },
    description: "Checks a code without using it up. Needs login.",
    args: { input: t.arg({ type: VerifySmsCodeInput, description: "The code." }) },
    resolve: async (_root, { input: { phone, code } }, { rest }) => ({
      valid: (await rest.sms.verifySmsCode({ body: { mobile: phone, code } })) === true,
    }),
  }),
}));
