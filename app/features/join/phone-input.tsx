import { useRef, useState } from "react";
import { leftOutText } from "~/ui/digits-field";
import { TextField } from "~/ui/text-field";
import { fitDigits } from "../../../schema/rules/digits";

/** Digits of a phone (PUB-31). */
const PHONE_DIGITS = 11;

interface PhoneInputProps {
  id: string;
  name: string;
  label: string;
  defaultValue: string;
  error: string | null;
  /** It was left with something in it. */
  onLeave(): void;
}

/**
 * A phone of eleven digits at most; spaces, dashes, +86 and full-width digits of a pasted one fall away
 * (ux.md U38), and what does not fit is named.
 * The element keeps the value, so that what is typed before the page is interactive stays.
 */
export function PhoneInput({ onLeave, ...props }: PhoneInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [leftOut, setLeftOut] = useState("");
  const clean = (typed: string) => {
    const { digits, leftOut } = fitDigits(typed, PHONE_DIGITS);
    if (input.current && digits !== typed) input.current.value = digits;
    setLeftOut(leftOut);
  };
  return (
    <TextField
      {...props}
      error={props.error ?? leftOutText(leftOut, PHONE_DIGITS)}
      isRequired
      inputRef={input}
      onChange={clean}
      onBlur={() => {
        if (input.current?.value) onLeave();
      }}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      placeholder="11 位手机号"
    />
  );
}
