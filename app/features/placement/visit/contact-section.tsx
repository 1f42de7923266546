import { messageOf } from "~/lib/form/field-issue";
import { DigitsField } from "~/ui/fields/digits-field";
import { TextField } from "~/ui/fields/text-field";
import { Card } from "~/ui/layout/card";
import { fitContactPhone } from "../../../../schema/rules/contact-phone";
import { PHONE_CHARS } from "../../../../schema/rules/phone";
import type { DraftIssue } from "../../../../schema/rules/placing/order-draft";
import { fieldId } from "../checks/field-id";
import { useOrderDraft } from "../draft/draft-context";
import styles from "../page/placement.module.css";

interface ContactSectionProps {
  issues: readonly DraftIssue[];
}

/** The contact for questions about the order. */
export function ContactSection({ issues }: ContactSectionProps) {
  const { draft, update } = useOrderDraft();
  return (
    <Card title="下单联系人">
      <div className={styles.section}>
        <div className={styles.fields}>
          <TextField
            id={fieldId("contactName")}
            label="您的姓名"
            isRequired
            maxLength={50}
            autoComplete="name"
            value={draft.contactName}
            onChange={(contactName) => update({ contactName })}
            error={messageOf(issues, "contactName")}
          />
          <DigitsField
            id={fieldId("contactPhone")}
            label="您的电话"
            isRequired
            type="tel"
            autoComplete="tel"
            max={PHONE_CHARS}
            take={fitContactPhone}
            value={draft.contactPhone}
            onChange={(contactPhone) => update({ contactPhone })}
            error={messageOf(issues, "contactPhone")}
          />
        </div>
      </div>
    </Card>
  );
}
