import type { ReactNode } from "react";
import { classNames } from "../class-names";
import { CircleAlert } from "../icons";
import { VisuallyHidden } from "../layout/visually-hidden";
import styles from "./field.module.css";

/** The ids by which a control refers to its hint and its error. */
export function describedBy(id: string, description: ReactNode, error: string | null | undefined) {
  const ids = [description ? `${id}-description` : null, error ? `${id}-error` : null].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}

/** The label's content: its text and the mark of a required field. */
export function LabelText({ label, isRequired = false }: { label: ReactNode; isRequired?: boolean }) {
  return (
    <>
      {isRequired ? (
        <>
          <span className={styles.required} aria-hidden="true">
            *
          </span>
          <VisuallyHidden>必填</VisuallyHidden>
        </>
      ) : null}
      {label}
    </>
  );
}

interface FieldErrorLineProps {
  /** Id of the control it belongs to. */
  id: string;
  error: string | null | undefined;
  /** Shown while there is no error, such as what came of the input. */
  note?: ReactNode;
  /** Shown at the right end of the line, such as a character count. */
  aside?: ReactNode;
}

/** The line under a control, there only while it says something: the gap of the form separates its fields. */
export function FieldErrorLine({ id, error, note, aside }: FieldErrorLineProps) {
  if (!error && !note && !aside) return null;
  return (
    <div className={styles.line}>
      {note && !error ? <div className={styles.note}>{note}</div> : null}
      <p className={styles.error} id={`${id}-error`}>
        {error ? (
          <>
            <CircleAlert size={16} />
            {error}
          </>
        ) : null}
      </p>
      {aside ? <span className={styles.aside}>{aside}</span> : null}
    </div>
  );
}

interface FieldProps extends FieldErrorLineProps {
  label: ReactNode;
  isRequired?: boolean;
  description?: ReactNode;
  children: ReactNode;
}

/** What stands below the label: hint, control and error line. */
function FieldBody({
  id,
  description,
  error,
  note,
  aside,
  children,
}: Omit<FieldProps, "label" | "isRequired">) {
  return (
    <>
      {description ? (
        <p className={styles.description} id={`${id}-description`}>
          {description}
        </p>
      ) : null}
      {children}
      <FieldErrorLine id={id} error={error} note={note} aside={aside} />
    </>
  );
}

/** Label, hint, control and error line of a field whose control is one labelable element with this id. */
export function Field({ id, label, isRequired, description, error, note, aside, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <LabelText label={label} isRequired={isRequired} />
      </label>
      <FieldBody id={id} description={description} error={error} note={note} aside={aside}>
        {children}
      </FieldBody>
    </div>
  );
}

/** The same for a group of controls: a fieldset with a legend. */
export function FieldGroup({ id, label, isRequired, description, error, children }: FieldProps) {
  return (
    <fieldset
      className={styles.field}
      id={id}
      aria-describedby={describedBy(id, description, error)}
      aria-invalid={error ? true : undefined}
      tabIndex={-1}
    >
      <legend className={classNames(styles.label, styles.legend)}>
        <LabelText label={label} isRequired={isRequired} />
      </legend>
      <FieldBody id={id} description={description} error={error}>
        {children}
      </FieldBody>
    </fieldset>
  );
}
