import { ErrorSummary } from "~/ui/fields/error-summary";
import type { DraftIssue } from "../../../../schema/rules/placing/order-draft";
import { fieldId } from "../checks/field-id";
import { CopiedFieldsNotice } from "../copied-order/copied-fields-notice";
import { AccountDraftOffer } from "../draft/account/account-draft-offer";
import { DraftConflict } from "../draft/draft-conflict";

/** Shown above the sections of an order form: drafts from elsewhere, and the errors of the last press. */
export function FormHead({ told }: { told: readonly DraftIssue[] }) {
  return (
    <>
      <DraftConflict />
      <AccountDraftOffer />
      <CopiedFieldsNotice />
      <ErrorSummary issues={told} idFor={fieldId} isSilent />
    </>
  );
}
