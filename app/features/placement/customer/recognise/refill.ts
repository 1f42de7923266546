import { type AddressFields, NO_LIFT } from "./fill-draft";

type Part = readonly (keyof AddressFields)[];

/** What is read, replaced and taken back together. */
const PARTS: readonly Part[] = [
  ["customerName"],
  ["customerPhone"],
  ["areaPath", "areaNames"],
  ["address"],
  ["hasLift", "floors"],
];

/** What a recognised text did to the fields. */
export interface Filling {
  readonly found: Partial<AddressFields>;
  /** What it made of the fields: what reads otherwise was changed by hand, or by the page. */
  readonly held: AddressFields;
  /** What the fields hold without the text: a part that it names no more goes back to this. */
  readonly base: AddressFields;
  /** What they held before the text was pasted, for 撤销. */
  readonly before: AddressFields;
}

/** The fields of a form that a text can fill in. */
export function addressFieldsOf(draft: AddressFields): AddressFields {
  const { customerName, customerPhone, areaPath, areaNames, address, hasLift, floors } = draft;
  return { customerName, customerPhone, areaPath, areaNames, address, hasLift, floors };
}

/**
 * Fills the fields in from a text, after `last` from an earlier one. The box and the fields say the same then: what
 * the earlier text brought and this one does not name goes. What was changed by hand since stays as long as the text
 * says the same about it as before. Another customer lives in another house: lift and storey of the former one go.
 *
 * @param isAsked the user pasted or pressed the button: fields that were emptied since are filled in again, and 撤销
 * leads back to here when it is another text
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

/** By phone, or by name where a text has no phone; a form without either has no customer yet. */
function isOtherCustomer(now: AddressFields, read: Partial<AddressFields>): boolean {
  if (read.customerPhone && now.customerPhone !== "") return read.customerPhone !== now.customerPhone;
  return Boolean(read.customerName) && now.customerName !== "" && read.customerName !== now.customerName;
}

/** The fields as they were before the text, but for what was typed since. */
export function takenBack(now: AddressFields, { held, before }: Filling): AddressFields {
  const fields = { ...now };
  for (const part of PARTS) {
    if (isSame(part, now, held) || isBlank(part, now)) copy(part, before, fields);
  }
  return fields;
}

/** Whether any field still holds what the text brought. */
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
