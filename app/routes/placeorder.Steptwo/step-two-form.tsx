import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { fieldId } from "~/features/placement/checks/field-id";
import { stepOneFailures } from "~/features/placement/checks/step-one-issues";
import { stepTwoFailures } from "~/features/placement/checks/step-two-issues";
import { useToldIssues } from "~/features/placement/checks/use-told-issues";
import { CarriedOver } from "~/features/placement/copied-order/carried-over";
import { AccountDraftOffer } from "~/features/placement/draft/account/account-draft-offer";
import { DraftConflict } from "~/features/placement/draft/draft-conflict";
import { useOrderDraft } from "~/features/placement/draft/draft-context";
import { DraftSummary } from "~/features/placement/page/draft-summary";
import { useLoginPrompt } from "~/features/placement/page/login-prompt";
import { StepLayout } from "~/features/placement/page/step-layout";
import { LogisticsSection } from "~/features/placement/pickup/logistics-section";
import { PricePanel } from "~/features/placement/price/price-panel";
import { quoteInputOf } from "~/features/placement/price/quote-input";
import { TotalLine } from "~/features/placement/price/total-line";
import { usePriceQuote } from "~/features/placement/price/use-price-quote";
import { useOrderSubmission } from "~/features/placement/submission/use-order-submission";
import { ContactSection } from "~/features/placement/visit/contact-section";
import { useOwnPhone } from "~/features/placement/visit/use-own-phone";
import { VisitSection } from "~/features/placement/visit/visit-section";
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
      <CarriedOver />
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
