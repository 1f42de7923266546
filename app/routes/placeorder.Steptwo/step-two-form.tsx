import { useFetcher, useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { ContactSection } from "~/features/placement/contact-section";
import { newId, useOrderDraft } from "~/features/placement/draft-context";
import { DraftSummary } from "~/features/placement/draft-summary";
import { fieldId } from "~/features/placement/fields";
import { useLoginPrompt } from "~/features/placement/login-prompt";
import { LogisticsSection } from "~/features/placement/logistics-section";
import {
  ORDERED_BEFORE,
  type OrderSubmission,
  PRICE_CHANGED,
  type SubmissionAnswer,
} from "~/features/placement/order-submission";
import { PriceChangeDialog } from "~/features/placement/price-change-dialog";
import { PricePanel } from "~/features/placement/price-panel";
import { quoteInputOf } from "~/features/placement/quote-input";
import { StepLayout } from "~/features/placement/step-layout";
import { stepOneFailures } from "~/features/placement/step-one-issues";
import { stepTwoFailures } from "~/features/placement/step-two-issues";
import { TotalLine } from "~/features/placement/total-line";
import { usePriceQuote } from "~/features/placement/use-price-quote";
import { useToldIssues } from "~/features/placement/use-told-issues";
import { VisitSection } from "~/features/placement/visit-section";
import { useOnAnswer } from "~/lib/use-on-answer";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { ErrorSummary } from "~/ui/error-summary";
import { ArrowLeft } from "~/ui/icons";
import { LinkButton } from "~/ui/link-button";
import { PageHeader } from "~/ui/page-header";
import { toast } from "~/ui/toast";
import { PRICE_IN_MAINTENANCE } from "../../../schema/rules/order-draft";

const STEP_ONE = "/placeorder/stepone";

interface StepTwoFormProps {
  /** The signed-in customer's own phone, offered as contact; null for visitors. */
  ownPhone: string | null;
}

/** A new price to agree to, and the one that was shown before, in 分. */
interface PriceChange {
  before: number;
  after: number;
}

/** Step two: logistics, other info, contact; then the order is placed. */
export function StepTwoForm({ ownPhone }: StepTwoFormProps) {
  const { draft, isRestored, update, reset } = useOrderDraft();
  const { isSignedIn, goToLogin } = useLoginPrompt();
  const navigate = useNavigate();
  const fetcher = useFetcher<SubmissionAnswer>();
  const { told, issues, tell } = useToldIssues(stepTwoFailures(draft, Date.now()));
  const [priceChange, setPriceChange] = useState<PriceChange | null>(null);
  const [isOrderedBefore, setOrderedBefore] = useState(false);
  const [isAsking, setAsking] = useState(false);
  /** An order came of the draft: it is reset while this page is still on the screen. A ref, because that renders at once. */
  const isOrdered = useRef(false);
  const price = usePriceQuote(quoteInputOf(draft), isSignedIn);
  const isPending = isAsking || fetcher.state !== "idle" || isOrdered.current;
  const isStepOneOpen = isRestored && stepOneFailures(draft).length > 0;

  useEffect(() => {
    if (isStepOneOpen && !isOrdered.current) navigate(STEP_ONE, { replace: true });
  }, [isStepOneOpen, navigate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: offered once, so that an emptied field stays empty
  useEffect(() => {
    if (isRestored && ownPhone && draft.userPhone === "") update({ userPhone: ownPhone });
  }, [isRestored]);

  /** Goes on with the order that came of the draft, and starts the next draft (PLACE-10). */
  const leaveTo = (path: string) => {
    isOrdered.current = true;
    navigate(path, { replace: true });
    reset();
  };
  const send = (quotedTotalFee: number) => {
    const submission: OrderSubmission = { draft, quotedTotalFee };
    fetcher.submit(submission, { method: "post", encType: "application/json" });
  };
  const submit = async () => {
    const failures = stepTwoFailures(draft, Date.now());
    tell(failures);
    if (failures.length > 0) return;
    if (!isSignedIn) {
      goToLogin();
      return;
    }
    if (price.state.status === "ready") {
      if (price.state.quote.workerFee === 0) toast.error(PRICE_IN_MAINTENANCE);
      else send(price.state.quote.totalFee);
      return;
    }
    // Nothing is ordered at a price that was not on the screen first.
    setAsking(true);
    const answer = await price.ask();
    setAsking(false);
    if (answer?.ok) toast.info("价格已更新，请确认后再次提交");
    else if (answer) toast.error(answer.message);
  };

  useOnAnswer(fetcher, async (answer) => {
    if ("orderId" in answer) {
      leaveTo(`/placeorder/Orderpayment?orderid=${answer.orderId}`);
      return;
    }
    if (answer.code === ORDERED_BEFORE) {
      setOrderedBefore(true);
      return;
    }
    if (answer.code !== PRICE_CHANGED) {
      toast.error(answer.message);
      return;
    }
    const before = price.state.status === "ready" ? price.state.quote.totalFee : 0;
    const fresh = await price.ask();
    if (fresh?.ok) setPriceChange({ before, after: fresh.quote.totalFee });
    else toast.error(fresh?.message ?? answer.message);
  });

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
      <PriceChangeDialog
        change={priceChange}
        onCancel={() => setPriceChange(null)}
        onConfirm={(fee) => {
          setPriceChange(null);
          send(fee);
        }}
      />
      <ConfirmDialog
        message="您上一次提交的订单已经创建成功。要查看那笔订单，还是按修改后的内容再下一单？"
        confirmLabel="查看订单"
        cancelLabel="再下一单"
        isOpen={isOrderedBefore}
        onOpenChange={(isOpen) => {
          setOrderedBefore(isOpen);
          // Another order is a new attempt, and says so by its key.
          if (!isOpen) update({ idempotencyKey: newId() });
        }}
        onConfirm={() => leaveTo("/user/order")}
      />
    </>
  );
}
