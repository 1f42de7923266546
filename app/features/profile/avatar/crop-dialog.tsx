import { useEffect, useRef, useState } from "react";
import { uploadFile } from "~/features/uploads/upload-file";
import { useMutate } from "~/lib/graphql/use-mutate";
import { useLatest } from "~/lib/use-latest";
import { Button } from "~/ui/buttons/button";
import { Dialog } from "~/ui/dialogs/dialog";
import { Skeleton } from "~/ui/feedback/skeleton";
import { toast } from "~/ui/feedback/toast";
import { ChangeProfileDocument } from "../profile-mutation";
import { type Crop, WHOLE } from "./crop";
import { CropSquare } from "./crop-square";
import { drawAvatar } from "./draw-avatar";

interface CropDialogProps {
  file: File;
  onClose(): void;
  /** Called when the browser cannot read the file as a picture. */
  onUnreadable(message: string): void;
}

/** Crops a chosen picture to a square, and saves it as the avatar (SET-01). */
export function CropDialog({ file, onClose, onUnreadable }: CropDialogProps) {
  const picture = usePicture(file, () => onUnreadable("图片无法读取，请换一张 jpg 或 png 图片"));
  const [crop, setCrop] = useState<Crop>(WHOLE);
  const [isSending, setSending] = useState(false);
  const upload = useRef<AbortController | null>(null);
  useEffect(() => () => upload.current?.abort(), []);
  const saving = useMutate(ChangeProfileDocument, {
    success: "头像已更新",
    changes: ["Customer"],
    isFinal: true,
    onDone: onClose,
  });
  const isPending = isSending || saving.isPending;

  const save = async () => {
    if (!picture || isPending) return;
    setSending(true);
    upload.current = new AbortController();
    const { signal } = upload.current;
    try {
      const { url } = await uploadFile(await drawAvatar(picture, crop), {
        signal,
        onProgress: () => undefined,
      });
      await saving.send({ input: { avatarUrl: url } });
    } catch (error) {
      if (!signal.aborted) toast.error(error instanceof Error ? error.message : "上传失败，请重试");
    } finally {
      if (!signal.aborted) setSending(false);
    }
  };

  return (
    <Dialog
      title="裁剪头像"
      size="sm"
      isOpen
      isDismissable={false}
      onOpenChange={() => {
        if (!isPending) onClose();
      }}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            取消
          </Button>
          <Button
            variant="primary"
            isPending={isPending}
            isDisabled={picture === null}
            onPress={() => void save()}
          >
            保存头像
          </Button>
        </>
      }
    >
      {picture ? (
        <CropSquare picture={picture} file={file} crop={crop} onChange={setCrop} />
      ) : (
        <Skeleton lines={1} height={280} />
      )}
    </Dialog>
  );
}

/** The picture of a file, upright; null until it is read. */
function usePicture(file: File, onUnreadable: () => void): ImageBitmap | null {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const refuse = useLatest(onUnreadable);
  useEffect(() => {
    let read: ImageBitmap | null = null;
    let isGone = false;
    createImageBitmap(file, { imageOrientation: "from-image" }).then(
      (bitmap) => {
        if (isGone) return bitmap.close();
        read = bitmap;
        setPicture(bitmap);
      },
      () => {
        if (!isGone) refuse.current();
      },
    );
    return () => {
      isGone = true;
      read?.close();
    };
  }, [file]);
  return picture;
}
