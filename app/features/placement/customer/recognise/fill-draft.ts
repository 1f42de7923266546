import type { RecognisedAddress } from "../../../../../schema/rules/recognise/recognise-address";
import type { OrderDraft } from "../../draft/order-draft";

/** Province, city, district: fewer levels are no place to go to. */
const LEVELS = 3;

/** What a pasted text can fill in. */
export type AddressFields = Pick<
  OrderDraft,
  "customerName" | "customerPhone" | "areaPath" | "areaNames" | "address" | "hasLift" | "floors"
>;

/** Nothing said about the way up: the question is open again. */
export const NO_LIFT = { hasLift: null, floors: "" } as const;

/** The fields that were read; the others are not mentioned, so that they keep what they hold. */
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

/** What the customer still has to fill in, under the names of the fields. */
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
