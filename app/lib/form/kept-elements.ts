/** What stands in the elements of a form under each name; of boxes those that are ticked. */
export type ElementValues = Readonly<Record<string, readonly string[]>>;

/** An input, a select or a textarea. */
interface Control extends HTMLElement {
  readonly name: string;
  readonly type: string;
  value: string;
}

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.querySelectorAll<Control>("input:not([type=hidden]), select, textarea")].filter(
    ({ name }) => name !== "",
  );

const isBox = ({ type }: Control) => type === "checkbox";
const isTicked = (control: Control) => control.matches(":checked");
const isSelect = ({ type }: Control) => type === "select-one";

/** What was typed and chosen in a form whose elements keep the values. */
export function valuesOfElements(form: HTMLFormElement): ElementValues {
  const values: Record<string, string[]> = {};
  for (const control of controlsOf(form)) {
    const holds = isBox(control) ? isTicked(control) : control.value !== "";
    values[control.name] = [...(values[control.name] ?? []), ...(holds ? [control.value] : [])];
  }
  return values;
}

/**
 * Fills elements that are still empty as if the user had typed, so that dependent fields update. Waits for
 * options that load later, such as the cities of a province, until the user types.
 *
 * @returns stops waiting
 */
export function fillElements(form: HTMLFormElement, values: ElementValues): () => void {
  const left = new Map(Object.entries(values).filter(([, those]) => those.length > 0));
  const fill = () => {
    for (const control of controlsOf(form)) {
      const those = left.get(control.name);
      if (!those) continue;
      if (isBox(control)) {
        if (those.includes(control.value) && !isTicked(control)) control.click();
      } else if (control.value !== "") {
        left.delete(control.name);
      } else if (those[0] !== undefined && canHold(control, those[0])) {
        type(control, those[0]);
        left.delete(control.name);
      }
    }
  };
  const observer = new MutationObserver(fill);
  const stop = () => {
    observer.disconnect();
    form.removeEventListener("input", stopForPerson);
  };
  const stopForPerson = (event: Event) => {
    if (event.isTrusted) stop();
  };
  fill();
  observer.observe(form, { childList: true, subtree: true });
  form.addEventListener("input", stopForPerson);
  return stop;
}

const canHold = (control: Control, value: string): boolean =>
  !isSelect(control) || control.querySelector(`option[value="${CSS.escape(value)}"]`) !== null;

/** Sets the value by the prototype's setter: React ignores an event after its own setter saw the value. */
function type(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
  control.dispatchEvent(new Event(isSelect(control) ? "change" : "input", { bubbles: true }));
}
