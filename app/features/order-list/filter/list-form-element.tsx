import { useNavigate } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { type ListFilter, listHref, ORDER_LIST } from "./list-filter";
import { readForm } from "./list-form";

interface ListFormProps {
  /** The server's time when the page was made, ISO: what the date shortcuts count from. */
  serverNow: string;
  className?: string | undefined;
  label: string;
  onSent?: () => void;
  children: ReactNode;
}

/**
 * A form that asks for another part of the list. Without script the browser sends it and the loader finds the address;
 * with script the address is found here, and the list is asked for once.
 */
export function ListForm({ serverNow, className, label, onSent, children }: ListFormProps) {
  const navigate = useNavigate();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.name) data.set(submitter.name, submitter.value);
    navigate(listHref({ filter: readForm(data, Date.parse(serverNow)) }), { preventScrollReset: true });
    onSent?.();
  };
  return (
    <form action={ORDER_LIST.path} method="get" aria-label={label} className={className} onSubmit={send}>
      {children}
    </form>
  );
}

/** The sequence of the list, which a search leaves as it is. */
export const KeptSort = ({ filter: { sort } }: { filter: ListFilter }) =>
  sort ? <input type="hidden" name="sort" value={sort} /> : null;
