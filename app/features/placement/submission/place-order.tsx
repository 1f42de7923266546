import { Button } from "~/ui/button";
import { TotalLine } from "../price/total-line";
import type { QuoteState } from "../price/use-price-quote";

interface PlaceOrderProps {
  price: QuoteState;
  isPending: boolean;
  onPress(): void;
}

/** The end of the order form: what the order costs, and the button that places it. */
export function PlaceOrder({ price, isPending, onPress }: PlaceOrderProps) {
  return (
    <>
      <TotalLine state={price} />
      <Button variant="warm" size="lg" fullWidth isPending={isPending} onPress={onPress}>
        提交订单
      </Button>
    </>
  );
}
