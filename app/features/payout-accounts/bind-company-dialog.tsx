import { isAboutCode } from "~/features/account-safety/refused-code";
import { useForm } from "~/lib/form/use-form";
import { useMutate } from "~/lib/graphql/use-mutate";
import { TextField } from "~/ui/fields/text-field";
import { toHalfWidth } from "../../../schema/rules/phone";
import {
  companyAccountIssues,
  MAX_BANK,
  MAX_BANK_ACCOUNT,
  MAX_BRANCH,
  MAX_COMPANY,
  plainBankAccount,
} from "../../../schema/rules/wallet/company-account";
import { BindCompanyAccountDocument } from "./binding-queries";
import { CodeDialog, heldHint } from "./code-dialog";
import type { CodePhone } from "./code-part";

interface BindCompanyDialogProps extends CodePhone {
  /** Hours for which withdrawals to the account are held; null when the backend does not tell. */
  holdHours: number | null;
  onClose(): void;
}

/** Binds a company's bank account by company, bank, branch, number and code. */
export function BindCompanyDialog({ holdHours, onClose, ...phone }: BindCompanyDialogProps) {
  const binding = useMutate(BindCompanyAccountDocument, {
    success: "绑定成功",
    changes: ["Customer"],
    onDone: onClose,
    onRefused: (refusal): boolean =>
      isAboutCode(refusal)
        ? form.refuse("code", refusal.message)
        : form.refuseNamed(refusal) || form.refuse("account", refusal.message),
  });
  const form = useForm({
    initial: { company: "", bank: "", branch: "", account: "", code: "" },
    keptAs: "company-account",
    unkept: ["code"],
    check: ({ account, ...names }) => companyAccountIssues({ ...names, account: toHalfWidth(account) }),
    send: ({ account, code, ...names }) =>
      binding.send({ input: { ...names, account: plainBankAccount(toHalfWidth(account)), code } }),
    isPending: binding.isPending,
  });
  return (
    <CodeDialog
      title="绑定对公账户"
      submitLabel="绑定"
      form={form}
      {...phone}
      hint={heldHint(holdHours)}
      onClose={onClose}
    >
      <TextField
        {...form.text("company")}
        label="企业名称"
        isRequired
        autoComplete="organization"
        maxLength={MAX_COMPANY}
        description="须与营业执照和银行开户名一致，否则无法打款"
      />
      <TextField
        {...form.text("bank")}
        label="开户银行"
        isRequired
        autoComplete="off"
        maxLength={MAX_BANK}
        placeholder="如：招商银行"
      />
      <TextField
        {...form.text("branch")}
        label="开户支行"
        isRequired
        autoComplete="off"
        maxLength={MAX_BRANCH}
        placeholder="如：杭州分行城西支行"
      />
      <TextField
        {...form.text("account")}
        label="银行账号"
        isRequired
        inputMode="numeric"
        autoComplete="off"
        maxLength={MAX_BANK_ACCOUNT}
      />
    </CodeDialog>
  );
}
