import { NotOffered } from "~/features/site/not-offered";
import { LinkButton } from "~/ui/buttons/link-button";
import { FEEDBACK_PAGES } from "./feedback-list-address";

/** Stands where a backend takes feedback and does not give it back (decision 046). */
export function FeedbackUnreadable() {
  return (
    <NotOffered
      what="反馈记录"
      illustration="messages"
      description="意见和问题仍可以提交给平台，提交后不能在这里查看"
      action={
        <LinkButton to={FEEDBACK_PAGES.submit} variant="primary">
          我要反馈
        </LinkButton>
      }
    />
  );
}
