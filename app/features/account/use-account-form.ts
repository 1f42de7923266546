import { useNavigation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { toast } from "~/ui/toast";
import { useHydrated } from "~/ui/use-hydrated";
import { groupPhone } from "../../../schema/rules/phone";
import { type AccountFormAnswer, type FieldErrors, fieldErrorsOf } from "./account-form";
import { canSubmit, type FormIssue, phoneIssue, type RegisterField } from "./account-rules";
import { phoneDigits } from "./phone-input";
import { useSendCode } from "./use-send-code";

interface AccountFormOptions {
  answer: AccountFormAnswer | undefined;
  /** Checks what is about to be sent; an empty list lets it go. */
  check: (form: FormData) => FormIssue<RegisterField>[];
}

/** What the sign-in and the registration form have in common: phone, code, gating, errors, one submit at a time. */
export function useAccountForm({ answer, check }: AccountFormOptions) {
  const [phone, setPhone] = useState(answer?.values?.phone ?? "");
  const [code, setCode] = useState("");
  const [errors, setErrors] = useState<FieldErrors>(() => fieldErrorsOf(answer));
  /** What the summary on top lists: only what was found wrong when the form was sent. */
  const [issues, setIssues] = useState<FormIssue<RegisterField>[]>(answer?.issues ?? []);
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const isPending = useNavigation().formMethod === "POST";

  const setError = (field: RegisterField, message: string | null) =>
    setErrors((before) => ({ ...before, [field]: message }));
  const focusField = (name: RegisterField) => {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };

  const sendCode = useSendCode({
    phone: phoneDigits(phone),
    checkPhone() {
      const message = phoneIssue(phone);
      setError("phone", message);
      if (message) focusField("phone");
      return message === null;
    },
    onSent: () => focusField("code"),
  });

  // A reload brings the phone back together with its countdown (ux.md U41).
  const { recalledPhone } = sendCode;
  useEffect(() => {
    if (recalledPhone) setPhone((typed) => typed || groupPhone(recalledPhone));
  }, [recalledPhone]);

  useEffect(() => {
    if (!answer) return;
    setErrors(fieldErrorsOf(answer));
    setIssues(answer.issues);
    if (answer.problem) toast.error(answer.problem.message);
  }, [answer]);

  return {
    form,
    phone,
    code,
    errors,
    issues,
    sendCode,
    isPending,
    setError,
    /** Without script nothing is locked: the server checks everything again (AUTH-13). */
    isLocked: isHydrated && !canSubmit({ phone, codeWasSent: sendCode.wasSent }),
    changePhone(value: string) {
      setPhone(value);
      // Told on leaving the field first, corrected while typing afterwards (ux.md U39).
      if (errors.phone) setError("phone", phoneIssue(value));
    },
    leavePhone() {
      if (phone !== "") setError("phone", phoneIssue(phone));
    },
    changeCode(value: string) {
      setCode(value);
      setError("code", null);
    },
    submit(event: FormEvent<HTMLFormElement>) {
      if (isPending) {
        event.preventDefault();
        return;
      }
      const found = check(new FormData(event.currentTarget));
      setIssues(found);
      setErrors(fieldErrorsOf({ issues: found, problem: null }));
      if (found.length > 0) event.preventDefault();
    },
  };
}
