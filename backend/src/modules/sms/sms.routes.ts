import { sendSmsCode, verifySmsCode } from "../../../../schema/rest/account/sms";
import { isPhone, normalizePhone, PHONE_MESSAGE } from "../../../../schema/rules/phone";
import { chooseSmsProvider } from "../../providers/sms/choose-sms";
import { requireSession } from "../../shared/context";
import { invalidInput } from "../../shared/errors";
import { type BackendApp, implement } from "../../shared/implement";
import { idempotencyKey } from "../idempotency";
import { checkCode } from "./code-check";
import { sendSmsCode as send } from "./sms.usecases";

/** API-003 and API-093. */
export function registerSmsRoutes(app: BackendApp): void {
  implement(app, sendSmsCode, async ({ query }, context) => ({
    resendAfter: await send(
      {
        telephone: query.telephone,
        session: context.session,
        grant: context.header("x-captcha-grant"),
        clientAddress: context.clientAddress,
        requestId: idempotencyKey(context),
      },
      { ...context, sms: chooseSmsProvider(context.env, context) },
    ),
  }));

  implement(app, verifySmsCode, async ({ body }, context) => {
    const { customerId } = requireSession(context);
    const phone = normalizePhone(body.mobile);
    if (!isPhone(phone)) throw invalidInput(PHONE_MESSAGE.form);
    await checkCode(body.code, { phone, customerId }, context);
    return true;
  });
}
