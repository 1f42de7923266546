import { typedAmount } from "../../schema/rules/markup";
import { TextField, type TextFieldProps } from "./text-field";

type AmountFieldProps = Pick<
  TextFieldProps,
  "label" | "isRequired" | "error" | "description" | "inputRef"
> & {
  /** 元, as far as it is typed: what cannot become an amount is not taken. */
  value: string;
  onChange(typed: string): void;
};

/** An amount of money that somebody types. */
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
