import { forgetCustomer } from "~/features/account/forget-customer";
import { CodeDialog } from "~/features/payout-accounts/code-dialog";
import type { CodePhone } from "~/features/payout-accounts/code-part";
import styles from "~/features/payout-accounts/payout-accounts.module.css";
import { useForm } from "~/lib/form/use-form";
import { useMutate } from "~/lib/graphql/use-mutate";
import { CloseAccountDocument } from "./personal-data-queries";

/** Closes the account for good, with a code (security.md S47, S19). The home page then confirms it. */
export function CloseAccountDialog({ onClose, ...phone }: CodePhone & { onClose(): void }) {
  const closing = useMutate(CloseAccountDocument, {
    isFinal: true,
    changes: ["AccountClosingBlocker"],
    onStale: onClose,
    onDone() {
      forgetCustomer("closed");
      window.location.replace("/");
    },
    onRefused: ({ message }): true => form.refuse("code", message),
  });
  const form = useForm({
    initial: { code: "" },
    send: ({ code }) => closing.send({ code }),
    isPending: closing.isPending,
  });
  return (
    <CodeDialog
      title="注销账户"
      submitLabel="确认注销"
      submitVariant="danger"
      form={form}
      {...phone}
      why="为确认是您本人"
      onClose={onClose}
    >
      <p className={styles.words}>
        注销后立即退出所有设备，不能恢复。商品库、常用收货人、模板、消息等全部删除；订单和资金记录依法保存三年，不再显示您的姓名和手机号。
      </p>
    </CodeDialog>
  );
}
