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
  /** Checks the form before it is sent; an empty list allows it. */
  check: (form: FormData) => FieldIssue<RegisterField>[];
}

/** Common parts of the sign-in and the registration form: phone, code, and whether the form can be sent. */
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

  // After a reload the phone is shown again together with its countdown (ux.md U41).
  const { recalledPhone } = sendCode;
  useEffect(() => {
    if (recalledPhone) setPhone((typed) => typed || groupPhone(recalledPhone));
  }, [recalledPhone]);

  return {
    ...posted,
    sendCode,
    /** Without script nothing is disabled: the server checks everything again (AUTH-13). */
    isLocked: isHydrated && !canSubmit({ phone, codeWasSent: sendCode.wasSent }),
    /**
     * Connects the phone to its field. The first error is shown on leaving the field, and is then updated
     * while typing (ux.md U39).
     */
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
