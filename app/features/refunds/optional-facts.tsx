import { formatDateTime } from "~/lib/format";
import { Money } from "~/ui/values/money";

/** An amount in 分, or nothing while it is not known: a fact without content is not shown. */
export const optionalMoney = (fen: number | null | undefined) => (fen == null ? null : <Money fen={fen} />);

/** A time as people read it, or nothing until it has come. */
export const optionalTime = (iso: string | null | undefined) => (iso ? formatDateTime(iso) : null);
