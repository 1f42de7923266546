import { useNavigate } from "@remix-run/react";
import { useState } from "react";
import { paymentHref } from "~/features/payment/payment-address";
import { formatMoney } from "~/lib/format";
import { orderTags } from "~/lib/graphql/changes";
import { announceChanges } from "~/lib/graphql/page-client";
import { useMutate } from "~/lib/graphql/use-mutate";
import { Button } from "~/ui/buttons/button";
import { ConfirmDialog } from "~/ui/dialogs/lazy-dialogs";
import { toast } from "~/ui/feedback/toast";
import { Money } from "~/ui/values/money";
import { Code } from "../../../schema/rules/codes";
import { PRICE_IN_MAINTENANCE } from "../../../schema/rules/placing/order-draft";
import { TakePlatformPriceDocument } from "./bid-queries";
import styles from "./bids.module.css";

interface PlatformPriceProps {
  orderId: string;
  /** 分; null while prices are in maintenance. */
  price: number | null;
}

/** The platform's price, with a button to choose it instead of a bid. */
export function PlatformPrice({ orderId, price }: PlatformPriceProps) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const taking = useMutate(TakePlatformPriceDocument, {
    changes: orderTags(orderId),
    onDone: () => navigate(paymentHref(orderId)),
    onEnd: () => setAsking(false),
    onRefused({ code, message }) {
      if (code !== Code.PRICE_CHANGED) return false;
      toast.error(message);
      announceChanges(orderTags(orderId));
      setAsking(false);
      return true;
    },
  });
  if (price === null) return <p className={styles.minor}>平台一口价：{PRICE_IN_MAINTENANCE}</p>;
  return (
    <div className={styles.platform}>
      <p>
        平台一口价 <Money fen={price} />
      </p>
      <Button size="sm" aria-haspopup="dialog" onPress={() => setAsking(true)}>
        改为平台一口价
      </Button>
      <ConfirmDialog
        title="改为平台一口价"
        message={`改为平台一口价 ${formatMoney(price)}？师傅的报价随之失效，请在 24 小时内付款，付款后立即安排师傅。`}
        confirmLabel="改价并去支付"
        isOpen={isAsking}
        isPending={taking.isPending}
        onOpenChange={setAsking}
        onConfirm={() => void taking.send({ orderId, quotedTotalFee: price })}
      />
    </div>
  );
}
