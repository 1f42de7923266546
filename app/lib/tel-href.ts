import { splitExtension } from "../../schema/rules/phone";

/** Address for dialling a phone as people write it: digits, and an extension behind a pause. */
export function telHref(tel: string): string {
  const [number, extension] = splitExtension(tel);
  const parts = [...number.split(/转|,|ext\.?/i), extension ?? ""];
  return `tel:${parts
    .map((part) => part.replace(/[^\d+]/g, ""))
    .filter(Boolean)
    .join(",")}`;
}
