import { useOrderDraft } from "~/features/placement/draft/draft-context";
import { PickupSection } from "~/features/placement/pickup/pickup-section";
import { ContactSection } from "~/features/placement/visit/contact-section";
import { VisitSection } from "~/features/placement/visit/visit-section";
import type { DraftIssue } from "../../../schema/rules/placing/order-draft";

interface VisitSectionsProps {
  issues: readonly DraftIssue[];
}

/** What is asked once the job is known: where the goods are collected if they are, when to come, and whom to call. */
export function VisitSections({ issues }: VisitSectionsProps) {
  const { draft } = useOrderDraft();
  return (
    <>
      {draft.takeDeliveryFee ? <PickupSection issues={issues} /> : null}
      <VisitSection issues={issues} />
      <ContactSection issues={issues} />
    </>
  );
}
