import { CodeDialog } from "~/features/payout-accounts/code-dialog";
import type { CodePhone } from "~/features/payout-accounts/code-part";
import styles from "~/features/payout-accounts/payout-accounts.module.css";
import { useForm } from "~/lib/form/use-form";
import { useMutate } from "~/lib/graphql/use-mutate";
import { EXPORT_KEPT_DAYS } from "../../../schema/rules/account/personal-data";
import { RequestDataExportDocument } from "./personal-data-queries";

/** Requests a copy of all data, with a code (security.md S47, S19). */
export function ExportDialog({ onClose, ...phone }: CodePhone & { onClose(): void }) {
  const asking = useMutate(RequestDataExportDocument, {
    success: "已开始整理，完成后会发消息告诉您",
    changes: ["PersonalData"],
    onDone: onClose,
    onRefused: ({ message }): true => form.refuse("code", message),
  });
  const form = useForm({
    initial: { code: "" },
    send: ({ code }) => asking.send({ code }),
    isPending: asking.isPending,
  });
  return (
    <CodeDialog
      title="导出我的数据"
      submitLabel="开始导出"
      form={form}
      {...phone}
      why="为确认是您本人"
      onClose={onClose}
    >
      <p className={styles.words}>
        文件里有您的资料、订单、资金记录和上传的图片，整理好后保留 {EXPORT_KEPT_DAYS}{" "}
        天，只有您登录后才能下载。请不要在公用电脑上下载。
      </p>
    </CodeDialog>
  );
}
