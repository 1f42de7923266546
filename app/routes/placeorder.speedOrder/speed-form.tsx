import { useEffect } from "react";
import { speedFailures } from "~/features/placement/checks/speed-issues";
import { useToldIssues } from "~/features/placement/checks/use-told-issues";
import { useOrderDraft } from "~/features/placement/draft/draft-context";
import { isCarriedUp, visibleSections } from "~/features/placement/draft/draft-rules";
import type { PlacementGoodsTypeFragmentDocument } from "~/features/placement/job/category-section";
import { JobSections } from "~/features/placement/job/job-sections";
import { FormHead } from "~/features/placement/page/form-head";
import { useLoginPrompt } from "~/features/placement/page/login-prompt";
import { PlacementTools } from "~/features/placement/page/placement-tools";
import {
  type PlatformContactFragmentDocument,
  PlatformContacts,
} from "~/features/placement/page/platform-contacts";
import { StepLayout } from "~/features/placement/page/step-layout";
import { lastSenderOf, PastJobsFragmentDocument } from "~/features/placement/past-jobs/jobs-of";
import { PastJobs } from "~/features/placement/past-jobs/past-jobs";
import { PricePanel } from "~/features/placement/price/price-panel";
import { quoteInputOf } from "~/features/placement/price/quote-input";
import { usePriceQuote } from "~/features/placement/price/use-price-quote";
import { useOrderSubmission } from "~/features/placement/submission/use-order-submission";
import { senderOf, useOwnSender } from "~/features/placement/visit/use-own-sender";
import { type FragmentType, getFragment } from "~/gql";
import { serverTime } from "~/lib/clock/server-clock";
import { Skeleton } from "~/ui/feedback/skeleton";
import { PageHeader } from "~/ui/layout/page-header";
import { lazyComponent } from "~/ui/lazy-component";

const VisitSections = lazyComponent(async () => (await import("./visit-sections")).VisitSections);

interface SpeedFormProps {
  /** Null when they could not be loaded. */
  goodsTypes: readonly FragmentType<typeof PlacementGoodsTypeFragmentDocument>[] | null;
  /** Null for visitors. */
  viewer: ({ customer?: { phone: string } | null } & FragmentType<typeof PastJobsFragmentDocument>) | null;
  /** Null for visitors, and when they could not be loaded. */
  contacts: readonly FragmentType<typeof PlatformContactFragmentDocument>[] | null;
}

/** An immediate order on one page: the job, where the goods are collected, the visit, and whom to call (C-26). */
export function SpeedForm({ goodsTypes, viewer, contacts }: SpeedFormProps) {
  const { draft, isRestored } = useOrderDraft();
  const { isSignedIn } = useLoginPrompt();
  const { told, issues, tell, leave } = useToldIssues(speedFailures(draft, serverTime()));
  const price = usePriceQuote(quoteInputOf(draft), isSignedIn);
  const { actions, dialogs } = useOrderSubmission({
    price,
    failures: () => speedFailures(draft, serverTime()),
    tell,
  });
  const past = getFragment(PastJobsFragmentDocument, viewer);
  useOwnSender(senderOf(past ? lastSenderOf(past) : null, viewer?.customer?.phone ?? null));
  useEffect(() => {
    // There when the job is filled in. Should it not come, it is asked for again then.
    VisitSections.preload();
  }, []);

  return (
    <>
      <PageHeader
        title="即时下单"
        description="一页填完，平台立即为您安排师傅"
        actions={<PlacementTools />}
      />
      <FormHead told={told} />
      <PastJobs viewer={viewer} orderType="TIMELY" />
      <StepLayout
        isReady={isRestored}
        onLeave={leave}
        aside={
          <>
            <PricePanel state={price.state} hasStairs={isCarriedUp(draft)} onRetry={price.ask} />
            {contacts ? <PlatformContacts contacts={contacts} /> : null}
          </>
        }
        actions={actions}
      >
        <JobSections goodsTypes={goodsTypes} issues={issues} />
        {visibleSections(draft).goods ? (
          <VisitSections fallback={<Skeleton lines={6} height={48} />} issues={issues} />
        ) : null}
      </StepLayout>
      {dialogs}
    </>
  );
}
