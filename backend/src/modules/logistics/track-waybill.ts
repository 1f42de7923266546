import { Code } from "../../../../schema/rules/codes";
import { splitExtension } from "../../../../schema/rules/phone";
import type { BackendEnv } from "../../env";
import { chooseTracker } from "../../providers/tracking/choose-tracker";
import { type Track, TrackerFailed } from "../../providers/tracking/tracker";
import type { Clock } from "../../shared/clock";
import { BusinessError } from "../../shared/errors";
import { log } from "../../shared/log";
import type { CustomerStore } from "../../shared/stores/stores";
import { findWaybill, type OrderRow } from "../orders";
import { findLogisticsCompanies } from "./logistics-companies";

/**
 * Tracking of a waybill (LOG-05). Carrier and phone come from the caller's own order with that number, if
 * there is one.
 *
 * @throws BusinessError UPSTREAM_UNAVAILABLE when the tracking service is away or not configured
 */
export async function trackWaybill(
  { customerId, number }: { customerId: number; number: string },
  { db, env, clock }: { db: CustomerStore; env: BackendEnv; clock: Clock },
): Promise<Track> {
  const tracker = chooseTracker(env, clock);
  if (!tracker) throw unavailable();
  const order = await findWaybill(db, customerId, number);
  try {
    return await tracker.track({ number, ...carrierAndPhone(order) });
  } catch (error) {
    if (!(error instanceof TrackerFailed)) throw error;
    log.error("tracker", error);
    throw unavailable();
  }
}

/**
 * Tracking of an order's goods; null without a waybill, or when it cannot be tracked.
 *
 * @throws TrackerFailed when the tracking service is away
 */
export async function trackOrder(
  order: Pick<OrderRow, "logisticsNo" | "logisticsCompany" | "customerPhone">,
  { env, clock }: { env: BackendEnv; clock: Clock },
): Promise<Track | null> {
  const tracker = chooseTracker(env, clock);
  const number = order.logisticsNo?.trim();
  return tracker && number ? tracker.track({ number, ...carrierAndPhone(order) }) : null;
}

/** Carrier and phone of an order, which some carriers need besides the number. */
function carrierAndPhone(order: Pick<OrderRow, "logisticsCompany" | "customerPhone"> | null) {
  const company = order?.logisticsCompany ? findLogisticsCompanies(order.logisticsCompany)[0] : undefined;
  return {
    companyCode: company?.code ?? null,
    phone: order ? splitExtension(order.customerPhone)[0] : null,
  };
}

const unavailable = () => new BusinessError(Code.UPSTREAM_UNAVAILABLE, "物流信息查询失败，请稍后再试");
