import { Button } from "~/ui/buttons/button";
import { Notice } from "~/ui/feedback/notice";
import styles from "../draft/draft-conflict.module.css";
import { newId, useOrderDraft } from "../draft/draft-context";
import { copiedFieldNames, hasCopiedCustomer, withoutCopiedFields, withoutCustomer } from "./copied-fields";

/** Says what of the draft came from another order or template, and takes it out: the customer alone, or all of it (ux.md U18). */
export function CopiedFieldsNotice() {
  const { draft, get, update } = useOrderDraft();
  const names = copiedFieldNames(draft);
  if (names.length === 0) return null;
  return (
    <Notice
      tone="info"
      action={
        <span className={styles.actions}>
          {hasCopiedCustomer(draft) ? (
            <Button size="sm" onPress={() => update(withoutCustomer(get()))}>
              换一位客户
            </Button>
          ) : null}
          <Button size="sm" onPress={() => update(withoutCopiedFields(get(), newId))}>
            全部不沿用
          </Button>
        </span>
      }
    >
      沿用了原订单的{names.join("、")}，请核对
    </Notice>
  );
}
