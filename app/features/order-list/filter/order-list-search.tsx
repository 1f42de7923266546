import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "~/ui/buttons/button";
import { Skeleton } from "~/ui/feedback/skeleton";
import { holdEnterWhileComposing } from "~/ui/fields/composition";
import { Search, SlidersHorizontal } from "~/ui/icons";
import { Disclosure, type DisclosureHandle } from "~/ui/layout/disclosure";
import { lazyComponent } from "~/ui/lazy-component";
import { FilterFields } from "./filter-fields";
import type { FilterOptions } from "./filter-options";
import { type ListFilter, listHref } from "./list-filter";
import { FORM_FIELDS } from "./list-form";
import { KeptPlace, ListForm } from "./list-form-element";
import styles from "./order-list-search.module.css";

const FilterDrawer = lazyComponent(async () => (await import("./filter-drawer")).FilterDrawer);

interface OrderListSearchProps {
  filter: ListFilter;
  /** What was searched for, "" for nothing. */
  search: string;
  /** How many filters beside the search are applied. */
  applied: number;
  /** Null while they are not there; asked for when the panel opens. */
  options: FilterOptions | null;
  onOpen: () => void;
  serverNow: string;
  /** What stands at the end of the line. */
  children?: ReactNode;
}

/**
 * The search box (HOME-05..08) and, behind 筛选, all filters (LIST-19): one form, so that neither loses what was typed
 * into the other. On a phone the filters come in a drawer.
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
  // The box keeps the focus when the list changes, and says what the list was searched for.
  useEffect(() => {
    if (input.current) input.current.value = search;
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
        <KeptPlace filter={filter} />
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
