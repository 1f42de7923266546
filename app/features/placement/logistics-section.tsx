import { Card } from "~/ui/card";
import { RadioCards } from "~/ui/radio-cards";
import { TextField } from "~/ui/text-field";
import { type DraftIssue, limitDigits, ORDER_DRAFT_LIMITS } from "../../../schema/rules/order-draft";
import { useOrderDraft } from "./draft-context";
import { fieldId, issueOf } from "./fields";
import { LogisticsCompanyField } from "./logistics-company-field";
import { PickupAddressField } from "./pickup-address-field";
import styles from "./placement.module.css";

interface LogisticsSectionProps {
  issues: readonly DraftIssue[];
}

/** Where the goods are: arrived or on their way, with which carrier, and how they are collected. */
export function LogisticsSection({ issues }: LogisticsSectionProps) {
  const { draft, update } = useOrderDraft();
  const isCollected = draft.takeDeliveryFee && draft.isArrival === "true";
  return (
    <Card title="物流信息">
      <RadioCards
        id={fieldId("isArrival")}
        label="货物是否已到"
        isRequired
        layout="plain"
        value={draft.isArrival}
        onChange={(isArrival) => update({ isArrival: isArrival === "true" ? "true" : "false" })}
        options={[
          { value: "true", label: "已到货" },
          { value: "false", label: "未到货" },
        ]}
      />
      <div className={styles.fields}>
        <TextField
          id={fieldId("logisticsNo")}
          label="物流单号"
          isRequired={isCollected}
          maxLength={ORDER_DRAFT_LIMITS.logisticsNoChars}
          autoComplete="off"
          value={draft.logisticsNo}
          onChange={(logisticsNo) => update({ logisticsNo })}
          error={issueOf(issues, "logisticsNo")}
        />
        <TextField
          id={fieldId("logisticsPhone")}
          label="物流电话"
          isRequired={isCollected}
          inputMode="numeric"
          autoComplete="off"
          value={draft.logisticsPhone}
          onChange={(typed) =>
            update({ logisticsPhone: limitDigits(typed, ORDER_DRAFT_LIMITS.logisticsPhoneChars) })
          }
          error={issueOf(issues, "logisticsPhone")}
        />
        <LogisticsCompanyField />
        <TextField
          id={fieldId("pickupCode")}
          label="提货码"
          maxLength={50}
          autoComplete="off"
          placeholder="选填"
          value={draft.pickupCode}
          onChange={(pickupCode) => update({ pickupCode })}
        />
      </div>
      <PickupAddressField />
    </Card>
  );
}
