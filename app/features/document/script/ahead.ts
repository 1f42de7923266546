import { LINKS_AHEAD } from "../../../../schema/rules/content/links-ahead";

/** Gives the browser rules for loading ahead. Without support, or when it saves data, it ignores them. */
export function loadAhead(): void {
  if (!HTMLScriptElement.supports?.("speculationrules")) return;
  const rules = document.createElement("script");
  rules.type = "speculationrules";
  // A page that is kept for everybody has none: its policy knows the rules by their hash.
  rules.nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
  rules.textContent = LINKS_AHEAD;
  document.head.appendChild(rules);
}
