import { useNavigate, useSearchParams } from "@remix-run/react";
import { useEffect, useState } from "react";
import { CategorySection, PlacementGoodsTypeFragmentDocument } from "~/features/placement/category-section";
import { CustomerSection } from "~/features/placement/customer-section";
import { useOrderDraft } from "~/features/placement/draft-context";
import { visibleSections } from "~/features/placement/draft-rules";
import { DraftStatus } from "~/features/placement/draft-status";
import { fieldId, issueOf } from "~/features/placement/fields";
import { GoodsSection } from "~/features/placement/goods-section";
import { useLoginPrompt } from "~/features/placement/login-prompt";
import { PricePanel } from "~/features/placement/price-panel";
import { quoteInputOf } from "~/features/placement/quote-input";
import { ServiceSection } from "~/features/placement/service-section";
import { StepLayout } from "~/features/placement/step-layout";
import { stepOneFailures } from "~/features/placement/step-one-issues";
import { TotalLine } from "~/features/placement/total-line";
import { useGoodsReset } from "~/features/placement/use-goods-reset";
import { usePriceQuote } from "~/features/placement/use-price-quote";
import { useToldIssues } from "~/features/placement/use-told-issues";
import { PartFailure } from "~/features/site/part-failure";
import { type FragmentType, getFragment } from "~/gql";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { ErrorSummary } from "~/ui/error-summary";
import { PageHeader } from "~/ui/page-header";
import { toast } from "~/ui/toast";
import { PRICE_IN_MAINTENANCE } from "../../../schema/rules/order-draft";

interface StepOneFormProps {
  /** Null when they could not be loaded. */
  goodsTypes: readonly FragmentType<typeof PlacementGoodsTypeFragmentDocument>[] | null;
}

/** Step one: what, for whom, where, which goods. Every part appears when the one before makes it meaningful. */
export function StepOneForm(props: StepOneFormProps) {
  const goodsTypes = getFragment(PlacementGoodsTypeFragmentDocument, props.goodsTypes ?? []);
  const { draft, isRestored } = useOrderDraft();
  const { isSignedIn, goToLogin } = useLoginPrompt();
  const navigate = useNavigate();
  const goodsReset = useGoodsReset();
  const { told, issues, tell } = useToldIssues(stepOneFailures(draft));
  const [isGoingOn, setGoingOn] = useState(false);
  const price = usePriceQuote(quoteInputOf(draft), isSignedIn);
  const visible = visibleSections(draft);
  const itemTypes = goodsTypes.find(({ id }) => id === draft.goodsTypeId)?.children ?? [];
  usePreselectedCategory(goodsTypes, isRestored, (goodsTypeId) =>
    goodsReset.request({ what: "category", goodsTypeId }),
  );

  const goOn = async () => {
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
      <PageHeader title="填写服务与商品" actions={<DraftStatus />} />
      <ErrorSummary issues={told} idFor={fieldId} />
      <StepLayout
        isReady={isRestored}
        aside={<PricePanel state={price.state} onRetry={price.ask} />}
        actions={
          <>
            <TotalLine state={price.state} />
            <Button variant="primary" size="lg" fullWidth isPending={isGoingOn} onPress={goOn}>
              下一步
            </Button>
          </>
        }
      >
        <Card title="选择服务">
          {props.goodsTypes ? null : <PartFailure what="商品类目" />}
          <CategorySection
            goodsTypes={goodsTypes}
            error={issueOf(issues, "goodsTypeId")}
            request={goodsReset.request}
          />
          <ServiceSection error={issueOf(issues, "serviceType")} />
        </Card>
        {visible.customer ? <CustomerSection issues={issues} /> : null}
        {visible.goods ? <GoodsSection itemTypes={itemTypes} issues={issues} /> : null}
      </StepLayout>
      {goodsReset.confirmation}
    </>
  );
}

/** Takes over a category chosen elsewhere (`?goodsTypeId=`), once, asking first when goods would be lost. */
function usePreselectedCategory(
  goodsTypes: readonly { id: string }[],
  isRestored: boolean,
  choose: (goodsTypeId: string) => void,
) {
  const [searchParams, setSearchParams] = useSearchParams();
  const wanted = searchParams.get("goodsTypeId");
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a link, not again for every change of the draft
  useEffect(() => {
    if (!isRestored || wanted === null) return;
    if (goodsTypes.some(({ id }) => id === wanted)) choose(wanted);
    const others = new URLSearchParams(searchParams);
    others.delete("goodsTypeId");
    setSearchParams(others, { replace: true, preventScrollReset: true });
  }, [isRestored, wanted]);
}
