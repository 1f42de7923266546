/** Where the goods of an order are, as the dialog of their arrival asks for it (ACT-26). */
export interface Arrival {
  logisticsNo: string | null;
  logisticsPhone: string | null;
}

/** Lengths of what is typed about an arrival, in UTF-16 units. */
export const ARRIVAL_LIMITS = {
  logisticsNo: 255,
  logisticsPhone: 12,
  logisticsCompany: 100,
  pickupCode: 50,
  pickupAddress: 200,
} as const;

/** A failed rule: the field and the exact message. */
export interface ArrivalIssue {
  field: keyof Arrival;
  message: string;
}

/** What is missing before goods that the master collects have arrived (ACT-27, ACT-28). */
export function arrivalIssues({ logisticsNo, logisticsPhone }: Arrival): ArrivalIssue[] {
  const issues: ArrivalIssue[] = [];
  if (!logisticsNo?.trim()) issues.push({ field: "logisticsNo", message: "请输入物流单号" });
  if (!/^\d{1,12}$/.test(logisticsPhone ?? "")) {
    issues.push({ field: "logisticsPhone", message: "请输入合法的手机号" });
  }
  return issues;
}
