import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { classNames } from "../class-names";
import { ChevronDown } from "../icons";
import { whenIdle } from "../when-idle";
import controlStyles from "./control.module.css";
import { describedBy, FieldErrorLine, LabelText } from "./field";
import fieldStyles from "./field.module.css";

/** Props that the field passes to its popup. */
export interface ChoicePopup {
  /** The field's button: it opens there, and the focus returns there. */
  triggerRef: RefObject<HTMLButtonElement>;
  /** Id of the field's label. */
  labelId: string;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  /** Shown until the popup's code has loaded. */
  fallback: ReactNode;
}

interface ChoiceFieldProps {
  label: ReactNode;
  id?: string | undefined;
  /** What is chosen; null while nothing is, when the placeholder stands there. */
  chosen: ReactNode;
  placeholder: string;
  error?: string | null | undefined;
  description?: ReactNode;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** What it opens. */
  kind: "listbox" | "dialog";
  /** What it opens: a component that is loaded when it is opened first. */
  popup(popup: ChoicePopup): ReactNode;
  /** Fetches the code of that: when the browser is idle, and on the way to the button. */
  preload(): void;
}

/** Keys that open it, beside Enter and Space, with which a button is pressed. */
const OPENING_KEYS: readonly string[] = ["ArrowDown", "ArrowUp"];

/**
 * A field that opens a list or more: its label, hint, button and error line. Plain HTML, so that a form is there at once
 * and what it opens can come later.
 */
export function ChoiceField({ id: givenId, kind, popup, preload, ...props }: ChoiceFieldProps) {
  const { label, chosen, placeholder, error, description, isRequired, isDisabled } = props;
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const labelId = `${id}-label`;
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => whenIdle(preload), [preload]);

  const open = () => {
    // Safari does not focus a button that is pressed, and the focus is to come back to it.
    triggerRef.current?.focus();
    setOpen(true);
  };
  // As with a text field: a press on the label leads there, and opens nothing.
  const focusAlone = (event: MouseEvent) => {
    event.preventDefault();
    triggerRef.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (!OPENING_KEYS.includes(event.key)) return;
    event.preventDefault();
    open();
  };
  return (
    <div className={fieldStyles.field}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys reach the button itself */}
      <label className={fieldStyles.label} id={labelId} htmlFor={id} onClick={focusAlone}>
        <LabelText label={label} isRequired={isRequired ?? false} />
      </label>
      {description ? (
        <p className={fieldStyles.description} id={`${id}-description`}>
          {description}
        </p>
      ) : null}
      <button
        type="button"
        id={id}
        ref={triggerRef}
        className={controlStyles.control}
        aria-labelledby={`${labelId} ${id}-value`}
        aria-describedby={describedBy(id, description, error)}
        aria-haspopup={kind}
        aria-expanded={isOpen}
        disabled={isDisabled}
        data-invalid={error ? true : undefined}
        data-disabled={isDisabled || undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open}
        onKeyDown={press}
      >
        <span
          id={`${id}-value`}
          className={classNames(controlStyles.value, chosen === null && controlStyles.placeholder)}
        >
          {chosen ?? placeholder}
        </span>
        <ChevronDown size={16} className={controlStyles.chevron} />
      </button>
      <FieldErrorLine id={id} error={error} />
      {popup({
        triggerRef,
        labelId,
        isOpen,
        onOpenChange: setOpen,
        fallback: isOpen ? <Coming triggerRef={triggerRef} onLeave={() => setOpen(false)} /> : null,
      })}
    </div>
  );
}

/** Stands in for the field until its code is loaded. Focus stays in the new field when the user moves on meanwhile. */
function Coming({ triggerRef, onLeave }: { triggerRef: RefObject<HTMLButtonElement>; onLeave(): void }) {
  // Unmounts when the popup has loaded, which then takes the focus itself.
  useLayoutEffect(() => {
    const trigger = triggerRef.current;
    trigger?.addEventListener("blur", onLeave);
    return () => trigger?.removeEventListener("blur", onLeave);
  });
  return null;
}
