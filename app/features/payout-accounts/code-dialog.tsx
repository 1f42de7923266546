import type { ComponentProps } from "react";
import { FormDialog } from "~/ui/dialogs/form-dialog";
import { CodePart, type CodePhone } from "./code-part";
import styles from "./payout-accounts.module.css";

type FormDialogProps = ComponentProps<typeof FormDialog>;

interface CodeDialogProps extends CodePhone, Omit<FormDialogProps, "size" | "isOpen" | "form" | "children"> {
  form: FormDialogProps["form"] & {
    values: { code: string };
    text(name: "code"): ComponentProps<typeof CodePart>["field"];
  };
  /** What is asked besides the code. */
  children?: FormDialogProps["children"];
  /** What the code is for, in words before it. */
  why?: string;
  /** Said below the code. */
  hint?: string;
}

/** For where an account is bound: how long nothing is paid out to it, hours; null where the backend does not say. */
export const heldHint = (holdHours: number | null): string | undefined =>
  holdHours ? `绑定后${holdHours}小时内暂不能提现到该账户` : undefined;

/** A change of where money goes, which is sent once a code is typed (SAFE-05, SAFE-18, SAFE-19). */
export function CodeDialog({ phone, maskedPhone, form, children, why, hint, ...rest }: CodeDialogProps) {
  return (
    <FormDialog {...rest} size="sm" form={{ ...form, isDisabled: form.values.code.trim() === "" }}>
      {children}
      <CodePart phone={phone} maskedPhone={maskedPhone} field={form.text("code")} why={why} />
      {hint ? <p className={styles.hint}>{hint}</p> : null}
    </FormDialog>
  );
}
