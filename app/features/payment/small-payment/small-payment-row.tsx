import { useState } from "react";
import { useOffers } from "~/features/customer-area/offers";
import { formatMoney } from "~/lib/format";
import { useMutate } from "~/lib/graphql/use-mutate";
import { Button } from "~/ui/buttons/button";
import { lazyComponent } from "~/ui/lazy-component";
import type { SmallPaymentSetting } from "../../../../schema/rules/payments/small-payment";
import { PartFailure } from "../../site/load-failure";
import { StopSmallPaymentDocument, sayLimit } from "./small-payment";
import styles from "./small-payment.module.css";

const SmallPaymentDialog = lazyComponent(
  async () => (await import("./small-payment-dialog")).SmallPaymentDialog,
);

/**
 * Payments without a password: the setting and the sum of today, with buttons to turn them on or off and to
 * change the limit (decision 038). Null when the setting could not be read.
 */
export function SmallPaymentRow({ setting }: { setting: SmallPaymentSetting | null }) {
  const { smallPayment: isOffered } = useOffers();
  const [isOpen, setOpen] = useState(false);
  const stop = useMutate(StopSmallPaymentDocument, {
    success: "小额免密支付已关闭",
    changes: ["SmallPayment"],
  });
  if (!isOffered) return null;
  if (!setting) return <PartFailure what="小额免密设置" />;
  const { limit, usedToday } = setting;
  return (
    <section className={styles.row} aria-label="小额免密支付">
      <p className={styles.words}>
        {limit === null
          ? "小额免密：未开启"
          : `小额免密：单笔 ${sayLimit(limit)} 以内，今日已用 ${formatMoney(usedToday)}`}
      </p>
      <div className={styles.buttons}>
        <Button variant="ghost" size="sm" isDisabled={stop.isPending} onPress={() => setOpen(true)}>
          {limit === null ? "开启" : "修改限额"}
        </Button>
        {limit === null ? null : (
          <Button variant="ghost" size="sm" isPending={stop.isPending} onPress={() => void stop.send({})}>
            关闭
          </Button>
        )}
      </div>
      {isOpen ? <SmallPaymentDialog limit={limit} onClose={() => setOpen(false)} /> : null}
    </section>
  );
}
