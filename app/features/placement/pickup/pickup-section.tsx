import { useEffect } from "react";
import { messageOf } from "~/lib/form/field-issue";
import { Card } from "~/ui/layout/card";
import { Cascader } from "~/ui/selects/cascader";
import type { DraftIssue } from "../../../../schema/rules/placing/order-draft";
import { fieldId } from "../checks/field-id";
import { areaNamesAlong, useAreaTree } from "../customer/use-area";
import { useOrderDraft } from "../draft/draft-context";
import styles from "../page/placement.module.css";
import { MomentFields } from "../visit/moment-fields";
import { LastLogistics } from "./last-logistics";
import { LogisticsFields } from "./logistics-fields";
import { PickupAddressField } from "./pickup-address-field";

interface PickupSectionProps {
  issues: readonly DraftIssue[];
}

/**
 * Place and time of the pickup of an immediate order's goods, and its waybill if there is one (C-09, C-26).
 */
export function PickupSection({ issues }: PickupSectionProps) {
  const { draft, update } = useOrderDraft();
  const areas = useAreaTree(true, { codes: draft.pickupAreaPath, names: draft.pickupAreaNames });
  const { pickupAreaPath, pickupAreaNames } = draft;
  useEffect(() => {
    // A copied order has only the codes.
    if (pickupAreaPath.length > 0 && pickupAreaNames.length === 0 && areas.tree.length > 0)
      update({ pickupAreaNames: areaNamesAlong(areas.tree, pickupAreaPath) });
  }, [pickupAreaPath, pickupAreaNames, areas.tree, update]);
  return (
    <Card title="提货信息">
      <div className={styles.section}>
        <Cascader
          id={fieldId("pickupAreaCode")}
          label="提货区域"
          placeholder={areas.status === "loading" ? "正在加载城市" : "选填，请选择省、市、区"}
          tree={areas.tree}
          value={draft.pickupAreaPath}
          startAt={draft.areaPath.slice(0, 2)}
          onChange={(path) =>
            update({
              pickupAreaPath: path,
              pickupAreaNames: areaNamesAlong(areas.tree, path),
              // The address has changed.
              pickupPoint: null,
            })
          }
          isDisabled={areas.tree.length === 0}
        />
        <PickupAddressField />
        <div className={styles.fields}>
          <MomentFields
            id={fieldId("transportAt")}
            dateLabel="提货日期"
            timeLabel="提货时间"
            value={draft.transportAt}
            onChange={(transportAt) => update({ transportAt })}
            error={messageOf(issues, "transportAt")}
          />
        </div>
        <LastLogistics />
        <div className={styles.fields}>
          <LogisticsFields issues={issues} />
        </div>
      </div>
    </Card>
  );
}
