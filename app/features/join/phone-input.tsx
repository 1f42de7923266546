import { useRef } from "react";
import { TextField } from "~/ui/text-field";
import { normalizePhone } from "../../../schema/rules/phone";

/** Digits of a phone (PUB-31). */
const PHONE_DIGITS = 11;

interface PhoneInputProps {
  id: string;
  name: string;
  label: string;
  defaultValue: string;
  error: string | null;
}

/**
 * A phone of eleven digits at most; spaces, dashes, +86 and full-width digits of a pasted one fall away (ux.md U38).
 * The element keeps the value, so that what is typed before the page is interactive stays.
 */
export function PhoneInput(props: PhoneInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const clean = (typed: string) => {
    const kept = normalizePhone(typed).replace(/\D/g, "").slice(0, PHONE_DIGITS);
    if (input.current && kept !== typed) input.current.value = kept;
  };
  return (
    <TextField
      {...props}
      isRequired
      inputRef={input}
      onChange={clean}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      placeholder="11 位手机号"
    />
  );
}
