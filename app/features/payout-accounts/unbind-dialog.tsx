import { useForm } from "~/lib/form/use-form";
import { useMutate } from "~/lib/graphql/use-mutate";
import { HOLD_HOURS, PAYOUT_WAY_NAMES, type PayoutWay } from "../../../schema/rules/wallet/withdrawal";
import { UnbindDocument } from "./binding-queries";
import { CodeDialog } from "./code-dialog";
import type { CodePhone } from "./code-part";
import styles from "./payout-accounts.module.css";

interface UnbindDialogProps extends CodePhone {
  payWay: PayoutWay;
  /** What is bound, as it may be shown. */
  account: string;
  onClose(): void;
}

/** Takes a binding away, with a code (SAFE-09). */
export function UnbindDialog({ payWay, account, onClose, ...phone }: UnbindDialogProps) {
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
        解绑后不能再提现到 {account}，正在处理的提现不受影响。重新绑定后，{HOLD_HOURS}小时内暂不能提现。
      </p>
    </CodeDialog>
  );
}
