import { useState } from "react";
import { AMOUNT_UNCLEAR, cutAmount, plainAmount } from "../../../schema/rules/money";
import { TextField, type TextFieldProps } from "./text-field";

type AmountFieldProps = Pick<
  TextFieldProps,
  "id" | "label" | "isRequired" | "error" | "description" | "inputRef" | "onBlur" | "action"
> & {
  /** 元 as typed so far, which `schema/rules/money` reads. */
  value: string;
  onChange(typed: string): void;
  /** Decimals beyond the second are cut off while they are typed, and that is said (MARK-02, REFUND-10). */
  cutsDecimals?: boolean;
  /** What is said about what is no amount. */
  unclear?: string;
};

const CUT = "最多两位小数，多出的已舍去";

/**
 * A field for an amount of money. What is typed stays as it is; when the field is left it reads as it was understood,
 * and what was not understood is refused in words (ux.md U38).
 */
export function AmountField({
  value,
  onChange,
  cutsDecimals = false,
  unclear = AMOUNT_UNCLEAR,
  ...rest
}: AmountFieldProps) {
  const [isLeft, setLeft] = useState(false);
  const [isCut, setCut] = useState(false);
  const plain = plainAmount(value);
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      suffix="元"
      value={value}
      onChange={(typed) => {
        const kept = cutsDecimals ? cutAmount(typed) : typed;
        setLeft(false);
        setCut(kept !== typed);
        onChange(kept);
      }}
      onBlur={() => {
        setLeft(true);
        if (plain !== null && plain !== value) onChange(plain);
        rest.onBlur?.();
      }}
      description={isCut ? CUT : rest.description}
      error={rest.error ?? (isLeft && plain === null ? unclear : null)}
    />
  );
}
