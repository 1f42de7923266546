import { useState } from "react";
import { plainCount } from "../../../schema/rules/digits";
import { TextField, type TextFieldProps } from "./text-field";

type CountFieldProps = Pick<
  TextFieldProps,
  "id" | "label" | "description" | "isRequired" | "suffix" | "error"
> & {
  value: string;
  onChange(typed: string): void;
  /** What is wrong with it, or null; shown when the field is left with something in it. */
  check(value: string): string | null;
};

/** A whole number as text. Invalid or too large input stays as typed and shows a message (ux.md U38). */
export function CountField({ check, onChange, error, ...rest }: CountFieldProps) {
  const [isLeft, setLeft] = useState(false);
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      onChange={(typed) => {
        setLeft(false);
        onChange(plainCount(typed));
      }}
      onBlur={() => setLeft(rest.value !== "")}
      error={error ?? (isLeft ? check(rest.value) : null)}
    />
  );
}
