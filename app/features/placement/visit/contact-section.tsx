import { messageOf } from "~/lib/form/field-issue";
import { Card } from "~/ui/card";
import { TextField } from "~/ui/text-field";
import { type DraftIssue, limitPhoneInput } from "../../../../schema/rules/order-draft";
import { fieldId } from "../checks/field-id";
import { useOrderDraft } from "../draft/draft-context";
import styles from "../page/placement.module.css";

interface ContactSectionProps {
  issues: readonly DraftIssue[];
}

/** Whom the platform calls about the order. */
export function ContactSection({ issues }: ContactSectionProps) {
  const { draft, update } = useOrderDraft();
  return (
    <Card title="下单联系人">
      <div className={styles.fields}>
        <TextField
          id={fieldId("userName")}
          label="您的姓名"
          isRequired
          maxLength={50}
          autoComplete="name"
          value={draft.userName}
          onChange={(userName) => update({ userName })}
          error={messageOf(issues, "userName")}
        />
        <TextField
          id={fieldId("userPhone")}
          label="您的电话"
          isRequired
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          value={draft.userPhone}
          onChange={(typed) => update({ userPhone: limitPhoneInput(typed) })}
          error={messageOf(issues, "userPhone")}
        />
      </div>
    </Card>
  );
}
