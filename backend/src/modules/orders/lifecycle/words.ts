/** Joins the parts that are not empty into one sentence. */
export const together = (...parts: (string | null)[]): string => parts.filter(Boolean).join("，");

/** An order as messages name it: its number and its recipient. */
export const orderInWords = ({ orderNo, customerName }: { orderNo: string; customerName: string }): string =>
  `订单${orderNo}（${customerName}）`;
