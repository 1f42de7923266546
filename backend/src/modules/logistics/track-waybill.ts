import { Code } from "../../../../schema/rules/codes";
import { splitExtension } from "../../../../schema/rules/phone";
import type { BackendEnv } from "../../env";
import { chooseTracker } from "../../providers/tracking/choose-tracker";
import { type Track, TrackerFailed } from "../../providers/tracking/tracker";
import type { Clock } from "../../shared/clock";
import { BusinessError } from "../../shared/errors";
import { log } from "../../shared/log";
import { findWaybill } from "../orders";
import { findLogisticsCompanies } from "./logistics-companies";

/**
 * Where a waybill is (LOG-05). Carrier and phone come from the caller's own order with that number, where there is one.
 *
 * @throws BusinessError UPSTREAM_UNAVAILABLE when the tracking service is away or not configured
 */
export async function trackWaybill(
  { customerId, number }: { customerId: number; number: string },
  { db, env, clock }: { db: D1Database; env: BackendEnv; clock: Clock },
): Promise<Track> {
  const tracker = chooseTracker(env, clock);
  if (!tracker) throw unavailable();
  const order = await findWaybill(db, customerId, number);
  const company = order?.logisticsCompany ? findLogisticsCompanies(order.logisticsCompany)[0] : undefined;
  try {
    return await tracker.track({
      number,
      companyCode: company?.code ?? null,
      phone: order ? splitExtension(order.customerPhone)[0] : null,
    });
  } catch (error) {
    if (!(error instanceof TrackerFailed)) throw error;
    log.error("tracker", error);
    throw unavailable();
  }
}

const unavailable = () => new BusinessError(Code.UPSTREAM_UNAVAILABLE, "物流信息查询失败，请稍后再试");
