import { carrierOfWaybill } from "../../../../schema/rules/orders/carrier-of-waybill";
import type { OrderDraft } from "../draft/order-draft";

type Waybill = Pick<OrderDraft, "logisticsNo" | "logisticsCompany">;

/** Whether the carrier is the one that the waybill's form says. */
export const isCarrierGuessed = ({ logisticsNo, logisticsCompany }: Waybill): boolean =>
  logisticsCompany !== "" && logisticsCompany === carrierOfWaybill(logisticsNo);

/** The draft's waybill with another number: an empty or guessed carrier follows its form, a typed one stays. */
export const withWaybill = (waybill: Waybill, logisticsNo: string): Waybill => ({
  logisticsNo,
  logisticsCompany:
    waybill.logisticsCompany === "" || isCarrierGuessed(waybill)
      ? (carrierOfWaybill(logisticsNo) ?? "")
      : waybill.logisticsCompany,
});
