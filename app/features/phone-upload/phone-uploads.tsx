import { useEffect, useRef, useState } from "react";
import { useLatest } from "~/lib/use-latest";
import { Button } from "~/ui/buttons/button";
import { Notice } from "~/ui/feedback/notice";
import { Camera, CircleCheck, RotateCcw } from "~/ui/icons";
import { FileInput } from "~/ui/uploads/file-input";
import { UploadFailure } from "~/ui/uploads/upload-failure";
import { type RunningUpload, useUploads } from "~/ui/uploads/use-uploads";
import { uploadIssue } from "../../../schema/rules/files/upload";
import styles from "./phone-uploads.module.css";
import { sendByLink } from "./send-by-link";

interface PhoneUploadsProps {
  token: string;
  /** Number of pictures that the link took when the page was made. */
  left: number;
}

/** Sends pictures from a phone into the waiting field on the computer. */
export function PhoneUploads({ token, left: leftAtFirst }: PhoneUploadsProps) {
  const input = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState(leftAtFirst);
  const [tooMany, setTooMany] = useState(0);
  const [sent, setSent] = useState<readonly string[]>([]);
  useRevoked(sent);
  const { uploads, isSending, start, retry, drop } = useUploads({
    upload: async (file, options) => {
      setLeft(await sendByLink(token, file, options));
      return { url: URL.createObjectURL(file) };
    },
    check: (file) => uploadIssue("image", file),
    onDone: (url) => setSent((all) => [...all, url]),
  });
  const take = (files: FileList) => {
    // What was refused before it was sent has been read: it must not stand beside the next success.
    for (const { id, failure, canRetry } of uploads) if (failure !== null && !canRetry) drop(id);
    start([...files].slice(0, left));
    setTooMany(Math.max(0, files.length - left));
  };

  return (
    <div className={styles.uploads}>
      <span id="take" hidden>
        拍照或选择图片
      </span>
      <FileInput
        ref={input}
        accept="image/jpeg,image/png"
        multiple={left > 1}
        aria-labelledby="take"
        onFiles={take}
      />
      {left > 0 ? (
        <Button
          size="lg"
          variant="primary"
          fullWidth
          icon={<Camera size={20} />}
          isPending={isSending && left === 1}
          onPress={() => input.current?.click()}
        >
          拍照或选择图片
        </Button>
      ) : null}
      <div role="status">
        {left === 0 ? (
          <Notice tone="success">图片已传到电脑，可以关闭此页面</Notice>
        ) : left > 1 ? (
          <p className={styles.note}>还可以传 {left} 张</p>
        ) : null}
        {tooMany > 0 ? <Notice tone="warning">多选的 {tooMany} 张没有上传</Notice> : null}
      </div>
      <ul className={styles.list} aria-label="图片">
        {uploads.map((upload) => (
          <Running
            key={upload.id}
            upload={upload}
            onRetry={() => retry(upload)}
            onDrop={() => drop(upload.id)}
          />
        ))}
        {sent.map((url, index) => (
          <li key={url} className={styles.sent}>
            <img src={url} alt={`第 ${index + 1} 张`} className={styles.picture} />
            <span className={styles.done}>
              <CircleCheck size={16} />
              已传到电脑
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface RunningProps {
  upload: RunningUpload;
  onRetry(): void;
  onDrop(): void;
}

function Running({ upload, onRetry, onDrop }: RunningProps) {
  const { file, fraction, failure, canRetry } = upload;
  if (failure === null) {
    return (
      <li className={styles.running}>
        <span className={styles.name}>{file.name}</span>
        <progress max={1} value={fraction} aria-label={`${file.name}上传进度`} />
        <span>{Math.floor(fraction * 100)}%</span>
      </li>
    );
  }
  return (
    <li>
      <UploadFailure
        message={failure}
        retry={
          canRetry ? (
            <Button size="sm" variant="ghost" icon={<RotateCcw size={16} />} onPress={onRetry}>
              重试
            </Button>
          ) : null
        }
        onClose={onDrop}
      />
    </li>
  );
}

/** Releases the memory of pictures when the page is left. */
function useRevoked(urls: readonly string[]) {
  const latest = useLatest(urls);
  useEffect(
    () => () => {
      for (const url of latest.current) URL.revokeObjectURL(url);
    },
    [],
  );
}
