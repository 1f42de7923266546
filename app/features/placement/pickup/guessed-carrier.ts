import { carrierOfWaybill } from "../../../../schema/rules/orders/carrier-of-waybill";
import type { OrderDraft } from "../draft/order-draft";

type Waybill = Pick<OrderDraft, "logisticsNo" | "logisticsCompany">;

/** Whether the carrier equals the one that the form of the waybill number suggests. */
export const isCarrierGuessed = ({ logisticsNo, logisticsCompany }: Waybill): boolean =>
  logisticsCompany !== "" && logisticsCompany === carrierOfWaybill(logisticsNo);

/**
 * The draft's waybill with another number: an empty or guessed carrier is guessed again, a typed one stays.
 */
export const withWaybill = (waybill: Waybill, logisticsNo: string): Waybill => ({
  logisticsNo,
  logisticsCompany:
    waybill.logisticsCompany === "" || isCarrierGuessed(waybill)
      ? (carrierOfWaybill(logisticsNo) ?? "")
      : waybill.logisticsCompany,
});
