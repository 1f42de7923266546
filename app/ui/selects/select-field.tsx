import { type ComponentProps, useId } from "react";
import { describedBy, FieldErrorLine, LabelText } from "../fields/field";
import { NativeSelect } from "./native-select";
import styles from "./select-field.module.css";

type SelectFieldProps = Omit<ComponentProps<typeof NativeSelect>, "isInvalid" | "describedBy"> & {
  error?: string | null;
};

/** The browser's own select as a field of a form in the customer area, as high as its neighbours and with its error. */
export function SelectField({ label, error = null, isRequired, ...rest }: SelectFieldProps) {
  const generatedId = useId();
  const id = rest.id ?? generatedId;
  return (
    <div className={styles.field}>
      <NativeSelect
        {...rest}
        id={id}
        label={<LabelText label={label} isRequired={isRequired} />}
        isInvalid={error !== null}
        describedBy={describedBy(id, null, error)}
      />
      <FieldErrorLine id={id} error={error} />
    </div>
  );
}
