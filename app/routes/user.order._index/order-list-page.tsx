import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { useOffers } from "~/features/customer-area/offers";
import { without } from "~/features/list/list-address";
import { ListNews } from "~/features/list/list-news";
import { ListRows } from "~/features/list/list-rows";
import { SizeChoice } from "~/features/list/size-choice";
import { usePlace } from "~/features/list/use-place";
import { OrderPreview } from "~/features/order-detail/preview/order-preview";
import { FROM_PAGE } from "~/features/order-detail/preview/preview-address";
import { ListTools } from "~/features/order-list/columns/list-tools";
import type { ListView } from "~/features/order-list/columns/list-view";
import { useListView } from "~/features/order-list/columns/use-list-view";
import { exportHref, ORDERS_FILE } from "~/features/order-list/export/export-address";
import { AppliedFilters } from "~/features/order-list/filter/applied-filters";
import { filterChips, searchChip } from "~/features/order-list/filter/filter-chips";
import type { FilterOptions } from "~/features/order-list/filter/filter-options";
import { listHref, ORDER_LIST, sortedBy } from "~/features/order-list/filter/list-filter";
import { OrderListSearch } from "~/features/order-list/filter/order-list-search";
import { useFilterOptions } from "~/features/order-list/filter/use-filter-options";
import { type LiveOrder, type LoadedOrders, useLiveOrders } from "~/features/order-list/live/use-live-orders";
import { BulkBar } from "~/features/order-list/selection/bulk-bar";
import { useRowChoice } from "~/features/order-list/selection/use-row-choice";
import { useSelection } from "~/features/order-list/selection/use-selection";
import { tabsOf } from "~/features/order-list/tabs/list-tabs";
import { ListParts, ListTabs } from "~/features/order-list/tabs/list-tabs-nav";
import { SaveView } from "~/features/order-list/views/save-view";
import { SavedViews } from "~/features/order-list/views/saved-views";
import { useSavedViews } from "~/features/order-list/views/use-saved-views";
import { useRememberedList } from "~/features/orders/last-list";
import { OrderTable } from "~/features/orders/order-table";
import { Button } from "~/ui/buttons/button";
import { LinkButton } from "~/ui/buttons/link-button";
import { ChoiceBox } from "~/ui/fields/choice-box";
import { PageHeader } from "~/ui/layout/page-header";
import { lazyComponent } from "~/ui/lazy-component";
import { USUAL_SORT } from "../../../schema/rules/orders/order-sort";
import { ListEmpty } from "./list-empty";
import styles from "./order-list.module.css";

/** Comes when it is opened: most visits of the list pay nothing. */
const BatchPayDialog = lazyComponent(
  async () => (await import("~/features/payment/batch/batch-pay-dialog")).BatchPayDialog,
);

interface OrderListPageProps {
  /** New with every load. */
  data: LoadedOrders & {
    total: number;
    /** Rows on one page. */
    size: number;
    options: FilterOptions | null;
    view: ListView;
    expectsViews: boolean;
  };
}

/** The customer's orders: tabs, search and filters, the rows, and what can be done with several (LIST-01..24). */
export function OrderListPage({ data }: OrderListPageProps) {
  const { orders, total, serverNow } = data;
  const { revalidate } = useRevalidator();
  const { listTools: canSort } = useOffers();
  const place = usePlace(ORDER_LIST);
  const { shown } = place;
  // Where one goes, at once, so that the next press builds on the last.
  const { filter } = place.aimed;

  const { rows, counts, news } = useLiveOrders(data);
  const { options, areaName, load: loadOptions } = useFilterOptions(data.options, filter.areaCode);
  const { view, columns, setView } = useListView(data.view);
  const saved = useSavedViews();
  const selection = useSelection(rows, listHref({ filter: without(shown.filter, "sort") }));
  const choiceOf = useRowChoice(selection);
  const [paying, setPaying] = useState<readonly string[] | null>(null);

  useRememberedList(listHref(shown));

  const tabs = tabsOf(filter, counts);
  const { tabFilter } = tabs;
  const sought = searchChip(filter);
  const chips = filterChips(filter, {
    tabFilter,
    statusName: (status) => options?.statuses.find(({ value }) => value === status)?.label ?? status,
    areaName,
  });

  return (
    <>
      <PageHeader
        title="我的订单"
        actions={
          <>
            {orders && total > 0 ? <Button onPress={() => setPaying(unpaidOf(rows))}>批量支付</Button> : null}
            <LinkButton to="/placeorder/stepone" variant="primary">
              立即下单
            </LinkButton>
          </>
        }
      />
      <ListTabs {...tabs} />
      <div className={styles.tools}>
        <ListParts {...tabs} />
        <OrderListSearch
          filter={filter}
          search={sought?.value ?? ""}
          applied={chips.length}
          options={options}
          onOpen={loadOptions}
          // After a failed load it is the time of the visitor's clock.
          serverNow={orders && serverNow}
        >
          <ListTools
            exported={orders && { href: exportHref(filter), ...ORDERS_FILE }}
            view={view}
            onViewChange={setView}
          >
            <SizeChoice
              at={ORDER_LIST}
              place={place.aimed}
              size={place.aimed.size ?? data.size}
              total={total}
            />
          </ListTools>
        </OrderListSearch>
        <SavedViews saved={saved} isExpected={data.expectsViews} filter={filter} />
        <AppliedFilters search={sought} chips={chips} tabFilter={tabFilter}>
          <SaveView saved={saved} filter={filter} chips={sought ? [sought, ...chips] : chips} />
        </AppliedFilters>
      </div>
      <ListNews text={news} onRefresh={revalidate} />
      <ListRows
        what="订单列表"
        at={ORDER_LIST}
        place={place}
        size={data.size}
        list={orders && { nodes: orders, total }}
        empty={<ListEmpty filter={shown.filter} />}
        below={<BulkBar selection={selection} onPay={(chosen) => setPaying(chosen.map(({ id }) => id))} />}
      >
        <OrderTable
          rows={rows}
          columns={columns}
          density={view.density}
          isBusy={place.isBusy}
          sorting={
            canSort
              ? {
                  current: filter.sort ?? USUAL_SORT,
                  hrefFor: (sort) =>
                    ORDER_LIST.href({ ...place.aimed, page: 1, filter: sortedBy(filter, sort) }),
                }
              : undefined
          }
          choiceOfAll={
            <ChoiceBox
              label="选择本页全部订单"
              isSelected={selection.ofPage === "all"}
              isPartly={selection.ofPage === "some"}
              onChange={selection.selectPage}
            />
          }
          isChosen={selection.isSelected}
          choiceOf={choiceOf}
          detailOf={(id) => ({ to: listHref({ ...shown, preview: id }), state: FROM_PAGE })}
        />
      </ListRows>
      {paying ? (
        <BatchPayDialog
          onOpenChange={() => setPaying(null)}
          orderIds={paying}
          onPaid={() => {
            setPaying(null);
            selection.clear();
          }}
        />
      ) : null}
      <OrderPreview ids={rows.map(({ id }) => id)} />
    </>
  );
}

/** Orders of the page that wait for their payment: those that a batch payment begins with (LIST-28). */
const unpaidOf = (rows: readonly LiveOrder[]): string[] =>
  rows.flatMap(({ id, order }) => (order.status === "WAIT_PAY" ? [id] : []));
