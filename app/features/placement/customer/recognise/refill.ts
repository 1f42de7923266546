import { type AddressFields, NO_LIFT } from "./fill-draft";

type Part = readonly (keyof AddressFields)[];

/** Fields that are recognised, replaced and undone together. */
const PARTS: readonly Part[] = [
  ["customerName"],
  ["customerPhone"],
  ["areaPath", "areaNames"],
  ["address"],
  ["hasLift", "floors"],
];

/** The effect of a recognised text on the fields. */
export interface Filling {
  readonly found: Partial<AddressFields>;
  /** The values after filling: different ones were changed by hand, or by the page. */
  readonly held: AddressFields;
  /** The values without the text: a part that it no longer names goes back to this. */
  readonly base: AddressFields;
  /** The values before the text was pasted, for 撤销. */
  readonly before: AddressFields;
}

/** The fields of a form that a text can fill in. */
export function addressFieldsOf(draft: AddressFields): AddressFields {
  const { customerName, customerPhone, areaPath, areaNames, address, hasLift, floors } = draft;
  return { customerName, customerPhone, areaPath, areaNames, address, hasLift, floors };
}

/**
 * Fills the fields from a text, after `last` from an earlier text. Then box and fields match: values from the
 * earlier text that this one does not name are removed. Values that were changed by hand since stay as long
 * as the text says the same about them as before. Another recipient has another house, so lift and floor of
 * the old one are removed.
 *
 * @param isAsked the user pasted or pressed the button: fields that were emptied since are filled again, and
 *   撤销 goes back to here when it is another text
 */
export function fillIn(
  now: AddressFields,
  read: Partial<AddressFields>,
  last: Filling | null,
  isAsked: boolean,
): { filling: Filling; fields: AddressFields } {
  const fields = { ...now };
  const held = { ...(last?.held ?? now) };
  const base = { ...now };
  const isOther = isOtherCustomer(now, read);
  const isLiftOpen = isOther || last?.found.hasLift === null;
  const found = isLiftOpen ? { ...NO_LIFT, ...read } : read;
  for (const part of PARTS) {
    const isTouched = last !== null && !isSame(part, now, last.held);
    if (last && !isTouched) copy(part, last.base, base);
    const isFound = part.some((field) => found[field] !== undefined);
    const isLeft =
      !isOther && isTouched && isSame(part, found, last.found) && !(isAsked && isBlank(part, now));
    if (isLeft || (isTouched && !isFound)) continue;
    copy(part, isFound ? found : base, fields);
    copy(part, fields, held);
  }
  if (isOther) copy(["hasLift", "floors"], NO_LIFT, base);
  const isAnother = isAsked && !PARTS.every((part) => isSame(part, found, last?.found ?? {}));
  return { fields, filling: { found, held, base, before: last && !isAnother ? last.before : now } };
}

/** By phone, or by name when a text has no phone; a form without either has no recipient yet. */
function isOtherCustomer(now: AddressFields, read: Partial<AddressFields>): boolean {
  if (read.customerPhone && now.customerPhone !== "") return read.customerPhone !== now.customerPhone;
  return Boolean(read.customerName) && now.customerName !== "" && read.customerName !== now.customerName;
}

/** The fields before the text, with later input. */
export function takenBack(now: AddressFields, { held, before }: Filling): AddressFields {
  const fields = { ...now };
  for (const part of PARTS) {
    if (isSame(part, now, held) || isBlank(part, now)) copy(part, before, fields);
  }
  return fields;
}

/** Whether any field still has a value from the text. */
export function isStanding(now: AddressFields, { found, held }: Filling): boolean {
  return PARTS.some(
    (part) =>
      part.some((field) => found[field] !== undefined) && isSame(part, now, held) && !isBlank(part, now),
  );
}

const isSame = (part: Part, one: Partial<AddressFields>, other: Partial<AddressFields>): boolean =>
  part.every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]));

const isBlank = (part: Part, fields: AddressFields): boolean =>
  part.every((field) => {
    const value = fields[field];
    return value === null || (typeof value === "object" ? value.length === 0 : value === "");
  });

const copy = (part: Part, from: Partial<AddressFields>, to: AddressFields): void => {
  Object.assign(to, Object.fromEntries(part.map((field) => [field, from[field]])));
};
