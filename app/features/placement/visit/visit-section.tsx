import { messageOf } from "~/lib/form/field-issue";
import { RadioCards } from "~/ui/fields/radio-cards";
import { TextField } from "~/ui/fields/text-field";
import { Card } from "~/ui/layout/card";
import type { DraftIssue } from "../../../../schema/rules/placing/order-draft";
import { fieldId } from "../checks/field-id";
import { useOrderDraft } from "../draft/draft-context";
import type { OrderDraft } from "../draft/order-draft";
import styles from "../page/placement.module.css";
import { MomentFields } from "./moment-fields";
import { ShopFields } from "./shop-fields";
import { WindowEnd } from "./window-end";

/** The platform whose completion code the master has to enter (PLACE-16). */
const VERIF_TYPES: { value: OrderDraft["verifType"]; label: string }[] = [
  { value: "NOT", label: "无需核销" },
  { value: "MIAO", label: "喵师傅核销" },
  { value: "WANG", label: "旺铺核销" },
];

interface VisitSectionProps {
  issues: readonly DraftIssue[];
}

/** Wished time of the visit, completion code, and remarks. */
export function VisitSection({ issues }: VisitSectionProps) {
  const { draft, update } = useOrderDraft();
  return (
    <Card title="其他信息">
      <div className={styles.section}>
        <div className={styles.fields}>
          <MomentFields
            id={fieldId("expectedAt")}
            dateLabel="期望上门日期"
            timeLabel="期望上门时间"
            value={draft.expectedAt}
            onChange={(expectedAt) => update({ expectedAt, expectedUntil: null })}
            error={messageOf(issues, "expectedAt")}
          />
          <WindowEnd
            startsAt={draft.expectedAt}
            value={draft.expectedUntil}
            onChange={(expectedUntil) => update({ expectedUntil })}
          />
        </div>
        <RadioCards
          id={fieldId("verifType")}
          label="核销方式"
          layout="plain"
          value={draft.verifType}
          onChange={(verifType) => update({ verifType })}
          options={VERIF_TYPES}
        />
        {draft.verifType === "NOT" ? null : (
          <TextField
            id={fieldId("verifOrderNo")}
            label="核销单号"
            maxLength={100}
            autoComplete="off"
            placeholder="选填，店铺平台上的订单编号"
            value={draft.verifOrderNo}
            onChange={(verifOrderNo) => update({ verifOrderNo })}
          />
        )}
        <TextField
          id={fieldId("remark")}
          label="备注"
          multiline
          rows={3}
          maxLength={500}
          placeholder="选填，其他需要师傅知道的事项"
          value={draft.remark}
          onChange={(remark) => update({ remark })}
        />
        <ShopFields />
      </div>
    </Card>
  );
}
