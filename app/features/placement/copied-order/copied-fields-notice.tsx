import { Button } from "~/ui/buttons/button";
import { Notice } from "~/ui/feedback/notice";
import styles from "../draft/draft-conflict.module.css";
import { newId, useOrderDraft } from "../draft/draft-context";
import { copiedFieldNames, hasCopiedCustomer, withoutCopiedFields, withoutCustomer } from "./copied-fields";

/**
 * Lists the parts of the draft that came from another order or template, with buttons that remove the
 * recipient, or all of them (ux.md U18).
 */
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
