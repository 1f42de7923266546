import { matchedRoutes } from "hono/route";
import { Code } from "../../schema/rules/codes";
import { assertConfiguration } from "./assert-configuration";
import { registerApiDocs } from "./docs";
import type { BackendEnv } from "./env";
import { registerAbnormalRoutes } from "./modules/abnormal/abnormal.routes";
import { registerAbnormalHandlingRoutes } from "./modules/abnormal-handling/abnormal-handling.routes";
import { registerAccountActivityRoutes } from "./modules/account-activity/account-activity.routes";
import { registerAreaWishRoutes } from "./modules/area-wishes/area-wishes.routes";
import { registerAreaRoutes } from "./modules/areas/areas.routes";
import { registerBatchOrderRoutes } from "./modules/batch-orders/batch-orders.routes";
import { registerBidRoutes } from "./modules/bids/bids.routes";
import { registerBillRoutes } from "./modules/bills/bills.routes";
import { registerCallRoutes } from "./modules/calls/calls.routes";
import { registerCaptchaRoutes } from "./modules/captcha/captcha.routes";
import { registerComplaintRoutes } from "./modules/complaints/complaints.routes";
import { registerContentRoutes } from "./modules/content/content.routes";
import { registerContentDeskRoutes } from "./modules/content/content-desk.routes";
import { registerApiKeyRoutes } from "./modules/customers/api-keys/api-keys.routes";
import { registerAppSessionRoutes } from "./modules/customers/app-sessions/app-sessions.routes";
import { callerOf } from "./modules/customers/caller";
import { registerCustomerRoutes } from "./modules/customers/customers.routes";
import { registerSessionRoutes } from "./modules/customers/session.routes";
import { registerSmallPaymentRoutes } from "./modules/customers/small-payment.routes";
import { registerDashboardRoutes } from "./modules/dashboard/dashboard.routes";
import { registerDictionaryRoutes } from "./modules/dictionary/dictionary.routes";
import { registerFeedbackRoutes } from "./modules/feedback/feedback.routes";
import { registerFileRoutes } from "./modules/files/files.routes";
import { registerGoodsRoutes } from "./modules/goods/goods.routes";
import { registerCashFlowRoutes } from "./modules/ledger/cash-flow.routes";
import { registerLogisticsRoutes } from "./modules/logistics/logistics.routes";
import { registerMarkupRoutes } from "./modules/markups/markups.routes";
import { registerMessageGroupRoutes } from "./modules/message-groups/message-groups.routes";
import { registerMessageRoutes } from "./modules/messages/messages.routes";
import { registerOrderDraftRoutes } from "./modules/order-drafts/order-drafts.routes";
import { registerOrderProfitRoutes } from "./modules/order-profits/order-profits.routes";
import { registerOrderTemplateRoutes } from "./modules/order-templates/order-templates.routes";
import { registerOrderViewRoutes } from "./modules/order-views/order-views.routes";
import { orderNoOf } from "./modules/orders";
import { registerOrderRoutes } from "./modules/orders/orders.routes";
import { wakePartners } from "./modules/partner-events";
import { registerPaymentRoutes } from "./modules/payment/payment.routes";
import { registerRechargeRoutes } from "./modules/payment/recharge.routes";
import { registerPayoutAccountRoutes } from "./modules/payout-accounts/payout-accounts.routes";
import { registerPersonalDataRoutes } from "./modules/personal-data/personal-data.routes";
import { registerPlatformRoutes } from "./modules/platform/platform.routes";
import { registerPricingRoutes } from "./modules/pricing/pricing.routes";
import { registerProgressLinkRoutes } from "./modules/progress-links/progress-links.routes";
import { registerPushRoutes } from "./modules/push/push.routes";
import { registerReadinessRoutes } from "./modules/readiness/readiness.routes";
import { registerRecipientRoutes } from "./modules/recipients/recipients.routes";
import { registerRefundRoutes } from "./modules/refunds/refunds.routes";
import { registerReminderRoutes } from "./modules/reminders/reminders.routes";
import { registerServiceAreaRoutes } from "./modules/service-areas/service-areas.routes";
import { registerSettleInRoutes } from "./modules/settle-in/settle-in.routes";
import { registerPayNotificationRoutes } from "./modules/settlement/pay-notification.routes";
import { SETTLEMENT } from "./modules/settlement/settlement";
import { registerSmsRoutes } from "./modules/sms/sms.routes";
import { copyChangesNow } from "./modules/staff-lists";
import { registerUploadLinkRoutes } from "./modules/upload-links/upload-links.routes";
import { registerWebhookRoutes } from "./modules/webhooks/webhooks.routes";
import { registerPayoutNotificationRoutes } from "./modules/withdrawals/payout-notification.routes";
import { registerWithdrawalRoutes } from "./modules/withdrawals/withdrawals.routes";
import { registerOperatorRoutes } from "./operator/operator.routes";
import { requireAccess } from "./operator/partner/cloudflare-access";
import { PARTNER_DOCUMENT, partnerDocument } from "./operator/partner/partner-document";
import { enterByPartnerDoor, isForPartners } from "./operator/partner/partner-door";
import { doorOf } from "./operator/partner/partner-host";
import { ORDER_PARTS, STAFF_LISTS } from "./registry";
import { registerSandboxRoutes } from "./sandbox/sandbox.routes";
import { type Clock, systemClock } from "./shared/clock";
import { ACCOUNT_IS_CLOSED, ConstraintViolation } from "./shared/commit";
import { BusinessError, notLoggedIn, Unauthorized } from "./shared/errors";
import { createIds, type Ids } from "./shared/ids";
import { type BackendApp, callOfRoutes, createBackendApp } from "./shared/implement";
import { log } from "./shared/log";
import { reportRequest } from "./shared/request-report";
import { passToCell } from "./shared/stores/cells/pass-to-cell";
import { type CustomerStore, openStores } from "./shared/stores/stores";
import { runTraced, startTrace } from "./shared/trace";

/** The backend's HTTP application. Clock and ids are parameters so that tests can turn the one and keep the others apart. */
export function createApp(clock: Clock = systemClock, ids: Ids = createIds(clock)): BackendApp {
  const app = createBackendApp();

  app.use(async (raw, next) => {
    const started = Date.now();
    // From the site by its binding; what the internet says about itself at the partner API's name is not believed.
    const isInside = doorOf(raw.req.url, raw.env) === "inside";
    const requestId = (isInside && raw.req.header("x-request-id")?.slice(0, 64)) || ids.token(8);
    const address = raw.req.header(isInside ? "x-client-address" : "cf-connecting-ip");
    const trace = startTrace(requestId, address ?? "unknown");
    raw.set("trace", trace);
    await runTraced(trace, next);
    // The cell that answered has written the line of the request.
    if (trace.isPassedOn) return;
    // Everything that was thrown has become an answer by now.
    const { method, path } = raw.req;
    const durationMs = Date.now() - started;
    const code = raw.error ? codeOf(raw.error) : raw.res.status === 404 ? Code.NOT_FOUND : Code.OK;
    const answer = { method, path, status: raw.res.status, code, durationMs };
    runTraced(trace, () => reportRequest(trace, answer));
    raw.header("X-Request-Id", requestId);
    if (trace.userId !== null) raw.header("X-User-Id", String(trace.userId));
  });
  app.use(async (raw, next) => {
    assertConfiguration(raw.env);
    const trace = raw.get("trace");
    // The request has come here from the Worker.
    if (raw.env.CELL) trace.trips.hops += 1;
    const call = callOfRoutes(matchedRoutes(raw));
    const door = doorOf(raw.req.url, raw.env);
    const isPartner = door === "partner";
    if (isPartner) await requireAccess(raw.req.header("cf-access-jwt-assertion"), raw.env, clock.now());
    if (isPartner && raw.req.path === PARTNER_DOCUMENT) return raw.json(partnerDocument(app));
    if (door === "none" || (isPartner && !isForPartners(call))) return raw.notFound();
    const passedOn = isPartner ? null : await passToCell(raw.req.raw, call, raw.env);
    if (passedOn) {
      trace.isPassedOn = true;
      return passedOn;
    }
    const changed = new Set<CustomerStore>();
    const stores = openStores(raw.env, trace.trips, changed);
    const { directory } = stores;
    const works: Promise<unknown>[] = [];
    const visit =
      isPartner && call
        ? await enterByPartnerDoor(call, raw.req, { env: raw.env, directory, clock, ids, trace })
        : null;
    const token = (!isPartner && raw.req.header("web-token")) || "";
    const session = await callerOf(token, { env: raw.env, stores, clock, address: trace.ip });
    const db = session ? stores.of(session.customerId) : stores.none;
    trace.userId = session?.customerId ?? null;
    raw.set("context", {
      env: raw.env,
      stores,
      db,
      directory,
      clock,
      ids,
      session,
      partner: visit?.caller ?? null,
      requestId: trace.requestId,
      clientAddress: trace.ip,
      header: (name) => raw.req.header(name) ?? null,
      waitUntil: (work) => {
        works.push(work);
        raw.executionCtx.waitUntil(work);
      },
    });
    await next();
    await visit?.end(raw.error ? codeOf(raw.error) : Code.OK);
    const copy = () => copyToStaff(changed, { customerId: trace.userId, env: raw.env, clock });
    // Staff see in their lists what they have just done; other callers do not wait for it.
    if (changed.size > 0 && trace.call?.auth === "operator") await copy();
    if (changed.size > 0 || works.length > 0) {
      raw.executionCtx.waitUntil(
        copy()
          .then(() => Promise.allSettled(works))
          .then(copy),
      );
    }
  });

  registerCaptchaRoutes(app);
  registerSmsRoutes(app);
  registerCustomerRoutes(app);
  registerSessionRoutes(app);
  registerApiKeyRoutes(app);
  registerAppSessionRoutes(app);
  registerAccountActivityRoutes(app);
  registerPersonalDataRoutes(app);
  registerSmallPaymentRoutes(app);
  registerAreaRoutes(app);
  registerAreaWishRoutes(app);
  registerGoodsRoutes(app);
  registerServiceAreaRoutes(app);
  registerContentRoutes(app);
  registerLogisticsRoutes(app);
  registerMessageRoutes(app);
  registerMessageGroupRoutes(app);
  registerPushRoutes(app);
  registerReminderRoutes(app);
  registerWebhookRoutes(app);
  registerFileRoutes(app);
  registerUploadLinkRoutes(app);
  registerPaymentRoutes(app, SETTLEMENT);
  registerRechargeRoutes(app, SETTLEMENT);
  registerWithdrawalRoutes(app);
  registerPayoutAccountRoutes(app);
  registerCashFlowRoutes(app, orderNoOf);
  registerBillRoutes(app);
  registerOrderProfitRoutes(app);
  registerPayNotificationRoutes(app);
  registerPayoutNotificationRoutes(app);
  registerPlatformRoutes(app);
  registerCallRoutes(app);
  registerPricingRoutes(app);
  registerRecipientRoutes(app);
  registerOrderDraftRoutes(app);
  registerOrderTemplateRoutes(app);
  registerOrderViewRoutes(app);
  registerProgressLinkRoutes(app);
  registerDictionaryRoutes(app);
  registerMarkupRoutes(app, SETTLEMENT);
  registerAbnormalRoutes(app);
  registerAbnormalHandlingRoutes(app);
  registerComplaintRoutes(app);
  registerDashboardRoutes(app);
  registerFeedbackRoutes(app);
  registerBatchOrderRoutes(app);
  registerBidRoutes(app);
  registerOrderRoutes(app, ORDER_PARTS);
  registerRefundRoutes(app, SETTLEMENT);
  registerReadinessRoutes(app);
  registerOperatorRoutes(app);
  registerContentDeskRoutes(app);
  registerSettleInRoutes(app);
  if (__SANDBOX__) registerSandboxRoutes(app);
  if (__SANDBOX__) registerApiDocs(app);

  app.notFound((raw) => {
    raw.header("Cache-Control", "no-store");
    return raw.json({ code: Code.NOT_FOUND, message: "接口不存在", data: null }, 404);
  });
  app.onError((error, raw) => {
    raw.header("Cache-Control", "no-store");
    const expected = expectedOf(error);
    if (expected) {
      const status = expected instanceof Unauthorized ? 401 : 200;
      if (expected.retryAfterSeconds) raw.header("Retry-After", String(expected.retryAfterSeconds));
      const { code, message, field } = expected;
      return raw.json({ code, message, data: null, ...(field && { field }) }, status);
    }
    // A request that was under way when its account was closed ends like every one after it.
    if (error instanceof ConstraintViolation && error.mentions(ACCOUNT_IS_CLOSED)) {
      const { code, message } = notLoggedIn();
      return raw.json({ code, message, data: null });
    }
    log.error("unexpected", error);
    return raw.json({ code: Code.INTERNAL, message: "系统繁忙，请稍后再试", data: null }, 500);
  });
  return app;
}

/** Copies what a call has changed into staff's lists (decision 068). Never throws. */
async function copyToStaff(
  changed: Set<CustomerStore>,
  { customerId, env, clock }: { customerId: number | null; env: BackendEnv; clock: Clock },
): Promise<void> {
  const stores = [...changed];
  changed.clear();
  if (stores.length === 0) return;
  const { directory } = openStores(env);
  const copied = await Promise.all(
    stores.map((db) => copyChangesNow(STAFF_LISTS, customerId, { db, directory, clock })),
  );
  // Their events are made by what staff's lists show.
  if (copied.includes(true)) await wakePartners(directory, { env, clock });
}

/** The error to report to the caller; null for a bug. Drizzle puts a store's refusal into `cause`. */
const expectedOf = (error: Error): BusinessError | null =>
  [error, error.cause].find((one) => one instanceof BusinessError) ?? null;

const codeOf = (error: Error): number => expectedOf(error)?.code ?? Code.INTERNAL;
