import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "../buttons/button";
import { IconButton } from "../buttons/icon-button";
import { classNames } from "../class-names";
import { describedBy, FieldErrorLine, LabelText } from "../fields/field";
import fieldStyles from "../fields/field.module.css";
import { RotateCcw, Trash2, Upload, X } from "../icons";
import { VideoPreview } from "../media/video-preview";
import { FileInput } from "./file-input";
import { UploadFailure } from "./upload-failure";
import styles from "./upload-field.module.css";
import { useFileDrop } from "./use-file-drop";
import { type UploadFunction, useUpload } from "./use-upload";

interface UploadFieldProps {
  kind: "image" | "video";
  label: string;
  id?: string;
  /** Address of the stored file, null when there is none. */
  value: string | null;
  onChange: (url: string | null) => void;
  upload: UploadFunction;
  /** Why a file is refused before it is sent, or null. */
  check?: (file: File) => string | null;
  /** Called when an upload begins and when it ends: a file that is being sent is not in `value`. */
  onSendingChange?: (isSending: boolean) => void;
  error?: string | null;
  isRequired?: boolean;
  hint?: string;
  /** Another way to fill it in, below the zone. */
  otherWay?: ReactNode;
}

const ACCEPT = { image: "image/jpeg,image/png", video: "video/mp4" };
const NOUN = { image: "图片", video: "视频" };

/**
 * A field for one picture or video: choose, drop or paste; progress, cancel, retry, preview, remove. What was removed
 * can come back until another file takes its place (ux.md U37).
 */
export function UploadField(props: UploadFieldProps) {
  const { kind, label, value, onChange, onSendingChange, hint } = props;
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const inputRef = useRef<HTMLInputElement>(null);
  // It is still stored, and can come back until another file takes its place.
  const [removed, setRemoved] = useState<string | null>(null);
  useEffect(() => {
    if (value) setRemoved(null);
  }, [value]);
  const { state, start, retry, reset } = useUpload({
    upload: props.upload,
    check: props.check,
    onDone: onChange,
  });
  const isSending = state.phase === "sending";
  useEffect(() => onSendingChange?.(isSending), [isSending, onSendingChange]);
  const error = state.phase === "failed" ? state.message : props.error;

  const take = ([file]: FileList) => {
    if (file) start(file);
  };
  const { isOver, dropProps } = useFileDrop(take);
  const choose = () => inputRef.current?.click();
  const remove = () => {
    setRemoved(value);
    onChange(null);
  };
  const restore = () => {
    reset();
    onChange(removed);
  };

  return (
    <div className={fieldStyles.field}>
      <span className={fieldStyles.label} id={`${id}-label`}>
        <LabelText label={label} isRequired={props.isRequired} />
      </span>
      <FileInput ref={inputRef} accept={ACCEPT[kind]} aria-labelledby={`${id}-label`} onFiles={take} />
      <div
        className={classNames(styles.zone, isOver && styles.over)}
        data-invalid={error ? true : undefined}
        {...dropProps}
      >
        {state.phase === "sending" ? (
          <div className={styles.sending}>
            <Preview kind={kind} file={state.file} />
            <div className={styles.progress}>
              <span className={styles.name}>{state.file.name}</span>
              <progress
                className={styles.bar}
                max={1}
                value={state.fraction}
                aria-label={`${label}上传进度`}
              />
              <span>{Math.floor(state.fraction * 100)}%</span>
            </div>
            <IconButton label="取消上传" icon={<X size={16} />} onPress={reset} />
          </div>
        ) : value ? (
          <div className={styles.done}>
            {kind === "image" ? (
              <img className={styles.media} src={value} alt={`${label}预览`} />
            ) : (
              <VideoPreview className={styles.media} src={value} label={`${label}预览`} />
            )}
            <div className={styles.actions}>
              <Button size="sm" id={id} aria-describedby={`${id}-label`} onPress={choose}>
                更换
              </Button>
              <Button
                size="sm"
                variant="ghost"
                icon={<Trash2 size={16} />}
                aria-describedby={`${id}-label`}
                onPress={remove}
              >
                移除
              </Button>
            </div>
          </div>
        ) : (
          <button
            id={id}
            type="button"
            className={styles.empty}
            aria-labelledby={`${id}-label ${id}-call`}
            aria-describedby={describedBy(id, null, error)}
            onClick={choose}
          >
            <Upload size={20} />
            <span id={`${id}-call`}>选择{NOUN[kind]}，或拖放、粘贴到这里</span>
            {hint ? <span className={styles.hint}>{hint}</span> : null}
          </button>
        )}
      </div>
      {removed !== null && !value && !isSending ? (
        <div>
          <Button size="sm" variant="ghost" aria-describedby={`${id}-label`} onPress={restore}>
            撤销移除
          </Button>
        </div>
      ) : null}
      {state.phase === "failed" ? (
        <UploadFailure
          message={state.message}
          retry={
            state.canRetry ? (
              <Button size="sm" variant="ghost" icon={<RotateCcw size={16} />} onPress={retry}>
                重试
              </Button>
            ) : null
          }
          onClose={reset}
        />
      ) : null}
      {props.otherWay}
      <FieldErrorLine id={id} error={state.phase === "failed" ? null : props.error} />
    </div>
  );
}

/** Preview of the file being sent, from the visitor's own disk. */
function Preview({ kind, file }: { kind: "image" | "video"; file: File }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (kind !== "image") return;
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [kind, file]);
  return url ? <img className={styles.thumb} src={url} alt="" /> : <span className={styles.thumb} />;
}
