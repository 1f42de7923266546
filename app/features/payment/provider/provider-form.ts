import { type ProviderTargets, providerAddress } from "./provider-address";

/** The form on a provider's payment page: its target and its fields. */
export interface ProviderForm {
  action: string;
  method: "get" | "post";
  fields: readonly { name: string; value: string }[];
}

const MAX_FIELDS = 100;

/** Buttons have no data for a provider. */
const BUTTONS = new Set(["submit", "button", "image", "reset"]);

/**
 * Reads the only form of a stored payment page. The markup is parsed into an inert document, in which no
 * script runs and nothing is loaded, and is never inserted into ours. Null for anything but one form of
 * hidden fields to a provider (S25).
 */
export function readProviderForm(html: string, targets: ProviderTargets): ProviderForm | null {
  const page = new DOMParser().parseFromString(html, "text/html");
  const [form, second] = page.querySelectorAll("form");
  if (!form || second) return null;
  const action = providerAddress(form.getAttribute("action") ?? "", targets, location.origin);
  const method = (form.getAttribute("method") ?? "get").toLowerCase();
  if (!action || (method !== "get" && method !== "post")) return null;

  const fields: { name: string; value: string }[] = [];
  for (const control of form.querySelectorAll("input, select, textarea, button, object")) {
    const type = control.getAttribute("type")?.toLowerCase() ?? "";
    if (control.localName === "button" || (control.localName === "input" && BUTTONS.has(type))) continue;
    // A field for typing belongs on the provider's own page.
    if (control.localName !== "input" || type !== "hidden") return null;
    const name = control.getAttribute("name");
    if (name) fields.push({ name, value: control.getAttribute("value") ?? "" });
  }
  return fields.length <= MAX_FIELDS ? { action, method, fields } : null;
}
