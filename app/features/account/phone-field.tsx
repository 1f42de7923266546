import { useEffect, useRef } from "react";
import { useBeforePaint } from "~/lib/use-before-paint";
import { useLatest } from "~/lib/use-latest";
import { TextField } from "~/ui/fields/text-field";
import { PHONE_FIELD_LENGTH, regroupPhone } from "./phone-format";

interface PhoneFieldProps {
  value: string;
  onChange: (grouped: string) => void;
  onBlur?: () => void;
  error?: string | null;
  id?: string;
  name?: string;
  label?: string;
  /** Sign-in refuses copy, cut and paste (AUTH-05). */
  blockClipboard?: boolean;
  autoFocus?: boolean;
}

/** A phone field that groups digits 3-4-4 while typing, and keeps the caret after its digit (AUTH-04). */
export function PhoneField({ value, onChange, name = "phone", label = "手机号", ...rest }: PhoneFieldProps) {
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const isComposing = useRef(false);
  const publish = useLatest(onChange);

  // Text that was typed before hydration is only in the element, and the next rendering would delete it.
  useBeforePaint(() => {
    if (input.current?.value) publish.current(regroupPhone(input.current.value, 0).value);
  }, []);

  useEffect(() => {
    const element = input.current;
    if (!element) return;
    const start = () => {
      isComposing.current = true;
    };
    const end = () => {
      isComposing.current = false;
    };
    element.addEventListener("compositionstart", start);
    element.addEventListener("compositionend", end);
    return () => {
      element.removeEventListener("compositionstart", start);
      element.removeEventListener("compositionend", end);
    };
  }, []);

  const edit = (raw: string) => {
    const element = input.current;
    // Changing the text during an input method's composition would end it (ux.md U48).
    if (!element || isComposing.current) {
      onChange(raw);
      return;
    }
    const regrouped = regroupPhone(raw, element.selectionStart ?? raw.length);
    // Written before React renders the same text, so that React does not move the caret.
    if (element.value !== regrouped.value) element.value = regrouped.value;
    element.setSelectionRange(regrouped.caret, regrouped.caret);
    onChange(regrouped.value);
  };

  return (
    <TextField
      {...rest}
      label={label}
      name={name}
      inputRef={input}
      value={value}
      onChange={edit}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      placeholder="请输入 11 位手机号"
      maxLength={rest.blockClipboard ? PHONE_FIELD_LENGTH : undefined}
    />
  );
}
