/** The parts that say something, as one sentence. */
export const together = (...parts: (string | null)[]): string => parts.filter(Boolean).join("，");

/** An order as messages name it: by its number, and by the customer at whom the work is done. */
export const orderInWords = ({ orderNo, customerName }: { orderNo: string; customerName: string }): string =>
  `订单${orderNo}（${customerName}）`;
