import type { RecognisedAddress } from "../../../../../schema/rules/recognise/recognise-address";
import type { OrderDraft } from "../../draft/order-draft";

/** Province, city, district: fewer levels are not a complete area. */
const LEVELS = 3;

/** Fields that a pasted text can fill. */
export type AddressFields = Pick<
  OrderDraft,
  "customerName" | "customerPhone" | "areaPath" | "areaNames" | "address" | "hasLift" | "floors"
>;

/** Floor and lift without an answer. */
export const NO_LIFT = { hasLift: null, floors: "" } as const;

/** The recognised fields; others are left out, so that they keep their values. */
export function draftChangeOf({
  name,
  phone,
  area,
  address,
  lift,
}: RecognisedAddress): Partial<AddressFields> {
  return {
    ...(name === null ? {} : { customerName: name }),
    ...(phone === null ? {} : { customerPhone: phone }),
    ...(isComplete(area) ? { areaPath: [...area.codes], areaNames: [...area.names] } : {}),
    ...(address === "" ? {} : { address }),
    ...(lift && {
      hasLift: lift.hasLift,
      floors: lift.floors === null ? "" : String(lift.floors),
    }),
  };
}

/** Field names of the parts that the customer still has to fill in. */
export function missingParts({ name, phone, area, address }: RecognisedAddress): string[] {
  return [
    ...(name === null ? ["客户姓名"] : []),
    ...(phone === null ? ["客户电话"] : []),
    ...(isComplete(area) ? [] : ["所在城市"]),
    ...(address === "" ? ["详细地址"] : []),
  ];
}

const isComplete = (area: RecognisedAddress["area"]): area is NonNullable<RecognisedAddress["area"]> =>
  area?.codes.length === LEVELS;
