import { CarrierField } from "~/features/logistics/carrier-field";
import { fieldId } from "../checks/field-id";
import { useOrderDraft } from "../draft/draft-context";

/** The carrier of the draft (PLACE-53). */
export function LogisticsCompanyField() {
  const { draft, update } = useOrderDraft();
  return (
    <CarrierField
      id={fieldId("logisticsCompany")}
      value={draft.logisticsCompany}
      onChange={(logisticsCompany) => update({ logisticsCompany })}
    />
  );
}
