import { useEffect, useState } from "react";
import type { FieldIssue } from "~/lib/form/field-issue";
import { usePostedForm } from "~/lib/form/use-posted-form";
import { focusField } from "~/ui/fields/focus-field";
import { useHydrated } from "~/ui/use-hydrated";
import { groupPhone } from "../../../schema/rules/phone";
import type { AccountFormAnswer } from "./account-form";
import { canSubmit, type RegisterField } from "./account-rules";
import { phoneDigits } from "./phone-format";
import { useSendCode } from "./use-send-code";

interface AccountFormOptions {
  answer: AccountFormAnswer | undefined;
  /** Checks what is about to be sent; an empty list lets it go. */
  check: (form: FormData) => FieldIssue<RegisterField>[];
}

/** What the sign-in and the registration form have in common: phone, code, and when they may be sent. */
export function useAccountForm({ answer, check }: AccountFormOptions) {
  const [phone, setPhone] = useState(answer?.values?.phone ?? "");
  const [code, setCode] = useState("");
  const posted = usePostedForm({ answer, check });
  const isHydrated = useHydrated();

  const sendCode = useSendCode({
    phone: phoneDigits(phone),
    checkPhone: () => posted.isRight("phone"),
    onSent: () => focusField("code"),
  });

  // A reload brings the phone back together with its countdown (ux.md U41).
  const { recalledPhone } = sendCode;
  useEffect(() => {
    if (recalledPhone) setPhone((typed) => typed || groupPhone(recalledPhone));
  }, [recalledPhone]);

  return {
    ...posted,
    sendCode,
    /** Without script nothing is locked: the server checks everything again (AUTH-13). */
    isLocked: isHydrated && !canSubmit({ phone, codeWasSent: sendCode.wasSent }),
    /** Ties the phone to its field; it is told on leaving the field first, corrected while typing afterwards (ux.md U39). */
    phoneField: {
      id: "phone",
      value: phone,
      onChange: setPhone,
      onBlur: () => posted.leave("phone"),
      error: posted.errorOf("phone"),
    },
    codeField: { id: "code", sendCode, value: code, onChange: setCode, error: posted.errorOf("code") },
  };
}
