import type { ReactNode } from "react";
import { useRead } from "~/lib/graphql/use-read";
import { useDebouncedValue } from "~/lib/use-debounced-value";
import { useLastValue } from "~/lib/use-last-value";
import { ComboBox } from "~/ui/selects/combo-box";
import { CARRIER_FIELD } from "./carrier-words";
import { LogisticsCompaniesDocument } from "./logistics-queries";

interface CarrierFieldProps {
  id?: string;
  value: string;
  onChange(name: string): void;
  /** Shown below the field. */
  note?: ReactNode;
}

/** Pause in typing before a search, ms. */
const REST_MS = 250;

/**
 * The carrier: searched by name, code or initials while typing (LOG-01, PLACE-53). An unknown carrier can be
 * typed. A failed search suggests nothing and does not block typing.
 */
export function CarrierField({ id, value, onChange, note }: CarrierFieldProps) {
  const name = useDebouncedValue(value.trim(), REST_MS);
  const { status, data } = useRead(
    LogisticsCompaniesDocument,
    { name: name || null },
    { pick: ({ logisticsCompanies }) => logisticsCompanies, requestPolicy: "cache-first", isOptional: true },
  );
  const known = useLastValue(data);
  return (
    <ComboBox
      id={id}
      {...CARRIER_FIELD}
      suggestions={status === "failed" ? NOTHING : (known ?? NOTHING)}
      value={value}
      onChange={onChange}
      note={note}
    />
  );
}

const NOTHING: { id: string; name: string }[] = [];
