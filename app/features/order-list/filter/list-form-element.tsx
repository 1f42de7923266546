import { useNavigate } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { useServerTime } from "~/lib/clock/use-server-time";
import { MINUTE } from "../../../../schema/rules/time";
import { tabsOf } from "../tabs/list-tabs";
import { searchParam } from "./filter-chips";
import { type FilterParam, type ListFilter, listHref, ORDER_LIST } from "./list-filter";
import { FORM_FIELDS, readForm, searchedAs } from "./list-form";

interface ListFormProps {
  /** The server's time when the page was made, ISO, from which today is found for the date shortcuts; null if unknown. */
  serverNow: string | null;
  className?: string | undefined;
  label: string;
  onSent?: () => void;
  children: ReactNode;
}

/**
 * A form for another place of the list. Without script the browser sends it and the loader finds the address;
 * with script the address is found here, and the list is loaded once.
 */
export function ListForm({ serverNow, className, label, onSent, children }: ListFormProps) {
  const navigate = useNavigate();
  const now = useServerTime(serverNow, MINUTE);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.name) data.set(submitter.name, submitter.value);
    navigate(listHref({ filter: readForm(data, now) }), { preventScrollReset: true });
    onSent?.();
  };
  return (
    <form action={ORDER_LIST.path} method="get" aria-label={label} className={className} onSubmit={send}>
      {children}
    </form>
  );
}

interface KeptPlaceProps {
  filter: ListFilter;
  /** The filters that have a field in the form. */
  fields: readonly FilterParam[];
}

/**
 * Hidden fields for everything of the present place that has no field in the form, so that sending it loses nothing: all
 * other filters with the sort order, where the search came from, and the tab whose filter is 未到货.
 */
export function KeptPlace({ filter, fields }: KeptPlaceProps) {
  const searched = searchParam(filter);
  return (
    <>
      {searched ? (
        <input
          type="hidden"
          name={FORM_FIELDS.searched}
          value={searchedAs(searched, filter[searched] ?? "")}
        />
      ) : null}
      {ORDER_LIST.params.map((param) =>
        filter[param] && !fields.includes(param) ? (
          <input key={param} type="hidden" name={param} value={filter[param]} />
        ) : null,
      )}
      {tabsOf(filter, null).tabFilter.isArrival ? (
        <input type="hidden" name={FORM_FIELDS.arrivalTab} value={filter.status ?? ""} />
      ) : null}
    </>
  );
}
