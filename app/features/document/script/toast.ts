const SHOWN_FOR_MS = { status: 4000, alert: 8000 };

/** Says the result of an action in the region of its kind, as `toast` does in the application (GEN-12, GEN-13). */
export function showToast(kind: keyof typeof SHOWN_FOR_MS, text: string): void {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-toast=${kind}]`);
  const box = template && document.importNode(template.content, true).firstElementChild;
  if (!box) return;
  box.querySelector("p")?.append(text);
  box.querySelector("button")?.addEventListener("click", () => box.remove());
  document.querySelector(`[role=${kind}][aria-live]`)?.replaceChildren(box);
  setTimeout(() => box.remove(), SHOWN_FOR_MS[kind]);
}
