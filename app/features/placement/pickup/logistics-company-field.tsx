import { useEffect, useState } from "react";
import { CARRIER_FIELD } from "~/features/logistics/carrier-words";
import { useLoaded } from "~/lib/use-loaded";
import { TextField } from "~/ui/fields/text-field";
import { ChevronDown } from "~/ui/icons";
import { fieldId } from "../checks/field-id";
import { useOrderDraft } from "../draft/draft-context";
import { isCarrierGuessed } from "./guessed-carrier";

const ID = fieldId("logisticsCompany");

/**
 * The carrier of the draft (PLACE-53). It can be typed at once. The search is loaded after the page, and
 * never replaces the field while the customer is typing.
 */
export function LogisticsCompanyField() {
  const { draft, update } = useOrderDraft();
  const CarrierField = useCarrierField();
  const field = {
    id: ID,
    value: draft.logisticsCompany,
    onChange: (logisticsCompany: string) => update({ logisticsCompany }),
    note: <span role="status">{isCarrierGuessed(draft) ? "按物流单号推测，可修改" : ""}</span>,
  };
  if (CarrierField) return <CarrierField {...field} />;
  return <TextField {...field} {...CARRIER_FIELD} autoComplete="off" suffix={<ChevronDown size={16} />} />;
}

/** Null until its code is loaded and typing has paused. */
function useCarrierField() {
  const { status, data, reload } = useLoaded(
    "carrier-field",
    async () => (await import("~/features/logistics/carrier-field")).CarrierField,
  );
  const [isFree, setFree] = useState(false);
  useEffect(() => {
    if (status !== "failed") return;
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, [status, reload]);
  useEffect(() => {
    if (!data) return;
    const free = () => setFree(true);
    const input = document.getElementById(ID);
    if (document.activeElement !== input) return free();
    input?.addEventListener("blur", free);
    return () => input?.removeEventListener("blur", free);
  }, [data]);
  return isFree ? data : null;
}
