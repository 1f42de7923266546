import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "~/ui/buttons/button";
import { Skeleton } from "~/ui/feedback/skeleton";
import { holdEnterWhileComposing } from "~/ui/fields/composition";
import { Search, SlidersHorizontal } from "~/ui/icons";
import { Disclosure, type DisclosureHandle } from "~/ui/layout/disclosure";
import { lazyComponent } from "~/ui/lazy-component";
import { SEARCH_PARAMS } from "../../../../schema/rules/orders/order-search";
import { FilterFields } from "./filter-fields";
import { type FilterOptions, panelParams } from "./filter-options";
import { type ListFilter, listHref } from "./list-filter";
import { FORM_FIELDS } from "./list-form";
import { KeptPlace, ListForm } from "./list-form-element";
import styles from "./order-list-search.module.css";

const FilterDrawer = lazyComponent(async () => (await import("./filter-drawer")).FilterDrawer);

interface OrderListSearchProps {
  filter: ListFilter;
  /** The search text, "" for none. */
  search: string;
  /** Number of applied filters besides the search. */
  applied: number;
  /** Null until they are loaded, when the panel opens. */
  options: FilterOptions | null;
  onOpen: () => void;
  serverNow: string | null;
  /** Shown at the end of the line. */
  children?: ReactNode;
}

/**
 * The search box (HOME-05..08) and, under 筛选, all filters (LIST-19). They are one form, so that input in one
 * is not lost by using the other. On a phone the filters are in a drawer.
 */
export function OrderListSearch({
  filter,
  search,
  applied,
  options,
  onOpen,
  serverNow,
  children,
}: OrderListSearchProps) {
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<DisclosureHandle>(null);
  const followed = useRef(search);
  // The box keeps the focus when the list changes, and shows the text of the present search. What was typed before
  // hydration stays.
  useEffect(() => {
    if (input.current && search !== followed.current) input.current.value = search;
    followed.current = search;
  }, [search]);

  const open = (event: MouseEvent) => {
    onOpen();
    if (!window.matchMedia("(max-width: 639px)").matches) return;
    event.preventDefault();
    setDrawerOpen(true);
  };
  return (
    <>
      <ListForm
        serverNow={serverNow}
        label="搜索订单"
        className={styles.form}
        onSent={() => panel.current?.close()}
      >
        <KeptPlace filter={filter} fields={[...SEARCH_PARAMS, ...panelParams(filter, options)]} />
        <div className={styles.box}>
          <Search size={16} className={styles.icon} />
          <input
            ref={input}
            type="search"
            name={FORM_FIELDS.search}
            className={styles.input}
            defaultValue={search}
            maxLength={60}
            placeholder="订单号、客户姓名或电话、物流单号"
            aria-label="搜索订单号、客户姓名或电话、物流单号"
            autoComplete="off"
            enterKeyHint="search"
            onKeyDown={holdEnterWhileComposing}
          />
        </div>
        <Button type="submit">搜索</Button>
        <Disclosure
          ref={panel}
          placement="full"
          onPress={open}
          summary={
            <>
              <SlidersHorizontal size={16} />
              筛选{applied > 0 ? <span className={styles.applied}>{applied}</span> : null}
            </>
          }
        >
          {options ? (
            <FilterFields key={listHref({ filter })} filter={filter} options={options} />
          ) : (
            <Skeleton lines={4} height={36} />
          )}
          <div className={styles.buttons}>
            <Button type="submit" variant="primary">
              应用筛选
            </Button>
          </div>
        </Disclosure>
        <div className={styles.end}>{children}</div>
      </ListForm>
      {isDrawerOpen ? (
        <FilterDrawer
          filter={filter}
          options={options}
          serverNow={serverNow}
          onClose={() => setDrawerOpen(false)}
        />
      ) : null}
    </>
  );
}
