import { useState } from "react";
import { messageOf } from "~/lib/form/field-issue";
import { Button } from "~/ui/buttons/button";
import { AlertDialog } from "~/ui/dialogs/lazy-dialogs";
import { Notice } from "~/ui/feedback/notice";
import { CountField } from "~/ui/fields/count-field";
import { DigitsField } from "~/ui/fields/digits-field";
import { RadioCards } from "~/ui/fields/radio-cards";
import { TextField } from "~/ui/fields/text-field";
import { Card } from "~/ui/layout/card";
import { lazyComponent } from "~/ui/lazy-component";
import { Cascader } from "~/ui/selects/cascader";
import { fitContactPhone } from "../../../../schema/rules/contact-phone";
import { PHONE_CHARS } from "../../../../schema/rules/phone";
import { AREA_NOT_SERVED, type DraftIssue, floorsIssue } from "../../../../schema/rules/placing/order-draft";
import { fieldId } from "../checks/field-id";
import { useOrderDraft } from "../draft/draft-context";
import { areaCodeOf } from "../draft/draft-rules";
import styles from "../page/placement.module.css";
import { PhoneSuggestions } from "./recipients/phone-suggestions";
import { RecipientPicker } from "./recipients/recipient-picker";
import { RecogniseBox } from "./recognise/recognise-box";
import { areaNamesAlong, useAreaServedCheck, useAreaTips, useAreaTree, useWantedCity } from "./use-area";

const AreaWishForm = lazyComponent(async () => (await import("./area-wish/area-wish-form")).AreaWishForm);

interface CustomerSectionProps {
  issues: readonly DraftIssue[];
}

/** The recipient of the goods, and the address. */
export function CustomerSection({ issues }: CustomerSectionProps) {
  const fields = useOrderDraft();
  const { draft, update } = fields;
  const [isUnservedShown, setUnservedShown] = useState(false);
  const [unserved, setUnserved] = useState<string | null>(null);
  const [takesWishes, setTakesWishes] = useState(false);
  const areaCode = areaCodeOf(draft);
  const areas = useAreaTree(true, { codes: draft.areaPath, names: draft.areaNames });
  const startAt = useWantedCity();
  const tips = useAreaTips(areaCode);
  useAreaServedCheck(draft.goodsTypeId, areaCode, (takesWishes) => {
    update({ areaPath: [], areaNames: [] });
    setUnserved(areaCode);
    setTakesWishes(takesWishes);
    setUnservedShown(true);
  });

  return (
    <Card title="客户信息">
      <RecipientPicker />
      <RecogniseBox tree={areas.status === "ready" ? areas.tree : []} unserved={unserved} fields={fields} />

      <div className={styles.section}>
        {" "}
        <div className={styles.fields}>
          <TextField
            id={fieldId("customerName")}
            label="客户姓名"
            isRequired
            maxLength={50}
            autoComplete="off"
            value={draft.customerName}
            onChange={(customerName) => update({ customerName })}
            error={messageOf(issues, "customerName")}
          />
          <DigitsField
            id={fieldId("customerPhone")}
            label="客户电话"
            isRequired
            type="tel"
            autoComplete="off"
            max={PHONE_CHARS}
            take={fitContactPhone}
            value={draft.customerPhone}
            onChange={(customerPhone) => update({ customerPhone })}
            error={messageOf(issues, "customerPhone")}
          />
          <PhoneSuggestions />
          <Cascader
            id={fieldId("areaCode")}
            label="所在城市"
            isRequired
            placeholder={areas.status === "loading" ? "正在加载城市" : "请选择省、市、区"}
            tree={areas.tree}
            value={draft.areaPath}
            startAt={startAt}
            onChange={(path) => update({ areaPath: path, areaNames: areaNamesAlong(areas.tree, path) })}
            error={messageOf(issues, "areaCode")}
            isDisabled={areas.tree.length === 0}
          />
          <TextField
            id={fieldId("address")}
            label="详细地址"
            isRequired
            maxLength={200}
            autoComplete="off"
            placeholder="街道、小区、楼栋、单元、门牌号"
            value={draft.address}
            onChange={(address) => update({ address })}
            error={messageOf(issues, "address")}
          />
        </div>
        {areas.status === "failed" ? (
          <Notice
            tone="danger"
            action={
              <Button size="sm" onPress={areas.reload}>
                重试
              </Button>
            }
          >
            城市列表加载失败
          </Notice>
        ) : null}
        <div className={styles.fields}>
          <RadioCards
            id={fieldId("hasLift")}
            label="有无电梯"
            isRequired
            layout="plain"
            value={draft.hasLift === null ? null : String(draft.hasLift)}
            onChange={(hasLift) => update({ hasLift: hasLift === "true" })}
            options={[
              { value: "true", label: "有电梯" },
              { value: "false", label: "无电梯" },
            ]}
            error={messageOf(issues, "hasLift")}
          />
          {draft.hasLift === false ? (
            <CountField
              id={fieldId("floors")}
              label="楼梯层数"
              isRequired
              suffix="层"
              value={draft.floors}
              onChange={(floors) => update({ floors })}
              check={floorsIssue}
              error={messageOf(issues, "floors")}
            />
          ) : null}
        </div>
        {/* Last, because it comes a moment after the city: nothing that is being pressed moves. */}
        {tips ? <Notice tone="info">{tips}</Notice> : null}
      </div>
      <AlertDialog
        message={
          <>
            <p>{AREA_NOT_SERVED}</p>
            {unserved && draft.goodsTypeId && takesWishes ? (
              <AreaWishForm
                key={unserved}
                areaCode={unserved}
                goodsTypeId={draft.goodsTypeId}
                phone={draft.contactPhone}
              />
            ) : null}
          </>
        }
        isOpen={isUnservedShown}
        onClose={() => setUnservedShown(false)}
      />
    </Card>
  );
}
