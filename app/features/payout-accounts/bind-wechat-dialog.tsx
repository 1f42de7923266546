import { useEffect, useRef, useState } from "react";
import { usePayPoll } from "~/features/payment/provider/use-pay-poll";
import { useForm } from "~/lib/form/use-form";
import { announceChanges } from "~/lib/graphql/page-client";
import { useMutate } from "~/lib/graphql/use-mutate";
import { drawQrCode } from "~/lib/qr-code";
import { Button } from "~/ui/buttons/button";
import { Dialog } from "~/ui/dialogs/dialog";
import { toast } from "~/ui/feedback/toast";
import { QrCode } from "~/ui/media/qr-code";
import { BindWechatDocument, isWechatBound } from "./binding-queries";
import { CodeDialog, heldHint } from "./code-dialog";
import type { CodePhone } from "./code-part";
import styles from "./payout-accounts.module.css";

interface BindWechatDialogProps extends CodePhone {
  /** Hours for which withdrawals to the account are held; null when the backend does not tell. */
  holdHours: number | null;
  onClose(): void;
}

/**
 * Binds WeChat: first the SMS code, then a code to scan, until the nickname is known (SAFE-07, SAFE-08). An
 * account that is bound before the code to scan is shown was bound elsewhere, for example in another tab:
 * this is said, and is no success of this dialog.
 */
export function BindWechatDialog({ onClose, ...phone }: BindWechatDialogProps) {
  const [content, setContent] = useState<string | null>(null);
  const isShown = useRef(true);
  const endIfBound = async (): Promise<boolean> => {
    // Without an answer it goes on: binding replaces what is bound.
    const isBound = await isWechatBound().catch(() => false);
    if (!isBound || !isShown.current) return isBound;
    toast.info("微信账号已绑定，无需重复绑定");
    announceChanges(["Customer"]);
    onClose();
    return true;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    isShown.current = true;
    void endIfBound();
    return () => {
      isShown.current = false;
    };
  }, []);
  const show = async (made: string) => {
    if (!(await endIfBound())) setContent(made);
  };
  return content === null ? (
    <CodeStep {...phone} onBegun={show} onClose={onClose} />
  ) : (
    <ScanStep content={content} onAgain={() => setContent(null)} onClose={onClose} />
  );
}

function CodeStep({
  holdHours,
  onBegun,
  onClose,
  ...phone
}: BindWechatDialogProps & { onBegun(content: string): void }) {
  const binding = useMutate(BindWechatDocument, {
    isFinal: true,
    onDone: ({ content }) => onBegun(content),
    onRefused: ({ message }): true => form.refuse("code", message),
  });
  const form = useForm({
    initial: { code: "" },
    send: ({ code }) => binding.send({ code }),
    isPending: binding.isPending,
  });
  return (
    <CodeDialog
      title="绑定微信"
      submitLabel="下一步"
      form={form}
      {...phone}
      hint={`下一步用要收款的微信扫码。${heldHint(holdHours) ?? ""}`}
      onClose={onClose}
    />
  );
}

const ASK_EVERY_MS = 1_000;

interface ScanStepProps {
  /** Text of the code. */
  content: string;
  onAgain(): void;
  onClose(): void;
}

/** The code to scan, until the account is bound (SAFE-07, SAFE-08). */
export function ScanStep({ content, onAgain, onClose }: ScanStepProps) {
  const [isOpen, setOpen] = useState(true);
  usePayPoll({
    isActive: isOpen,
    everyMs: ASK_EVERY_MS,
    check: async () => ((await isWechatBound()) ? "paid" : "waiting"),
    onDecided() {
      setOpen(false);
      toast.success("绑定成功");
      announceChanges(["Customer"]);
      onClose();
    },
  });
  return (
    <Dialog
      title="绑定微信"
      size="sm"
      isOpen={isOpen}
      isDismissable={false}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onAgain}>重新获取</Button>
          <Button onPress={onClose}>关闭</Button>
        </>
      }
    >
      <div className={styles.scan}>
        <QrCode code={drawQrCode(content)} label="绑定微信的二维码" />
        <p>请用要收款的微信扫一扫，并在微信中确认</p>
        <p className={styles.hint}>二维码5分钟内有效，绑定成功后本页会自动更新</p>
        {__SANDBOX__ ? (
          <p className={styles.hint}>
            没有手机？
            <a href={content} target="_blank" rel="noopener">
              模拟微信扫码
            </a>
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}
