import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { AccountDraftOffer } from "~/features/placement/account-draft-offer";
import { ContactSection } from "~/features/placement/contact-section";
import { DraftConflict } from "~/features/placement/draft-conflict";
import { useOrderDraft } from "~/features/placement/draft-context";
import { DraftSummary } from "~/features/placement/draft-summary";
import { fieldId } from "~/features/placement/fields";
import { useLoginPrompt } from "~/features/placement/login-prompt";
import { LogisticsSection } from "~/features/placement/logistics-section";
import { PricePanel } from "~/features/placement/price-panel";
import { quoteInputOf } from "~/features/placement/quote-input";
import { StepLayout } from "~/features/placement/step-layout";
import { stepOneFailures } from "~/features/placement/step-one-issues";
import { stepTwoFailures } from "~/features/placement/step-two-issues";
import { TotalLine } from "~/features/placement/total-line";
import { useOrderSubmission } from "~/features/placement/use-order-submission";
import { useOwnPhone } from "~/features/placement/use-own-phone";
import { usePriceQuote } from "~/features/placement/use-price-quote";
import { useToldIssues } from "~/features/placement/use-told-issues";
import { VisitSection } from "~/features/placement/visit-section";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { ArrowLeft } from "~/ui/icons";
import { LinkButton } from "~/ui/link-button";
import { PageHeader } from "~/ui/page-header";

const STEP_ONE = "/placeorder/stepone";

interface StepTwoFormProps {
  /** The signed-in customer's own phone, offered as contact; null for visitors. */
  ownPhone: string | null;
}

/** Step two: logistics, other info, contact; then the order is placed. */
export function StepTwoForm({ ownPhone }: StepTwoFormProps) {
  const { draft, isRestored } = useOrderDraft();
  const { isSignedIn } = useLoginPrompt();
  const navigate = useNavigate();
  const { told, issues, tell } = useToldIssues(stepTwoFailures(draft, Date.now()));
  const price = usePriceQuote(quoteInputOf(draft), isSignedIn);
  const { submit, isPending, isOrdered, dialogs } = useOrderSubmission({
    price,
    failures: () => stepTwoFailures(draft, Date.now()),
    tell,
  });
  const isStepOneOpen = isRestored && stepOneFailures(draft).length > 0;
  useOwnPhone(ownPhone);

  useEffect(() => {
    if (isStepOneOpen && !isOrdered.current) navigate(STEP_ONE, { replace: true });
  }, [isStepOneOpen, isOrdered, navigate]);

  return (
    <>
      <PageHeader
        title="物流与联系信息"
        actions={
          <LinkButton to={STEP_ONE} icon={<ArrowLeft size={16} />}>
            上一步
          </LinkButton>
        }
      />
      <DraftConflict />
      <AccountDraftOffer />
      <ErrorSummary issues={told} idFor={fieldId} />
      <StepLayout
        isReady={isRestored}
        aside={
          <>
            <DraftSummary />
            <PricePanel state={price.state} onRetry={price.ask} />
          </>
        }
        actions={
          <>
            <TotalLine state={price.state} />
            <Button variant="warm" size="lg" fullWidth isPending={isPending} onPress={submit}>
              提交订单
            </Button>
          </>
        }
      >
        <LogisticsSection issues={issues} />
        <VisitSection issues={issues} />
        <ContactSection issues={issues} />
      </StepLayout>
      {dialogs}
    </>
  );
}
