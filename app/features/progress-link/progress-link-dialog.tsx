import { type ReactNode, useState } from "react";
import { ReadFailure } from "~/features/site/read-failure";
import { useMutate } from "~/lib/graphql/use-mutate";
import { useRead } from "~/lib/graphql/use-read";
import { drawQrCode } from "~/lib/qr-code";
import { Button } from "~/ui/buttons/button";
import { Copyable } from "~/ui/buttons/copyable";
import { ConfirmDialog } from "~/ui/dialogs/confirm-dialog";
import { Dialog } from "~/ui/dialogs/dialog";
import { Skeleton } from "~/ui/feedback/skeleton";
import { Checkbox } from "~/ui/fields/checkbox";
import { QrCode } from "~/ui/media/qr-code";
import styles from "./progress-link.module.css";
import {
  CreateProgressLinkDocument,
  ProgressLinkDocument,
  RevokeProgressLinkDocument,
  TextProgressLinkDocument,
} from "./progress-link-queries";

interface ProgressLinkDialogProps {
  orderId: string;
  onClose(): void;
}

/** The link to an order's progress: create it, copy or scan it, and revoke it. */
export function ProgressLinkDialog({ orderId, onClose }: ProgressLinkDialogProps) {
  const { status, data, failure, reload } = useRead(
    ProgressLinkDocument,
    { orderId },
    { pick: ({ progressLink }) => progressLink, about: ["ProgressLink"], requestPolicy: "network-only" },
  );
  return (
    <Dialog title="客户进度链接" size="sm" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className={styles.dialog}>
        <p className={styles.about}>
          收货客户打开链接即可查看安装进度、预约时间和师傅，无需登录。页面不显示价格、电话和详细地址。
        </p>
        {status === "failed" ? (
          <ReadFailure what="链接" why={failure} onRetry={reload} />
        ) : data === null ? (
          <Skeleton lines={3} height={40} />
        ) : data.path === null ? (
          <CreateLink orderId={orderId} canText={data.canText} />
        ) : (
          <Link orderId={orderId} address={`${window.location.origin}${data.path}`}>
            <TextLink orderId={orderId} {...data} />
          </Link>
        )}
      </div>
    </Dialog>
  );
}

const TEXTED = "短信已提交发送";

function CreateLink({ orderId, canText }: { orderId: string; canText: boolean }) {
  const [isWithText, setWithText] = useState(false);
  const creating = useMutate(CreateProgressLinkDocument, { changes: ["ProgressLink"] });
  const texting = useMutate(TextProgressLinkDocument, { changes: ["ProgressLink"], success: TEXTED });
  const isPending = creating.isPending || texting.isPending;
  return (
    <>
      {canText ? (
        <Checkbox isSelected={isWithText} onChange={setWithText}>
          同时把链接用短信发给收货客户
          <span className={styles.says}>{TEXT_RULE}</span>
        </Checkbox>
      ) : null}
      <Button
        variant="primary"
        autoFocus
        isPending={isPending}
        onPress={() => void (isWithText ? texting : creating).send({ orderId })}
      >
        {isWithText ? "生成并发送" : "生成链接"}
      </Button>
    </>
  );
}

const TEXT_RULE = "每个链接给同一手机号发送一次，夜间提交的早上 8 点发送。";

/** Sends the link by SMS, once per link and phone; nothing when this is impossible (ux.md U64). */
function TextLink({ orderId, canText, isTexted }: { orderId: string; canText: boolean; isTexted: boolean }) {
  const { isPending, send } = useMutate(TextProgressLinkDocument, {
    changes: ["ProgressLink"],
    success: TEXTED,
  });
  if (isTexted)
    return (
      <div>
        <p className={styles.about}>已安排短信发送给收货客户，每个链接给同一手机号发送一次。</p>
        <p className={styles.says}>短信发出后如修改收货电话，此链接会停用，请重新发送。</p>
      </div>
    );
  if (!canText) return null;
  return (
    <div>
      <Button isPending={isPending} onPress={() => void send({ orderId })}>
        短信发给收货客户
      </Button>
      <p className={styles.says}>{TEXT_RULE}</p>
    </div>
  );
}

function Link({ orderId, address, children }: { orderId: string; address: string; children: ReactNode }) {
  const [isAsking, setAsking] = useState(false);
  const { isPending, send } = useMutate(RevokeProgressLinkDocument, {
    changes: ["ProgressLink"],
    success: "链接已停用",
    onDone: () => setAsking(false),
  });
  return (
    <>
      <div className={styles.code}>
        <QrCode code={drawQrCode(address)} label="扫码查看订单进度" />
      </div>
      <p className={styles.address}>
        <Copyable value={address} label="进度链接" />
      </p>
      {children}
      <div className={styles.actions}>
        <a className={styles.open} href={address} target="_blank" rel="noopener noreferrer">
          预览客户看到的页面（新窗口）
        </a>
        <Button size="sm" variant="ghost" onPress={() => setAsking(true)}>
          停用链接
        </Button>
      </div>
      <ConfirmDialog
        title="停用链接"
        message="停用后，已发出的链接和二维码将无法打开。之后可以重新生成，但地址会不同。"
        confirmLabel="停用"
        isDanger
        isOpen={isAsking}
        isPending={isPending}
        onOpenChange={setAsking}
        onConfirm={() => void send({ orderId })}
      />
    </>
  );
}
