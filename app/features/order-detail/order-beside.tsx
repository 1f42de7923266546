import { Card } from "~/ui/layout/card";
import { VisuallyHidden } from "~/ui/layout/visually-hidden";
import { CustomerFacts } from "./basic/customer-facts";
import { OrderFees } from "./basic/order-fees";
import { useDetail } from "./detail-context";
import { MasterCard } from "./head/master-card";
import styles from "./order-beside.module.css";

/** Customer, master and place, beside the tabs, with any open tab. */
export function OrderPeople() {
  return (
    <Card as="div">
      <h2>
        <VisuallyHidden>师傅与客户</VisuallyHidden>
      </h2>
      <div className={styles.people}>
        <MasterCard order={useDetail().order} />
        <CustomerFacts />
      </div>
    </Card>
  );
}

/** The fees, beside the tabs. */
export function OrderCosts() {
  return (
    <Card as="div">
      <OrderFees />
    </Card>
  );
}
