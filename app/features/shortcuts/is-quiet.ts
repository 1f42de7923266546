/**
 * Elements that use letter keys themselves: fields for typing, and lists that jump to entries by their first
 * letter.
 */
const FIELDS = [
  "input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file])",
  "textarea",
  "select",
  "[contenteditable]:not([contenteditable=false])",
  "[role=textbox]",
  "[role=combobox]",
  "[role=listbox]",
  "[role=menu]",
  "[role=slider]",
  "video",
].join();

const DIALOGS = "[role=dialog], [role=alertdialog]";
/** Dialogs over the page, except the window of a call, which does not block the page. */
const OVER_THE_PAGE = ":is([role=dialog], [role=alertdialog]):not([data-react-aria-top-layer])";

/** The key code browsers report for keys that an input method consumes. */
const IME_KEY_CODE = 229;

interface HeardKey {
  readonly target: unknown;
  readonly defaultPrevented: boolean;
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/**
 * Whether shortcuts ignore a key (ux.md U47): in fields, during an input method's composition, in and under
 * dialogs, and when another handler has used the key.
 */
export function isQuiet(event: HeardKey, page: Pick<Document, "querySelector">): boolean {
  if (event.defaultPrevented || event.isComposing || event.keyCode === IME_KEY_CODE) return true;
  if (closest(event.target, `${FIELDS}, ${DIALOGS}`)) return true;
  return page.querySelector(OVER_THE_PAGE) !== null;
}

/** The target of a key can be the document, which has no ancestors. */
function closest(target: unknown, selector: string): boolean {
  const { closest: find } = Object(target);
  return typeof find === "function" && find.call(target, selector) !== null;
}
