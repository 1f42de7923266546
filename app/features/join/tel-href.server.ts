/** Address for dialling a phone as people write it: digits, and an extension behind a pause. */
export function telHref(tel: string): string {
  const parts = tel.split(/转|,|ext\.?/i).map((part) => part.replace(/[^\d+]/g, ""));
  return `tel:${parts.filter(Boolean).join(",")}`;
}
