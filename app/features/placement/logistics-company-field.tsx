import { useEffect, useMemo, useState } from "react";
import { ComboBox } from "~/ui/combo-box";
import { useOrderDraft } from "./draft-context";
import { fieldId } from "./fields";
import { createLatestRequest } from "./latest-request";
import { fetchLogisticsCompanies, type LogisticsCompany } from "./queries";

/** Pause in typing after which is searched, ms. */
const REST_MS = 250;

/**
 * The carrier: searched by name, code or initials while one types (LOG-01, PLACE-53). One that nobody knows may be
 * typed out; a search that fails suggests nothing and is in nobody's way.
 */
export function LogisticsCompanyField() {
  const { draft, update } = useOrderDraft();
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
    search.request(draft.logisticsCompany.trim());
    return search.cancel;
  }, [draft.logisticsCompany, search]);
  return (
    <ComboBox
      id={fieldId("logisticsCompany")}
      label="物流公司"
      maxLength={100}
      placeholder="选填，输入名称或首字母，例如：德邦、dbwl"
      suggestions={suggestions}
      value={draft.logisticsCompany}
      onChange={(logisticsCompany) => update({ logisticsCompany })}
    />
  );
}
