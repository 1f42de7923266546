import { RadioCards } from "~/ui/fields/radio-cards";
import { Card } from "~/ui/layout/card";
import type { DraftIssue } from "../../../../schema/rules/placing/order-draft";
import { fieldId } from "../checks/field-id";
import { useOrderDraft } from "../draft/draft-context";
import styles from "../page/placement.module.css";
import { LastLogistics } from "./last-logistics";
import { LogisticsFields } from "./logistics-fields";
import { PickupAddressField } from "./pickup-address-field";

interface LogisticsSectionProps {
  issues: readonly DraftIssue[];
}

/** The transport of the goods: arrived or in transit, the carrier, and the pickup. */
export function LogisticsSection({ issues }: LogisticsSectionProps) {
  const { draft, update } = useOrderDraft();
  return (
    <Card title="物流信息">
      <div className={styles.section}>
        <RadioCards
          id={fieldId("isArrival")}
          label="货物是否已到"
          isRequired
          layout="plain"
          value={String(draft.isArrival)}
          onChange={(isArrival) => update({ isArrival: isArrival === "true" })}
          options={[
            { value: "true", label: "已到货" },
            { value: "false", label: "未到货" },
          ]}
        />
        <LastLogistics />
        <div className={styles.fields}>
          <LogisticsFields issues={issues} />
        </div>
        {draft.takeDeliveryFee ? <PickupAddressField /> : null}
      </div>
    </Card>
  );
}
