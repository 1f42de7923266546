import type { Ref } from "react";
import { Button } from "~/ui/buttons/button";
import { TextField } from "~/ui/fields/text-field";
import { plainSmsCode } from "../../../schema/rules/digits";
import type { SendCode } from "./use-send-code";

/** Digits of a code (AUTH-21). */
export const SMS_CODE_LENGTH = 6;

interface SmsCodeFieldProps {
  sendCode: SendCode;
  value: string;
  onChange: (value: string) => void;
  /** 13 at sign-in, 6 everywhere else (C-03). */
  maxLength: number;
  error?: string | null;
  id?: string;
  inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement>;
  /** No code can be of use now, for a reason that the form shows. */
  isDisabled?: boolean;
}

/** The field for an SMS code with the button that sends one (AUTH-07..12, ux.md U41). */
export function SmsCodeField({
  sendCode,
  value,
  onChange,
  maxLength,
  error,
  id,
  inputRef,
  isDisabled = false,
}: SmsCodeFieldProps) {
  return (
    <>
      <TextField
        label="短信验证码"
        name="code"
        id={id}
        inputRef={inputRef}
        value={value}
        onChange={onChange}
        clean={plainSmsCode}
        error={error}
        isDisabled={isDisabled}
        maxLength={maxLength}
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="请输入 6 位验证码"
        action={
          <Button
            onPress={sendCode.request}
            isPending={sendCode.isPending}
            isDisabled={isDisabled || sendCode.isCountingDown}
          >
            {sendCode.label}
          </Button>
        }
      />
      {sendCode.captcha}
    </>
  );
}
