import { CodeDialog } from "~/features/payout-accounts/code-dialog";
import type { CodePhone } from "~/features/payout-accounts/code-part";
import { useForm } from "~/lib/form/use-form";
import { useMutate } from "~/lib/graphql/use-mutate";
import { API_KEY_OVERLAP_HOURS } from "../../../schema/rules/account/api-keys";
import styles from "./developer.module.css";
import { RotateApiKeyDocument } from "./developer-queries";

interface RotateKeyDialogProps extends CodePhone {
  keyId: string;
  name: string;
  /** The new secret is shown now or never. */
  onMade(secret: string): void;
  onClose(): void;
}

/** Gives a key another secret, with a code (ux.md U70, security.md S19). */
export function RotateKeyDialog({ keyId, name, onMade, onClose, ...phone }: RotateKeyDialogProps) {
  const rotating = useMutate(RotateApiKeyDocument, {
    changes: ["ApiKey"],
    onDone: ({ secret }) => onMade(secret),
    onStale: onClose,
    onRefused: ({ message }): true => form.refuse("code", message),
  });
  const form = useForm({
    initial: { code: "" },
    send: ({ code }) => rotating.send({ keyId, code }),
    isPending: rotating.isPending,
  });
  return (
    <CodeDialog
      title="更换密钥"
      submitLabel="更换密钥"
      form={form}
      {...phone}
      why="为确认是您本人"
      onClose={onClose}
    >
      <p className={styles.words}>
        “{name}”会得到新的密钥，旧密钥 {API_KEY_OVERLAP_HOURS}{" "}
        小时后失效，请在此之前换到您的程序里。密钥已经泄露时，请直接停用。
      </p>
    </CodeDialog>
  );
}
