import { useEffect, useState } from "react";
import { Button } from "~/ui/buttons/button";
import { Dialog } from "~/ui/dialogs/dialog";
import { Notice } from "~/ui/feedback/notice";
import { toast } from "~/ui/feedback/toast";
import { downloadFile, EXPORT_FAILED, type ExportProgress, ExportRefused, saveFile } from "./download-file";
import styles from "./export-dialog.module.css";

export interface ExportedRows {
  /** Address of the file. */
  href: string;
  /** Title of the dialog, such as 导出订单. */
  title: string;
  /** Unit of its rows, such as 单. */
  unit: string;
}

interface ExportDialogProps extends ExportedRows {
  onClose: () => void;
}

const NOTHING_YET: ExportProgress = { rows: null, part: null, bytes: 0 };

/** Downloads the rows of a list as a workbook: progress, 取消, and 重试 after a failure (LIST-41, ux.md U8). */
export function ExportDialog({ href, title, unit, onClose }: ExportDialogProps) {
  const [attempt, setAttempt] = useState(1);
  const [progress, setProgress] = useState(NOTHING_YET);
  const [failure, setFailure] = useState<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt exports what was listed when it began
  useEffect(() => {
    const abort = new AbortController();
    setFailure(null);
    setProgress(NOTHING_YET);
    downloadFile(href, { signal: abort.signal, onProgress: setProgress }).then(
      (file) => {
        saveFile(file);
        toast.success(`已导出 ${file.name}`);
        onClose();
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        setFailure(error instanceof ExportRefused ? error.message : EXPORT_FAILED);
      },
    );
    return () => abort.abort();
  }, [attempt]);

  const { rows, part } = progress;
  return (
    <Dialog
      title={title}
      size="sm"
      isOpen
      isDismissable={false}
      onOpenChange={onClose}
      footer={
        failure === null ? (
          <Button onPress={onClose}>取消</Button>
        ) : (
          <>
            <Button onPress={onClose}>关闭</Button>
            <Button variant="primary" onPress={() => setAttempt(attempt + 1)}>
              重试
            </Button>
          </>
        )
      }
    >
      {failure === null ? (
        <div className={styles.progress}>
          <progress
            className={styles.bar}
            aria-label="导出进度"
            {...(part === null ? {} : { value: part, max: 1 })}
          />
          <p>{rows === null ? "正在准备文件…" : `共 ${rows} ${unit}，已下载 ${sizeText(progress.bytes)}`}</p>
        </div>
      ) : (
        <Notice tone="danger">{failure}</Notice>
      )}
    </Dialog>
  );
}

function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
