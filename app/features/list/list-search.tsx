import { Form } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "~/ui/buttons/button";
import { DigitsField } from "~/ui/fields/digits-field";
import type { ListAddress } from "./list-address";
import styles from "./list-search.module.css";

interface ListSearchProps<Filter> {
  at: ListAddress<Filter>;
  filter: Filter;
  /** Parts of the filter that the search keeps, such as the tab. */
  keeps: readonly (keyof Filter & string)[];
  /** The fields, each with the name of its parameter. */
  children: ReactNode;
}

/**
 * Filters a list by typed or chosen values. A GET form: it works without script and has an address. Its
 * fields follow the address, for example after Back, and keep the focus. The page stays where it is scrolled to.
 */
export function ListSearch<Filter>({ at, filter, keeps, children }: ListSearchProps<Filter>) {
  const form = useRef<HTMLFormElement>(null);
  const followed = useRef(filter);
  useEffect(() => {
    const before = followed.current;
    followed.current = filter;
    for (const name of at.params) {
      const field = form.current?.elements.namedItem(name);
      const isField = field instanceof HTMLSelectElement || field instanceof HTMLInputElement;
      if (isField && filter[name] !== before[name]) field.value = String(filter[name] ?? "");
    }
  }, [at, filter]);
  return (
    <Form ref={form} method="get" action={at.path} role="search" preventScrollReset className={styles.search}>
      {keeps.map((name) => {
        const value = filter[name];
        return typeof value === "string" ? (
          <input key={name} type="hidden" name={name} value={value} />
        ) : null;
      })}
      {children}
    </Form>
  );
}

/**
 * The field for a part of an order number, with the button that sends the form. It takes a number as the site shows it:
 * `261123 0000 0001` (CONST-26, ux.md U38).
 */
export function OrderNoField({ id, value }: { id: string; value: string | undefined }) {
  return (
    <div className={styles.number}>
      <DigitsField
        id={id}
        name="orderNo"
        label="订单号"
        type="search"
        autoComplete="off"
        max={14}
        placeholder="订单号或其中一段"
        defaultValue={value ?? ""}
        action={<Button type="submit">搜索</Button>}
      />
    </div>
  );
}
