import {
  bindPayoutAccount,
  finishWechatBinding as finishWechatBindingCall,
  SMS_CODE_HEADER,
  unbindPayoutAccount,
} from "../../../../schema/rest/wallet/payout-accounts";
import { HOUR } from "../../shared/clock";
import { type RequestContext, requireSession } from "../../shared/context";
import { type BackendApp, implement } from "../../shared/implement";
import { SITE_ORIGIN_HEADER } from "../../shared/site-origin";
import { clientOf } from "../account-activity";
import { clientNetwork, enforceLimit } from "../limits";
import {
  beginWechatBinding,
  bindAlipay,
  bindCompanyAccount,
  finishWechatBinding,
  unbind,
} from "./bind-payout-account";

/** Scans of one network in an hour: guessing a code would reach this limit long before it succeeds. */
const NETWORK_SCANS = 60;

/** API-089, API-090 and EXT-371. */
export function registerPayoutAccountRoutes(app: BackendApp): void {
  const changeOf = (context: RequestContext) => ({
    session: requireSession(context),
    code: context.header(SMS_CODE_HEADER) ?? "",
    client: clientOf(context),
  });

  implement(app, bindPayoutAccount, async ({ query }, context) => {
    const change = changeOf(context);
    if (query.payWayEnum === "WECHAT") {
      return beginWechatBinding({ ...change, siteOrigin: context.header(SITE_ORIGIN_HEADER) }, context);
    }
    const { account = "", realName = "", bank = "", branch = "" } = query;
    if (query.payWayEnum === "BANK") {
      await bindCompanyAccount({ ...change, company: realName, bank, branch, account }, context);
      return null;
    }
    await bindAlipay({ ...change, account, realName }, context);
    return null;
  });

  implement(app, unbindPayoutAccount, async ({ query }, context) => {
    await unbind({ ...changeOf(context), payWay: query.payWay }, context);
    return null;
  });

  implement(app, finishWechatBindingCall, async ({ body }, context) => {
    const { directory, clock } = context;
    const key = `wechat-scan:network:${clientNetwork(context.clientAddress)}`;
    await enforceLimit(directory, { key, limit: NETWORK_SCANS, windowMs: HOUR, now: clock.now() });
    return { nickname: await finishWechatBinding(body, context) };
  });
}
