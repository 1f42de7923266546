import { isAboutCode } from "~/features/account-safety/refused-code";
import { first } from "~/lib/form/field-issue";
import { useForm } from "~/lib/form/use-form";
import { useMutate } from "~/lib/graphql/use-mutate";
import { TextField } from "~/ui/fields/text-field";
import { toHalfWidth } from "../../../schema/rules/phone";
import {
  alipayAccountIssue,
  MAX_PAYOUT_ACCOUNT,
  MAX_REAL_NAME,
  plainRealName,
  realNameIssue,
} from "../../../schema/rules/wallet/withdrawal";
import { BindAlipayDocument } from "./binding-queries";
import { CodeDialog, heldHint } from "./code-dialog";
import type { CodePhone } from "./code-part";

interface BindAlipayDialogProps extends CodePhone {
  /** Hours for which withdrawals to the account are held; null when the backend does not tell. */
  holdHours: number | null;
  onClose(): void;
}

/** Binds an account of Alipay by account, real name and code (SAFE-06). */
export function BindAlipayDialog({ holdHours, onClose, ...phone }: BindAlipayDialogProps) {
  const binding = useMutate(BindAlipayDocument, {
    success: "绑定成功",
    changes: ["Customer"],
    onDone: onClose,
    onRefused: (refusal): boolean =>
      isAboutCode(refusal)
        ? form.refuse("code", refusal.message)
        : form.refuseNamed(refusal) || form.refuse("account", refusal.message),
  });
  const form = useForm({
    initial: { account: "", realName: "", code: "" },
    keptAs: "alipay-account",
    unkept: ["code"],
    check({ account, realName }) {
      const accountIssue = alipayAccountIssue(toHalfWidth(account));
      const nameIssue = realNameIssue(realName);
      return [
        ...first(accountIssue === null ? null : { field: "account" as const, message: accountIssue }),
        ...first(nameIssue === null ? null : { field: "realName" as const, message: nameIssue }),
      ];
    },
    send: ({ account, realName, code }) =>
      binding.send({
        input: { account: toHalfWidth(account).trim(), realName: plainRealName(realName), code },
      }),
    isPending: binding.isPending,
  });
  return (
    <CodeDialog
      title="绑定支付宝"
      submitLabel="绑定"
      form={form}
      {...phone}
      hint={heldHint(holdHours)}
      onClose={onClose}
    >
      <TextField
        {...form.text("account")}
        label="支付宝账号"
        isRequired
        autoComplete="off"
        maxLength={MAX_PAYOUT_ACCOUNT}
        placeholder="手机号或邮箱"
      />
      <TextField
        {...form.text("realName")}
        label="真实姓名"
        isRequired
        autoComplete="name"
        maxLength={MAX_REAL_NAME}
        description="须与支付宝实名一致，否则无法打款"
      />
    </CodeDialog>
  );
}
