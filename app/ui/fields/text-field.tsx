import {
  type ChangeEvent,
  type ClipboardEvent,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useId,
  useRef,
  useState,
} from "react";
import { cutText } from "../../../schema/rules/cut-text";
import { holdEnterWhileComposing } from "./composition";
import controlStyles from "./control.module.css";
import { describedBy, Field } from "./field";
import styles from "./text-field.module.css";

type Control = HTMLInputElement | HTMLTextAreaElement;

export interface TextFieldProps {
  label: ReactNode;
  id?: string;
  name?: string;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  error?: string | null;
  description?: ReactNode;
  /** Below the control while there is no error, such as what came of the input. */
  note?: ReactNode;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** In UTF-16 units, as the rules count. Text that an input method is still composing does not count (ux.md U48). */
  maxLength?: number;
  /** Takes away what does not belong to the value, before the text is cut to `maxLength`. */
  clean?: (typed: string) => string;
  inputMode?: "text" | "numeric" | "decimal" | "tel" | "search" | "email";
  type?: "text" | "password" | "tel" | "search" | "email" | "time" | "date";
  /** First and last day of a `date`, YYYY-MM-DD. */
  days?: readonly [first: string, last: string];
  autoComplete?: string;
  /** Id of the `datalist` with what may be chosen instead of typing it. */
  suggestions?: string;
  placeholder?: string;
  multiline?: boolean;
  rows?: number;
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** Shown to the right of the input, such as the button that sends a code. */
  action?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  /** Refuses copy, cut and paste (AUTH-05). */
  blockClipboard?: boolean;
  autoFocus?: boolean;
}

/**
 * One line or several lines of text. Plain HTML: it works before hydration. What a paste brings beyond the longest text
 * is not cut off in silence.
 */
export function TextField(props: TextFieldProps) {
  const { label, description, isRequired, isDisabled, maxLength, multiline, rows = 4, value } = props;
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const composing = useRef(false);
  const [length, setLength] = useState((value ?? props.defaultValue ?? "").length);
  /** How many characters of a pasted text found no room. */
  const [leftOut, setLeftOut] = useState(0);
  const error = props.error ?? (leftOut > 0 ? `最多${maxLength}个字，多出的${leftOut}个字没有填入` : null);
  const shownLength = value === undefined ? length : value.length;

  const publish = (control: Control) => {
    const typed = composing.current ? control.value : (props.clean?.(control.value) ?? control.value);
    const text = composing.current ? typed : cutText(typed, maxLength);
    const excess = typed.length - text.length;
    // One extra typed character needs no message: the customer sees that it was not added.
    setLeftOut(excess > 1 || (excess === 1 && shownLength < text.length) ? excess : 0);
    if (control.value !== text) control.value = text;
    setLength(text.length);
    props.onChange?.(text);
  };
  const refuse = (event: ClipboardEvent) => event.preventDefault();

  const shared = {
    id,
    name: props.name,
    value,
    defaultValue: props.defaultValue,
    disabled: isDisabled,
    placeholder: props.placeholder,
    inputMode: props.inputMode,
    autoComplete: props.autoComplete,
    autoFocus: props.autoFocus,
    "aria-required": isRequired || undefined,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": describedBy(id, description, error),
    onBlur: props.onBlur,
    onChange: (event: ChangeEvent<Control>) => publish(event.currentTarget),
    onCompositionStart: () => {
      composing.current = true;
    },
    onCompositionEnd: (event: SyntheticEvent<Control>) => {
      composing.current = false;
      publish(event.currentTarget);
    },
    ...(props.blockClipboard ? { onCopy: refuse, onCut: refuse, onPaste: refuse } : {}),
  } as const;

  const control = (
    <div
      className={controlStyles.control}
      data-invalid={error ? true : undefined}
      data-disabled={isDisabled || undefined}
      data-multiline={multiline || undefined}
    >
      {props.prefix ? <span className={controlStyles.affix}>{props.prefix}</span> : null}
      {multiline ? (
        <textarea {...shared} rows={rows} className={styles.area} />
      ) : (
        <input
          {...shared}
          ref={props.inputRef}
          type={props.type ?? "text"}
          list={props.suggestions}
          min={props.days?.[0]}
          max={props.days?.[1]}
          className={controlStyles.input}
          onKeyDown={holdEnterWhileComposing}
        />
      )}
      {props.suffix ? <span className={controlStyles.affix}>{props.suffix}</span> : null}
    </div>
  );

  return (
    <Field
      id={id}
      label={label}
      isRequired={isRequired}
      description={description}
      error={error}
      note={props.note}
      aside={multiline && maxLength !== undefined ? `${shownLength} / ${maxLength}` : null}
    >
      {props.action ? (
        <div className={styles.row}>
          {control}
          {props.action}
        </div>
      ) : (
        control
      )}
    </Field>
  );
}
