import { useEffect, useRef, useState } from "react";
import { useMutate } from "~/lib/graphql/use-mutate";
import { drawQrCode } from "~/lib/qr-code";
import { Button } from "~/ui/buttons/button";
import { Copyable } from "~/ui/buttons/copyable";
import { Dialog } from "~/ui/dialogs/dialog";
import { ErrorState } from "~/ui/feedback/error-state";
import { Notice } from "~/ui/feedback/notice";
import { Skeleton } from "~/ui/feedback/skeleton";
import { toast } from "~/ui/feedback/toast";
import { QrCode } from "~/ui/media/qr-code";
import { Countdown } from "~/ui/values/countdown";
import { UPLOAD_LINK_MS } from "../../../schema/rules/files/upload-link";
import styles from "./phone-upload.module.css";
import { CreateUploadLinkDocument } from "./phone-upload-queries";
import { useHandedPictures } from "./use-handed-pictures";

interface PhoneUploadDialogProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  /** The most pictures that the field takes now. */
  count: number;
  onPicture(url: string): void;
}

/**
 * A code that a phone scans to send pictures into a field; the link ends when the dialog is closed
 * (ux.md U22, decision 043).
 */
export function PhoneUploadDialog({ isOpen, onOpenChange, ...props }: PhoneUploadDialogProps) {
  return (
    <Dialog title="用手机上传图片" size="sm" isOpen={isOpen} onOpenChange={onOpenChange}>
      <PhoneUpload {...props} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

type PhoneUploadProps = Pick<PhoneUploadDialogProps, "count" | "onPicture"> & { onClose(): void };

interface Link {
  id: string;
  path: string;
  expiresAt: string;
}

function PhoneUpload({ count, onPicture, onClose }: PhoneUploadProps) {
  const [link, setLink] = useState<Link | null>(null);
  const [received, setReceived] = useState(0);
  /** The same number without waiting for a rendering, for pictures that arrive together. */
  const total = useRef(0);
  const { isPending, send } = useMutate(CreateUploadLinkDocument, {
    onDone: (answer) => setLink("path" in answer ? answer : null),
  });
  const isAsked = useRef(false);
  const create = () => {
    setLink(null);
    void send({ count: count - total.current });
  };
  // Only once, although the functions are new in every render.
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    create();
  });

  const take = (url: string) => {
    onPicture(url);
    total.current += 1;
    setReceived(total.current);
    if (total.current < count) return;
    toast.success("已收到手机上传的图片");
    onClose();
  };

  return (
    <div className={styles.dialog}>
      <p className={styles.about}>
        用手机扫码，拍照或从相册选择图片，无需登录。传好的图片会自动出现在表单里。
      </p>
      {link ? (
        <OpenLink key={link.id} link={link} received={received} onPicture={take} onRenew={create} />
      ) : isPending || !isAsked.current ? (
        <Skeleton lines={1} height={240} />
      ) : (
        <ErrorState title="二维码生成失败" onRetry={create} />
      )}
    </div>
  );
}

interface OpenLinkProps {
  link: Link;
  /** Number of received pictures. */
  received: number;
  onPicture(url: string): void;
  onRenew(): void;
}

function OpenLink({ link, received, onPicture, onRenew }: OpenLinkProps) {
  const [isLate, setLate] = useState(false);
  const isOver = useHandedPictures(link.id, onPicture) || isLate;
  if (isOver) {
    return (
      <Notice
        tone="warning"
        action={
          <Button size="sm" autoFocus onPress={onRenew}>
            重新生成
          </Button>
        }
      >
        二维码已失效
      </Notice>
    );
  }
  const address = `${window.location.origin}${link.path}`;
  const madeAt = new Date(Date.parse(link.expiresAt) - UPLOAD_LINK_MS).toISOString();
  return (
    <>
      <div className={styles.code}>
        <QrCode code={drawQrCode(address)} label="扫码用手机上传图片" />
      </div>
      <p className={styles.state}>
        <span role="status">{received > 0 ? `已收到 ${received} 张，` : ""}等待手机上传</span>，有效时间{" "}
        <Countdown until={link.expiresAt} serverNow={madeAt} onEnd={() => setLate(true)} />
      </p>
      <p className={styles.address}>
        <Copyable value={address} label="传图链接" />
      </p>
      <p className={styles.note}>拿到二维码或链接的人都能传图，请勿发给无关的人。关闭此窗口后立即失效。</p>
    </>
  );
}
