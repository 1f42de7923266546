import { useRef, useState } from "react";
import { fitDigits } from "../../../schema/rules/digits";
import { TextField, type TextFieldProps } from "./text-field";

type DigitsFieldProps = Omit<TextFieldProps, "maxLength" | "multiline" | "inputMode" | "inputRef"> & {
  /** The most digits that it takes. */
  max: number;
  /** What it takes of a text where that is more than digits, as the extension of a phone. */
  take?: typeof fitDigits;
};

/**
 * A number for dialling, such as a phone: only digits, `max` at most. It names characters that it rejects, so
 * that half a number is never sent unnoticed. Without `value` the element keeps the input, also before the
 * page is interactive.
 */
export function DigitsField({ max, take = fitDigits, onChange, error, ...rest }: DigitsFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [leftOut, setLeftOut] = useState("");
  return (
    <TextField
      {...rest}
      inputRef={input}
      inputMode={take === fitDigits ? "numeric" : "tel"}
      onChange={(typed) => {
        const fitted = take(typed, max);
        setLeftOut(fitted.leftOut);
        if (rest.value === undefined && input.current && fitted.digits !== typed) {
          input.current.value = fitted.digits;
        }
        onChange?.(fitted.digits);
      }}
      error={error ?? leftOutText(leftOut, max)}
    />
  );
}

/** What is said about what a field with so many digits did not take; null for nothing. */
const leftOutText = (leftOut: string, max: number): string | null =>
  leftOut === "" ? null : `最多${max}位数字，“${leftOut}”没有填入，请核对`;
