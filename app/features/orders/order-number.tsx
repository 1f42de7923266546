import { formatOrderNo } from "~/lib/format";
import { Copyable } from "~/ui/buttons/copyable";

/** An order's number in groups of digits, and a button that copies it. */
export function OrderNumber({ orderNo }: { orderNo: string }) {
  return (
    <Copyable value={orderNo} label="订单号">
      {formatOrderNo(orderNo)}
    </Copyable>
  );
}
