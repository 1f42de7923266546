import { without } from "~/features/list/list-address";
import { isNarrowed } from "~/features/order-list/filter/filter-chips";
import { type ListFilter, listHref } from "~/features/order-list/filter/list-filter";
import { tabsOf } from "~/features/order-list/tabs/list-tabs";
import { LinkButton } from "~/ui/buttons/link-button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Card } from "~/ui/layout/card";

/** An empty list in its frame: see {@link Reason}. */
export function ListEmpty({ filter }: { filter: ListFilter }) {
  return (
    <Card>
      <Reason filter={filter} />
    </Card>
  );
}

/** Why there is nothing, and what to do about it: no order yet, or a filter that is too narrow (LIST-03, ux.md U10). */
function Reason({ filter }: { filter: ListFilter }) {
  const { tabFilter } = tabsOf(filter, null);
  const narrows = isNarrowed(filter, tabFilter);
  if (!narrows && Object.keys(tabFilter).length === 0) {
    return (
      <EmptyState
        title="暂无相关订单"
        description="提交第一单后，进度、费用和施工照片都会出现在这里"
        action={<LinkButton to="/placeorder/stepone">去下单</LinkButton>}
      />
    );
  }
  if (!narrows) {
    return (
      <EmptyState
        title="暂无相关订单"
        description="这个状态下现在没有订单"
        action={<LinkButton to={listHref({})}>查看全部订单</LinkButton>}
      />
    );
  }
  const everywhere = without(filter, ...(Object.keys(tabFilter) as (keyof ListFilter)[]));
  return (
    <EmptyState
      title="没有符合条件的订单"
      description={
        filter.keyword && !filter.startTime
          ? "姓名和号码的开头在全部订单中查找，其他内容在最近 1000 单中查找；更早的订单请加上下单时间"
          : "试试放宽条件，或换一种搜索方式"
      }
      action={
        <>
          <LinkButton to={listHref({ filter: tabFilter })} preventScrollReset>
            清空筛选
          </LinkButton>
          {Object.keys(tabFilter).length > 0 ? (
            <LinkButton to={listHref({ filter: everywhere })} variant="ghost" preventScrollReset>
              在全部订单中查找
            </LinkButton>
          ) : null}
        </>
      }
    />
  );
}
