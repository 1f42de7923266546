import {
  listSandboxSms,
  listSandboxWechat,
  openSandboxCaptcha,
  openSandboxSession,
  runAutopilot as runAutopilotCall,
  runJobs,
} from "../../../schema/rest/sandbox/sandbox";
import { isPhone, normalizePhone, PHONE_MESSAGE } from "../../../schema/rules/phone";
import { runAllJobs } from "../minute";
import { clientOf } from "../modules/account-activity";
import { issueGrant } from "../modules/captcha";
import { enter } from "../modules/customers";
import { clientNetwork } from "../modules/limits";
import { requireOrder } from "../operator/order-steps";
import { recentSandboxSms } from "../providers/sms/sandbox-sms";
import { recentSandboxWechat } from "../providers/wechat/sandbox-wechat";
import { formatTime } from "../shared/clock";
import { invalidInput } from "../shared/errors";
import { type BackendApp, implement } from "../shared/implement";
import { log } from "../shared/log";
import { runAutopilot } from "./autopilot";
import { registerSandboxPayRoutes } from "./sandbox-pay.routes";
import { registerSandboxPayoutRoutes } from "./sandbox-payouts.routes";

/** What the local console reads. Not in a production bundle, and not there while SANDBOX is off (security.md S37). */
export function registerSandboxRoutes(app: BackendApp): void {
  app.use("/sandbox/*", async (raw, next) => {
    if (raw.env.SANDBOX !== "on") return raw.notFound();
    await next();
  });

  implement(app, listSandboxSms, async ({ query }, { directory }) => {
    const rows = await recentSandboxSms(directory, query);
    return rows.map((row) => ({
      id: row.id,
      phone: row.phone,
      content: row.content,
      createTime: formatTime(row.createdAt),
    }));
  });

  implement(app, listSandboxWechat, async ({ query }, { directory }) => {
    const rows = await recentSandboxWechat(directory, query);
    return rows.map(({ id, openid, content, url, createdAt }) => ({
      id,
      openid,
      content,
      url,
      createTime: formatTime(createdAt),
    }));
  });

  implement(app, openSandboxSession, async ({ body }, context) => {
    const phone = normalizePhone(body.phone);
    if (!isPhone(phone)) throw invalidInput(PHONE_MESSAGE.login);
    return { webToken: await enter({ phone, client: clientOf(context), session: null }, context) };
  });

  implement(app, openSandboxCaptcha, async ({ body }, context) => ({
    grant: await issueGrant(clientNetwork(body.address), context),
  }));

  registerSandboxPayRoutes(app);
  registerSandboxPayoutRoutes(app);
  implement(app, runAutopilotCall, async ({ params, body }, context) => {
    await requireOrder(params.id, context);
    // Watching takes longer than one answer may; what goes wrong then shows in the order, which stops.
    context.waitUntil(
      runAutopilot({ orderId: params.id, ...body }, context).catch((error: unknown) =>
        log.error("autopilot", error, { orderId: params.id }),
      ),
    );
    return null;
  });

  implement(app, runJobs, async (_input, { env, clock, ids, waitUntil }) => {
    await runAllJobs({ env, clock, ids, waitUntil });
    return null;
  });
}
