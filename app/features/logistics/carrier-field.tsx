import { useEffect, useMemo, useState } from "react";
import { createLatestRequest } from "~/features/placement/latest-request";
import { fetchLogisticsCompanies, type LogisticsCompany } from "~/features/placement/queries";
import { ComboBox } from "~/ui/combo-box";

interface CarrierFieldProps {
  id?: string;
  value: string;
  onChange(name: string): void;
}

/** Pause in typing after which is searched, ms. */
const REST_MS = 250;

/**
 * The carrier: searched by name, code or initials while one types (LOG-01, PLACE-53). One that nobody knows may be
 * typed out; a search that fails suggests nothing and is in nobody's way.
 */
export function CarrierField({ id, value, onChange }: CarrierFieldProps) {
  const [suggestions, setSuggestions] = useState<LogisticsCompany[]>([]);
  const search = useMemo(
    () =>
      createLatestRequest<string, LogisticsCompany[]>({
        delayMs: REST_MS,
        run: fetchLogisticsCompanies,
        onResult: setSuggestions,
        onError: () => setSuggestions([]),
      }),
    [],
  );
  useEffect(() => {
    search.request(value.trim());
    return search.cancel;
  }, [value, search]);
  return (
    <ComboBox
      id={id}
      label="物流公司"
      maxLength={100}
      placeholder="选填，输入名称或首字母，例如：德邦、dbwl"
      suggestions={suggestions}
      value={value}
      onChange={onChange}
    />
  );
}
