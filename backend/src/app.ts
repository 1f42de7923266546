import { Code } from "../../schema/rest/codes";
import { registerApiDocs } from "./docs";
import { assertConfiguration } from "./env";
import { registerAreaRoutes } from "./modules/areas/areas.routes";
import { registerCaptchaRoutes } from "./modules/captcha/captcha.routes";
import { registerContentRoutes } from "./modules/content/content.routes";
import { registerCustomerRoutes } from "./modules/customers/customers.routes";
import { resolveSession } from "./modules/customers/sessions";
import { registerFileRoutes } from "./modules/files/files.routes";
import { registerGoodsRoutes } from "./modules/goods/goods.routes";
import { registerMessageRoutes } from "./modules/messages/messages.routes";
import { registerOrderRoutes } from "./modules/orders/orders.routes";
import { registerPayNoticeRoutes } from "./modules/payment/pay-notice.routes";
import { registerPaymentRoutes } from "./modules/payment/payment.routes";
import { registerPricingRoutes } from "./modules/pricing/pricing.routes";
import { registerSettleInRoutes } from "./modules/settle-in/settle-in.routes";
import { registerSmsRoutes } from "./modules/sms/sms.routes";
import { registerOperatorRoutes } from "./operator/operator.routes";
import { registerSandboxRoutes } from "./sandbox/sandbox.routes";
import { type Clock, systemClock } from "./shared/clock";
import { BusinessError, Unauthorized } from "./shared/errors";
import { createIds } from "./shared/ids";
import { type BackendApp, createBackendApp } from "./shared/implement";
import { log } from "./shared/log";

/** Longest token that is worth looking up; longer ones are treated as absent. */
const MAX_TOKEN_CHARS = 200;

/** The backend's HTTP application. The clock is a parameter so that tests can turn it. */
export function createApp(clock: Clock = systemClock): BackendApp {
  const app = createBackendApp();
  const ids = createIds(clock);

  app.use(async (raw, next) => {
    assertConfiguration(raw.env);
    const requestId = raw.req.header("x-request-id")?.slice(0, 64) ?? ids.token(8);
    const token = raw.req.header("web-token") ?? "";
    const session =
      token !== "" && token.length <= MAX_TOKEN_CHARS
        ? await resolveSession(token, { db: raw.env.DB, clock, env: raw.env })
        : null;
    raw.set("context", {
      env: raw.env,
      db: raw.env.DB,
      clock,
      ids,
      session,
      requestId,
      clientAddress: raw.req.header("x-client-address") ?? "unknown",
      header: (name) => raw.req.header(name) ?? null,
      waitUntil: (work) => raw.executionCtx.waitUntil(work),
    });
    await next();
    raw.header("X-Request-Id", requestId);
  });

  registerCaptchaRoutes(app);
  registerSmsRoutes(app);
  registerCustomerRoutes(app);
  registerAreaRoutes(app);
  registerGoodsRoutes(app);
  registerContentRoutes(app);
  registerMessageRoutes(app);
  registerFileRoutes(app);
  registerPaymentRoutes(app);
  registerPayNoticeRoutes(app);
  registerPricingRoutes(app);
  registerOrderRoutes(app);
  registerOperatorRoutes(app);
  registerSettleInRoutes(app);
  if (__SANDBOX__) registerSandboxRoutes(app);
  if (__SANDBOX__) registerApiDocs(app);

  app.notFound((raw) => {
    raw.header("Cache-Control", "no-store");
    return raw.json({ code: Code.NOT_FOUND, message: "接口不存在", data: null }, 404);
  });
  app.onError((error, raw) => {
    raw.header("Cache-Control", "no-store");
    if (error instanceof BusinessError) {
      const status = error instanceof Unauthorized ? 401 : 200;
      return raw.json({ code: error.code, message: error.message, data: null }, status);
    }
    log.error("unexpected", error, { requestId: raw.req.header("x-request-id"), path: raw.req.path });
    return raw.json({ code: Code.INTERNAL, message: "系统繁忙，请稍后再试", data: null }, 500);
  });
  return app;
}
