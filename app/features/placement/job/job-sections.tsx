import { useSearchParams } from "@remix-run/react";
import { useEffect } from "react";
import { PartFailure } from "~/features/site/load-failure";
import { type FragmentType, getFragment } from "~/gql";
import { messageOf } from "~/lib/form/field-issue";
import { Card } from "~/ui/layout/card";
import type { DraftIssue } from "../../../../schema/rules/placing/order-draft";
import { CustomerSection } from "../customer/customer-section";
import { useWantedCity } from "../customer/use-area";
import { useOrderDraft } from "../draft/draft-context";
import { areaCodeOf, visibleSections } from "../draft/draft-rules";
import { GoodsSection } from "../goods/goods-section";
import { useGoodsReset } from "../goods/use-goods-reset";
import { WaitingGoods } from "../goods/waiting-goods";
import styles from "../page/placement.module.css";
import { CategorySection, PlacementGoodsTypeFragmentDocument } from "./category-section";
import { NOT_SERVED_HERE, useServedTypes } from "./served-types";
import { ServiceSection } from "./service-section";

interface JobSectionsProps {
  /** Null when they could not be loaded. */
  goodsTypes: readonly FragmentType<typeof PlacementGoodsTypeFragmentDocument>[] | null;
  issues: readonly DraftIssue[];
}

/**
 * Service, recipient, address and goods: each part appears when the part before is filled in (PLACE-08,
 * PLACE-09).
 */
export function JobSections({ issues, ...props }: JobSectionsProps) {
  const goodsTypes = getFragment(PlacementGoodsTypeFragmentDocument, props.goodsTypes ?? []);
  const { draft, isRestored } = useOrderDraft();
  const goodsReset = useGoodsReset();
  const visible = visibleSections(draft);
  const wantedCity = useWantedCity().at(-1) ?? null;
  const isServed = useServedTypes(areaCodeOf(draft) ?? wantedCity);
  const itemTypes = (goodsTypes.find(({ id }) => id === draft.goodsTypeId)?.children ?? []).map((type) => ({
    ...type,
    description: isServed(type.id) ? undefined : NOT_SERVED_HERE,
  }));
  usePreselectedCategory(goodsTypes, isRestored, (goodsTypeId) =>
    goodsReset.request({ what: "category", goodsTypeId }),
  );
  return (
    <>
      <Card title="选择服务">
        <div className={styles.section}>
          {props.goodsTypes ? null : <PartFailure what="商品类目" />}
          {goodsTypes.some(({ children }) => children == null) ? <PartFailure what="商品类别" /> : null}
          <CategorySection
            goodsTypes={goodsTypes}
            isServed={isServed}
            error={messageOf(issues, "goodsTypeId")}
            request={goodsReset.request}
          />
          <ServiceSection error={messageOf(issues, "serviceTypeId")} />
        </div>
      </Card>
      {visible.customer ? <CustomerSection issues={issues} /> : null}
      {visible.goods ? <GoodsSection itemTypes={itemTypes} issues={issues} /> : <WaitingGoods />}
      {goodsReset.confirmation}
    </>
  );
}

/** Sets a category from the address (`?goodsTypeId=`), once, after a confirmation if goods would be lost. */
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
