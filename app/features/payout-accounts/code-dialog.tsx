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
  /** Further fields besides the code. */
  children?: FormDialogProps["children"];
  /** Purpose of the code, shown before it. */
  why?: string;
  /** Shown below the code. */
  hint?: string;
}

/** Text about the hours for which a new account gets no pay-outs; null when the backend does not tell. */
export const heldHint = (holdHours: number | null): string | undefined =>
  holdHours ? `绑定后${holdHours}小时内暂不能提现到该账户` : undefined;

/** A dialog for changing payout accounts, with an SMS code (SAFE-05, SAFE-18, SAFE-19). */
export function CodeDialog({ phone, maskedPhone, form, children, why, hint, ...rest }: CodeDialogProps) {
  return (
    <FormDialog {...rest} size="sm" form={{ ...form, isDisabled: form.values.code.trim() === "" }}>
      {children}
      <CodePart phone={phone} maskedPhone={maskedPhone} field={form.text("code")} why={why} />
      {hint ? <p className={styles.hint}>{hint}</p> : null}
    </FormDialog>
  );
}
