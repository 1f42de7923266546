import { formatOrderNo } from "~/lib/format";
import { useRead } from "~/lib/graphql/use-read";
import { useDebouncedValue } from "~/lib/use-debounced-value";
import { TextField } from "~/ui/fields/text-field";
import { ORDER_DRAFT_LIMITS } from "../../../../schema/rules/placing/order-draft";
import { fieldId } from "../checks/field-id";
import { useOrderDraft } from "../draft/draft-context";
import { useLoginPrompt } from "../page/login-prompt";
import { ShopNamesDocument, ShopOrdersDocument } from "./shop-queries";

const REST_MS = 300;
const SHOPS_ID = `${fieldId("shopName")}-known`;

/**
 * The shop that sold the goods, and its order number. If another unfinished order has this number, a warning
 * is shown, but the order can be placed.
 */
export function ShopFields() {
  const { draft, update } = useOrderDraft();
  const { isSignedIn } = useLoginPrompt();
  const { data: shops } = useRead(ShopNamesDocument, isSignedIn ? {} : null, {
    pick: ({ viewer }) => viewer?.shopNames,
    about: ["Order"],
    isOptional: true,
  });
  return (
    <>
      <TextField
        id={fieldId("shopName")}
        label="店铺"
        maxLength={ORDER_DRAFT_LIMITS.shopNameChars}
        autoComplete="off"
        placeholder="选填，例如：天猫旗舰店"
        suggestions={SHOPS_ID}
        value={draft.shopName}
        onChange={(shopName) => update({ shopName })}
      />
      <datalist id={SHOPS_ID}>
        {(shops ?? []).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField
        id={fieldId("shopOrderNo")}
        label="店铺订单号"
        maxLength={ORDER_DRAFT_LIMITS.shopOrderNoChars}
        autoComplete="off"
        placeholder="选填，店铺平台上的订单编号"
        value={draft.shopOrderNo}
        onChange={(shopOrderNo) => update({ shopOrderNo })}
        note={<SameNumber shopOrderNo={draft.shopOrderNo.trim()} isSignedIn={isSignedIn} />}
      />
    </>
  );
}

interface SameNumberProps {
  shopOrderNo: string;
  isSignedIn: boolean;
}

/** Unfinished orders with the same number. Failures are not shown, because an order does not need this. */
function SameNumber({ shopOrderNo, isSignedIn }: SameNumberProps) {
  const rested = useDebouncedValue(shopOrderNo, REST_MS);
  const isAsked = isSignedIn && shopOrderNo !== "" && rested === shopOrderNo;
  const { data } = useRead(ShopOrdersDocument, isAsked ? { shopOrderNo } : null, {
    pick: ({ viewer }) => viewer?.shopOrders,
    about: ["Order"],
    isOptional: true,
  });
  const numbers = (isAsked && data ? data : []).map(({ orderNo }) => formatOrderNo(orderNo));
  return (
    <span role="status">
      {numbers.length > 0
        ? `未完成的订单 ${numbers.join("、")} 已有这个店铺订单号，请确认没有重复下单；仍可继续下单`
        : ""}
    </span>
  );
}
