import { useForm } from "~/lib/form/use-form";
import { useMutate } from "~/lib/graphql/use-mutate";
import { PAYOUT_WAY_NAMES, type PayoutWay } from "../../../schema/rules/wallet/withdrawal";
import { UnbindDocument } from "./binding-queries";
import { CodeDialog } from "./code-dialog";
import type { CodePhone } from "./code-part";
import styles from "./payout-accounts.module.css";

interface UnbindDialogProps extends CodePhone {
  payWay: PayoutWay;
  /** The bound account, in its shown form. */
  account: string;
  /** Hours for which withdrawals to a new account are held; null when the backend does not tell. */
  holdHours: number | null;
  onClose(): void;
}

/** Deletes a binding, with a code (SAFE-09). */
export function UnbindDialog({ payWay, account, holdHours, onClose, ...phone }: UnbindDialogProps) {
  const name = PAYOUT_WAY_NAMES[payWay];
  const unbinding = useMutate(UnbindDocument, {
    success: "操作成功!",
    changes: ["Customer"],
    onDone: onClose,
    onRefused: ({ message }): true => form.refuse("code", message),
  });
  const form = useForm({
    initial: { code: "" },
    send: ({ code }) => unbinding.send({ payWay, code }),
    isPending: unbinding.isPending,
  });
  return (
    <CodeDialog
      title={`解绑${name}`}
      submitLabel="解绑"
      submitVariant="danger"
      form={form}
      {...phone}
      onClose={onClose}
    >
      <p className={styles.words}>
        解绑后不能再提现到 {account}，正在处理的提现不受影响。
        {holdHours ? `重新绑定后，${holdHours}小时内暂不能提现到该账户。` : null}
      </p>
    </CodeDialog>
  );
}
