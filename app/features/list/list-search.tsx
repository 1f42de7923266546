import { Form } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "~/ui/buttons/button";
import { TextField } from "~/ui/fields/text-field";
import type { ListAddress } from "./list-address";
import styles from "./list-search.module.css";

interface ListSearchProps<Filter> {
  at: ListAddress<Filter>;
  filter: Filter;
  /** What the search leaves as it is, such as the tab. */
  keeps: readonly (keyof Filter & string)[];
  /** The fields, each named like the parameter that it sets. */
  children: ReactNode;
}

/**
 * Narrows a list down by what is typed or chosen. A GET form: it works without script and has an address. Its fields
 * follow the address, as after Back, and keep the focus meanwhile.
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
    <Form ref={form} method="get" action={at.path} role="search" className={styles.search}>
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

/** The field for an order number or a part of it, with the button that sends the form. */
export function OrderNoField({ id, value }: { id: string; value: string | undefined }) {
  return (
    <div className={styles.number}>
      <TextField
        id={id}
        name="orderNo"
        label="订单号"
        type="search"
        inputMode="numeric"
        autoComplete="off"
        maxLength={14}
        placeholder="订单号或其中一段"
        defaultValue={value ?? ""}
        action={<Button type="submit">搜索</Button>}
      />
    </div>
  );
}
