import { useEffect, useId, useRef, useState } from "react";
import { useLatest } from "~/lib/use-latest";
import { IconButton } from "../buttons/icon-button";
import { classNames } from "../class-names";
import { FieldErrorLine, LabelText } from "../fields/field";
import fieldStyles from "../fields/field.module.css";
import { Plus, RotateCcw, X } from "../icons";
import { FileInput } from "./file-input";
import styles from "./pictures-field.module.css";
import { UploadFailure } from "./upload-failure";
import { useFileDrop } from "./use-file-drop";
import type { UploadFunction } from "./use-upload";
import { useUploads } from "./use-uploads";

interface PicturesFieldProps {
  label: string;
  /** Addresses of the stored pictures. */
  value: readonly string[];
  onChange: (urls: string[]) => void;
  max: number;
  isRequired?: boolean;
  upload: UploadFunction;
  /** Why a file is refused before it is sent, or null. */
  check?: (file: File) => string | null;
  /** Called when the first upload begins and when the last one ends: files being sent are not in `value`. */
  onSendingChange?: (isSending: boolean) => void;
  error?: string | null;
}

/** Several pictures, chosen, dropped or pasted, each with its progress and a retry. */
export function PicturesField(props: PicturesFieldProps) {
  const { label, value, max, onSendingChange } = props;
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  /** Two uploads may end before the next render. */
  const latest = useLatest(value);
  const publish = (urls: string[]) => {
    latest.current = urls;
    props.onChange(urls);
  };
  const { uploads, isSending, start, retry, drop } = useUploads({
    upload: props.upload,
    check: props.check,
    onDone: (url) => publish([...latest.current, url].slice(0, max)),
  });
  useEffect(() => onSendingChange?.(isSending), [isSending, onSendingChange]);

  const sent = uploads.filter(({ failure }) => failure === null);
  const room = max - value.length - sent.length;
  const [surplus, setSurplus] = useState(0);
  const take = (files: FileList) => {
    const chosen = Array.from(files);
    // A file that is refused takes no place of another one.
    const good = chosen.filter((file) => (props.check?.(file) ?? null) === null);
    const left = new Set(good.slice(Math.max(0, room)));
    setSurplus(left.size);
    start(chosen.filter((file) => !left.has(file)));
  };
  const tooMany = surplus > 0 ? `最多上传${max}张图片，其余${surplus}张没有添加` : null;
  const { isOver, dropProps } = useFileDrop(take);

  return (
    <div className={fieldStyles.field}>
      <span className={fieldStyles.label} id={`${id}-label`}>
        <LabelText label={label} isRequired={props.isRequired} />
        <span className={styles.count}>
          {value.length} / {max}
        </span>
      </span>
      <FileInput
        ref={inputRef}
        accept="image/jpeg,image/png"
        multiple
        aria-labelledby={`${id}-label`}
        onFiles={take}
      />
      <div className={classNames(styles.tiles, isOver && styles.over)} {...dropProps}>
        {value.map((url, index) => (
          <div key={url} className={styles.tile}>
            <img src={url} alt={`${label} ${index + 1}`} />
            <span className={styles.remove}>
              <IconButton
                label={`移除${label} ${index + 1}`}
                icon={<X size={16} />}
                isRaised
                onPress={() => {
                  setSurplus(0);
                  publish(value.filter((other) => other !== url));
                }}
              />
            </span>
          </div>
        ))}
        {sent.map((upload) => (
          <div key={upload.id} className={classNames(styles.tile, styles.sending)}>
            <progress max={1} value={upload.fraction} aria-label={`${upload.file.name}上传进度`} />
            <span className={styles.remove}>
              <IconButton
                label={`取消上传${upload.file.name}`}
                icon={<X size={16} />}
                isRaised
                onPress={() => {
                  setSurplus(0);
                  drop(upload.id);
                }}
              />
            </span>
          </div>
        ))}
        {room > 0 ? (
          <button
            type="button"
            className={classNames(styles.tile, styles.add)}
            aria-labelledby={`${id}-add ${id}-label`}
            onClick={() => inputRef.current?.click()}
          >
            <Plus size={20} />
            <span id={`${id}-add`}>添加图片</span>
          </button>
        ) : null}
      </div>
      {uploads
        .filter(({ failure }) => failure !== null)
        .map((upload) => (
          <div key={upload.id} className={styles.failure}>
            <UploadFailure
              message={`${upload.file.name}：${upload.failure}`}
              retry={
                upload.canRetry && room > 0 ? (
                  <IconButton
                    label={`重试${upload.file.name}`}
                    icon={<RotateCcw size={16} />}
                    onPress={() => retry(upload)}
                  />
                ) : null
              }
              onClose={() => drop(upload.id)}
            />
          </div>
        ))}
      <FieldErrorLine id={id} error={props.error ?? tooMany} />
    </div>
  );
}
