import { useEffect, useId, useRef, useState } from "react";
import { UploadFailure } from "~/features/uploads/upload-file";
import type { OrderType } from "~/gql/graphql";
import { NETWORK_FAILURE_TEXT } from "~/lib/graphql/failure-text";
import { Button } from "~/ui/buttons/button";
import { classNames } from "~/ui/class-names";
import { Notice } from "~/ui/feedback/notice";
import { Upload } from "~/ui/icons";
import { FileInput } from "~/ui/uploads/file-input";
import { useFileDrop } from "~/ui/uploads/use-file-drop";
import { SHEET_EXTENSIONS } from "../../../../schema/rules/imports/order-import";
import styles from "./batch-start.module.css";
import { sendSheet, sheetIssue } from "./send-sheet";

interface SheetUploadProps {
  /** Null while none is chosen (BATCH-01). */
  category: { id: string; name: string } | null;
  /** Order type of its rows. */
  orderType: OrderType;
  /** Shows that a category must be chosen first. */
  onCategoryMissing(): void;
  onImported(importId: string): void;
}

type State =
  | { phase: "idle" }
  | { phase: "sending"; name: string; fraction: number }
  | { phase: "failed"; message: string; file: File | null };

/** Uploads a filled-in table: chosen or dropped, with progress, cancelling and retry (BATCH-04). */
export function SheetUpload({ category, orderType, onCategoryMissing, onImported }: SheetUploadProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController | null>(null);
  const [state, setState] = useState<State>({ phase: "idle" });
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File) => {
    if (!category) return onCategoryMissing();
    if (state.phase === "sending") return;
    const issue = sheetIssue(file);
    if (issue) return setState({ phase: "failed", message: issue, file: null });
    const abort = new AbortController();
    running.current = abort;
    setState({ phase: "sending", name: file.name, fraction: 0 });
    try {
      const onProgress = (fraction: number) => setState({ phase: "sending", name: file.name, fraction });
      const importId = await sendSheet(file, { category, orderType, onProgress, signal: abort.signal });
      onImported(importId);
    } catch (error) {
      if (abort.signal.aborted) return setState({ phase: "idle" });
      const message = error instanceof UploadFailure ? error.message : NETWORK_FAILURE_TEXT;
      setState({ phase: "failed", message, file });
    }
  };
  const take = ([file]: FileList) => {
    if (file) void send(file);
  };
  const { isOver, dropProps } = useFileDrop(take);
  const isSending = state.phase === "sending";
  return (
    <div className={styles.upload}>
      <FileInput
        ref={input}
        accept={SHEET_EXTENSIONS.map((one) => `.${one}`).join(",")}
        aria-labelledby={id}
        onFiles={take}
      />
      <div className={classNames(styles.zone, isOver && styles.over)} {...dropProps}>
        {isSending ? (
          <>
            <p id={id} role="status">
              {state.fraction < 1 ? `正在上传 ${state.name}` : `正在检查 ${state.name} 的每一行并识别地址…`}
            </p>
            <progress
              className={styles.bar}
              aria-label="上传进度"
              {...(state.fraction < 1 ? { value: state.fraction, max: 1 } : {})}
            />
            <Button size="sm" onPress={() => running.current?.abort()}>
              取消
            </Button>
          </>
        ) : (
          <>
            <Upload size={20} />
            <p id={id}>把填好的表格拖到这里，或选择文件</p>
            <Button
              variant="primary"
              onPress={() => (category ? input.current?.click() : onCategoryMissing())}
            >
              选择文件
            </Button>
            <p className={styles.hint}>
              xlsx、xls、csv，不超过 10MB、5000 行；淘宝、拼多多、京东、抖音、聚水潭导出的表格可直接上传
            </p>
          </>
        )}
      </div>
      {state.phase === "failed" ? (
        <Notice
          tone="danger"
          action={
            state.file ? (
              <Button size="sm" onPress={() => state.file && void send(state.file)}>
                重试
              </Button>
            ) : null
          }
        >
          {state.message}
        </Notice>
      ) : null}
    </div>
  );
}
