import { typedAmount } from "../../schema/rules/markup";
import { TextField, type TextFieldProps } from "./text-field";

type AmountFieldProps = Pick<
  TextFieldProps,
  "id" | "label" | "isRequired" | "error" | "description" | "inputRef" | "onBlur"
> & {
  /** 元 as typed so far; characters that cannot become an amount are dropped. */
  value: string;
  onChange(typed: string): void;
};

/** A field for an amount of money. */
export function AmountField({ onChange, ...rest }: AmountFieldProps) {
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      suffix="元"
      onChange={(text) => onChange(typedAmount(text))}
    />
  );
}
