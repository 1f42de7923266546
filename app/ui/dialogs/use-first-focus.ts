import { useCallback, useRef } from "react";

const FIELDS =
  "input:not([type=hidden]):not([type=file]), select, textarea, button[aria-haspopup=listbox], [role=slider]";
const PERSONAL = ["keydown", "pointerdown"] as const;

/**
 * Where the focus begins in a dialog: at its first field, or where there is none at the button that closes it, so that
 * keys work at once. A field that loads later takes the focus unless the user has already pressed a key or the pointer.
 * A dialog that sets the focus itself keeps it there. For the `ref` of the dialog's element.
 *
 * @param isForReading its fields are beside the point: the focus begins at the closing button
 */
export function useFirstFocus(isForReading: boolean): (dialog: HTMLElement | null) => void {
  const stop = useRef(() => {});
  return useCallback(
    (dialog: HTMLElement | null) => {
      stop.current();
      stop.current = () => {};
      if (!dialog) return;
      let placed: Element | null = null;
      const place = () => {
        const { activeElement } = document;
        const isElsewhere = activeElement !== dialog && activeElement !== placed;
        if (isElsewhere && dialog.contains(activeElement)) return stop.current();
        const field = isForReading ? null : firstField(dialog);
        const target = field ?? dialog.querySelector<HTMLElement>("header button");
        if (target && target !== placed) {
          placed = target;
          target.focus({ preventScroll: true });
        }
        if (field) stop.current();
      };
      const observer = new MutationObserver(place);
      const end = () => {
        observer.disconnect();
        for (const name of PERSONAL) dialog.removeEventListener(name, end, true);
      };
      stop.current = end;
      for (const name of PERSONAL) dialog.addEventListener(name, end, true);
      observer.observe(dialog, { childList: true, subtree: true });
      place();
    },
    [isForReading],
  );
}

/** Of a group of radios the chosen one. */
function firstField(dialog: HTMLElement): HTMLElement | null {
  const fields = [...dialog.querySelectorAll<HTMLElement>(FIELDS)].filter(
    (field) => !field.matches(":disabled") && !field.closest("[aria-hidden=true], [inert]"),
  );
  const [first] = fields;
  if (!(first instanceof HTMLInputElement) || first.type !== "radio") return first ?? null;
  const isChosen = (field: HTMLElement) =>
    field instanceof HTMLInputElement && field.name === first.name && field.checked;
  return fields.find(isChosen) ?? first;
}
