import { messageOf } from "~/lib/form/field-issue";
import { DigitsField } from "~/ui/fields/digits-field";
import { TextField } from "~/ui/fields/text-field";
import { type DraftIssue, ORDER_DRAFT_LIMITS } from "../../../../schema/rules/placing/order-draft";
import { fieldId } from "../checks/field-id";
import { useOrderDraft } from "../draft/draft-context";
import { withWaybill } from "./guessed-carrier";
import { LogisticsCompanyField } from "./logistics-company-field";

interface LogisticsFieldsProps {
  issues: readonly DraftIssue[];
}

/**
 * The waybill: number, depot's phone, carrier, and the pickup code if the service includes the pickup
 * (PLACE-53..56).
 */
export function LogisticsFields({ issues }: LogisticsFieldsProps) {
  const { draft, update } = useOrderDraft();
  const isCollected = draft.takeDeliveryFee && draft.isArrival;
  return (
    <>
      <TextField
        id={fieldId("logisticsNo")}
        label="物流单号"
        isRequired={isCollected}
        maxLength={ORDER_DRAFT_LIMITS.logisticsNoChars}
        autoComplete="off"
        value={draft.logisticsNo}
        onChange={(logisticsNo) => update(withWaybill(draft, logisticsNo))}
        error={messageOf(issues, "logisticsNo")}
      />
      <DigitsField
        id={fieldId("logisticsPhone")}
        label="物流电话"
        isRequired={isCollected}
        max={ORDER_DRAFT_LIMITS.logisticsPhoneChars}
        autoComplete="off"
        value={draft.logisticsPhone}
        onChange={(logisticsPhone) => update({ logisticsPhone })}
        error={messageOf(issues, "logisticsPhone")}
      />
      <LogisticsCompanyField />
      {draft.takeDeliveryFee ? (
        <TextField
          id={fieldId("pickupCode")}
          label="提货码"
          maxLength={50}
          autoComplete="off"
          placeholder="选填"
          value={draft.pickupCode}
          onChange={(pickupCode) => update({ pickupCode })}
        />
      ) : null}
    </>
  );
}
