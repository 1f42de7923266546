import { useNavigate } from "@remix-run/react";
import { useState } from "react";
import { stepOneFailures } from "~/features/placement/checks/step-one-issues";
import { useToldIssues } from "~/features/placement/checks/use-told-issues";
import { useOrderDraft } from "~/features/placement/draft/draft-context";
import { isCarriedUp } from "~/features/placement/draft/draft-rules";
import { isUploading, UPLOADING_TEXT } from "~/features/placement/draft/running-uploads";
import type { PlacementGoodsTypeFragmentDocument } from "~/features/placement/job/category-section";
import { JobSections } from "~/features/placement/job/job-sections";
import { FormHead } from "~/features/placement/page/form-head";
import { useLoginPrompt } from "~/features/placement/page/login-prompt";
import { PlacementTools } from "~/features/placement/page/placement-tools";
import { StepLayout } from "~/features/placement/page/step-layout";
import type { PastJobsFragmentDocument } from "~/features/placement/past-jobs/jobs-of";
import { PastJobs } from "~/features/placement/past-jobs/past-jobs";
import { PricePanel } from "~/features/placement/price/price-panel";
import { quoteInputOf } from "~/features/placement/price/quote-input";
import { TotalLine } from "~/features/placement/price/total-line";
import { usePriceQuote } from "~/features/placement/price/use-price-quote";
import type { FragmentType } from "~/gql";
import { Button } from "~/ui/buttons/button";
import { toast } from "~/ui/feedback/toast";
import { PageHeader } from "~/ui/layout/page-header";
import { PRICE_IN_MAINTENANCE } from "../../../schema/rules/placing/order-draft";

interface StepOneFormProps {
  /** Null when they could not be loaded. */
  goodsTypes: readonly FragmentType<typeof PlacementGoodsTypeFragmentDocument>[] | null;
  /** Null for visitors. */
  viewer: FragmentType<typeof PastJobsFragmentDocument> | null;
}

/** Step one: what, for whom, where, which goods. */
export function StepOneForm({ goodsTypes, viewer }: StepOneFormProps) {
  const { draft, isRestored } = useOrderDraft();
  const { isSignedIn, goToLogin } = useLoginPrompt();
  const navigate = useNavigate();
  const { told, issues, tell, leave } = useToldIssues(stepOneFailures(draft));
  const [isGoingOn, setGoingOn] = useState(false);
  const price = usePriceQuote(quoteInputOf(draft), isSignedIn);

  const goOn = async () => {
    if (isUploading()) {
      toast.info(UPLOADING_TEXT);
      return;
    }
    const failures = stepOneFailures(draft);
    tell(failures);
    if (failures.length > 0) return;
    if (!isSignedIn) {
      goToLogin();
      return;
    }
    setGoingOn(true);
    const answer = await price.ask();
    setGoingOn(false);
    if (!answer) return;
    if (!answer.ok) toast.error(answer.message);
    else if (answer.quote.workerFee === 0) toast.error(PRICE_IN_MAINTENANCE);
    else navigate("/placeorder/Steptwo");
  };

  return (
    <>
      <PageHeader title="填写服务与商品" actions={<PlacementTools />} />
      <FormHead told={told} />
      <PastJobs viewer={viewer} orderType="GENERAL" />
      <StepLayout
        isReady={isRestored}
        onLeave={leave}
        aside={<PricePanel state={price.state} hasStairs={isCarriedUp(draft)} onRetry={price.ask} />}
        actions={
          <>
            <TotalLine state={price.state} />
            <Button variant="primary" size="lg" fullWidth isPending={isGoingOn} onPress={goOn}>
              下一步
            </Button>
          </>
        }
      >
        <JobSections goodsTypes={goodsTypes} issues={issues} />
      </StepLayout>
    </>
  );
}
