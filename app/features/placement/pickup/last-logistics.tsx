import { useRead } from "~/lib/graphql/use-read";
import { useDebouncedValue } from "~/lib/use-debounced-value";
import { Button } from "~/ui/buttons/button";
import { Notice } from "~/ui/feedback/notice";
import { useOrderDraft } from "../draft/draft-context";
import type { OrderDraft } from "../draft/order-draft";
import { useLoginPrompt } from "../page/login-prompt";
import { ShopLogisticsDocument } from "../visit/shop-queries";

const REST_MS = 300;

/**
 * Offers carrier and depot of the shop's last order for fields that are still empty. Failures are not shown.
 */
export function LastLogistics() {
  const { draft, update } = useOrderDraft();
  const { isSignedIn } = useLoginPrompt();
  const shopName = draft.shopName.trim();
  const rested = useDebouncedValue(shopName, REST_MS);
  const isAsked = isSignedIn && rested === shopName;
  const { data } = useRead(ShopLogisticsDocument, isAsked ? { shopName } : null, {
    pick: ({ viewer }) => viewer?.shopLogistics,
    about: ["Order"],
    isOptional: true,
  });
  const known: Partial<OrderDraft> = isAsked && data ? emptyFieldsFrom(draft, data) : {};
  const values = Object.values(known);
  if (values.length === 0) return null;
  return (
    <Notice
      tone="info"
      action={
        <Button
          size="sm"
          onPress={() => update({ ...known, ...("pickupAddress" in known ? { pickupPoint: null } : {}) })}
        >
          沿用
        </Button>
      }
    >
      {shopName ? `“${shopName}”` : ""}上次的物流：{values.join("，")}
    </Notice>
  );
}

type Known = Pick<OrderDraft, "logisticsCompany" | "logisticsPhone" | "pickupAddress">;

/** Known values for shown and empty fields; none for goods with another carrier. */
function emptyFieldsFrom(draft: OrderDraft, known: { [Name in keyof Known]: string | null }): Partial<Known> {
  const carrier = draft.logisticsCompany.trim();
  if (carrier !== "" && known.logisticsCompany !== carrier) return {};
  const hasDepot = draft.type === "TIMELY" || draft.takeDeliveryFee;
  const names = [
    "logisticsCompany",
    "logisticsPhone",
    ...(hasDepot ? (["pickupAddress"] as const) : []),
  ] as const;
  return Object.fromEntries(
    names.flatMap((name) => (known[name] && draft[name].trim() === "" ? [[name, known[name]]] : [])),
  );
}
