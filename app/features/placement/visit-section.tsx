import { Card } from "~/ui/card";
import { RadioCards } from "~/ui/radio-cards";
import { Select } from "~/ui/select";
import { TextField } from "~/ui/text-field";
import type { DraftIssue } from "../../../schema/rules/order-draft";
import { useOrderDraft } from "./draft-context";
import { joinExpectedTime, splitExpectedTime, VISIT_TIMES, visitDays } from "./expected-time";
import { fieldId, issueOf } from "./fields";
import type { OrderDraft } from "./order-draft";
import styles from "./placement.module.css";

/** Whose completion code the master has to enter (PLACE-16). */
const VERIF_TYPES: { value: OrderDraft["verifType"]; label: string }[] = [
  { value: "NOT", label: "无需核销" },
  { value: "MIAO", label: "喵师傅核销" },
  { value: "WANG", label: "旺铺核销" },
];

/** The choice that leaves the day to the master. */
const ANY_DAY = "any";

interface VisitSectionProps {
  issues: readonly DraftIssue[];
}

/** When the master should come, write-off, and what else there is to know. */
export function VisitSection({ issues }: VisitSectionProps) {
  const { draft, update } = useOrderDraft();
  const { date, time } = splitExpectedTime(draft.expectedTime);
  return (
    <Card title="其他信息">
      <div className={styles.fields}>
        <Select
          id={fieldId("expectedTime")}
          label="期望上门日期"
          items={[
            { id: ANY_DAY, label: "不指定" },
            ...visitDays(Date.now()).map((day) => ({ id: day.date, label: day.label })),
          ]}
          selectedKey={date === "" ? ANY_DAY : date}
          onSelectionChange={(next) =>
            update({ expectedTime: joinExpectedTime(next === ANY_DAY ? "" : next, time, Date.now()) })
          }
          error={issueOf(issues, "expectedTime")}
        />
        <Select
          label="期望上门时间"
          items={VISIT_TIMES.map((choice) => ({ id: choice, label: choice }))}
          selectedKey={time === "" ? null : time}
          onSelectionChange={(next) => update({ expectedTime: joinExpectedTime(date, next, Date.now()) })}
          isDisabled={date === ""}
          placeholder="请先选择日期"
        />
      </div>
      <RadioCards
        id={fieldId("verifType")}
        label="核销方式"
        layout="plain"
        value={draft.verifType}
        onChange={(chosen) =>
          update({ verifType: VERIF_TYPES.find(({ value }) => value === chosen)?.value ?? "NOT" })
        }
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
    </Card>
  );
}
