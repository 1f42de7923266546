import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { useOffers } from "~/features/customer-area/offers";
import { stepOneFailures } from "~/features/placement/checks/step-one-issues";
import { stepTwoFailures } from "~/features/placement/checks/step-two-issues";
import { useToldIssues } from "~/features/placement/checks/use-told-issues";
import { useOrderDraft } from "~/features/placement/draft/draft-context";
import { isCarriedUp } from "~/features/placement/draft/draft-rules";
import { DraftSummary } from "~/features/placement/page/draft-summary";
import { FormHead } from "~/features/placement/page/form-head";
import { useLoginPrompt } from "~/features/placement/page/login-prompt";
import { StepLayout } from "~/features/placement/page/step-layout";
import { LogisticsSection } from "~/features/placement/pickup/logistics-section";
import { PricePanel } from "~/features/placement/price/price-panel";
import { PriceWaySection } from "~/features/placement/price/price-way-section";
import { quoteInputOf } from "~/features/placement/price/quote-input";
import { usePriceQuote } from "~/features/placement/price/use-price-quote";
import { useOrderSubmission } from "~/features/placement/submission/use-order-submission";
import { ContactSection } from "~/features/placement/visit/contact-section";
import { type Sender, useOwnSender } from "~/features/placement/visit/use-own-sender";
import { VisitSection } from "~/features/placement/visit/visit-section";
import { serverTime } from "~/lib/clock/server-clock";
import { LinkButton } from "~/ui/buttons/link-button";
import { ArrowLeft } from "~/ui/icons";
import { PageHeader } from "~/ui/layout/page-header";

const STEP_ONE = "/placeorder/stepone";

interface StepTwoFormProps {
  /** Who sends, as far as it is known; null for visitors. */
  sender: Sender | null;
}

/** Step two: logistics, other info, contact; then the order is placed. */
export function StepTwoForm({ sender }: StepTwoFormProps) {
  const { draft, isRestored } = useOrderDraft();
  const { isSignedIn } = useLoginPrompt();
  const navigate = useNavigate();
  const { told, issues, tell, leave } = useToldIssues(stepTwoFailures(draft, serverTime()));
  const price = usePriceQuote(quoteInputOf(draft), isSignedIn);
  const { bids: offersBids } = useOffers();
  const isForBids = offersBids && draft.priceWay === "BIDS";
  const { actions, dialogs, isOrdered } = useOrderSubmission({
    price,
    isForBids,
    failures: () => stepTwoFailures(draft, serverTime()),
    tell,
  });
  const isStepOneOpen = isRestored && stepOneFailures(draft).length > 0;
  useOwnSender(sender);

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
      <FormHead told={told} />
      <StepLayout
        isReady={isRestored}
        onLeave={leave}
        aside={
          <>
            <DraftSummary />
            <PricePanel
              state={price.state}
              hasStairs={isCarriedUp(draft)}
              isReference={isForBids}
              onRetry={price.ask}
            />
          </>
        }
        actions={actions}
      >
        <LogisticsSection issues={issues} />
        <VisitSection issues={issues} />
        <ContactSection issues={issues} />
        {offersBids ? <PriceWaySection /> : null}
      </StepLayout>
      {dialogs}
    </>
  );
}
