/** Says that a category is missing before the form of the home page is sent (PUB-07). */
export function checkStartForm(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-start]");
  const select = form?.querySelector<HTMLElement>("select[required]");
  const error = form?.querySelector<HTMLElement>("[data-message]");
  if (!form || !select || !error) return;
  const tell = (isMissing: boolean) => {
    error.textContent = isMissing ? (error.dataset.message ?? "") : "";
    for (const [name, value] of [
      ["aria-invalid", "true"],
      ["aria-describedby", error.id],
    ] as const) {
      if (isMissing) select.setAttribute(name, value);
      else select.removeAttribute(name);
    }
  };
  form.addEventListener("submit", (event) => {
    if (new FormData(form).get(select.getAttribute("name") ?? "")) return;
    event.preventDefault();
    tell(true);
    select.focus();
  });
  select.addEventListener("change", () => tell(false));
}
