import { formatDateTime } from "~/lib/format";
import { Money } from "~/ui/values/money";

/** An amount in 分, or undefined while it is unknown: a fact without content is not shown. */
export const optionalMoney = (fen: number | null | undefined) => (fen == null ? null : <Money fen={fen} />);

/** A time as text, or undefined before it. */
export const optionalTime = (iso: string | null | undefined) => (iso ? formatDateTime(iso) : null);
