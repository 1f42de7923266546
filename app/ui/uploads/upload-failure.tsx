import type { ReactNode } from "react";
import { IconButton } from "../buttons/icon-button";
import { CircleAlert, X } from "../icons";
import styles from "./upload-failure.module.css";

interface UploadFailureProps {
  /** Which upload failed, and why. */
  message: string;
  /** Sends it again, where that may help. */
  retry: ReactNode;
  onClose(): void;
}

/** Says that an upload failed. */
export function UploadFailure({ message, retry, onClose }: UploadFailureProps) {
  return (
    <div className={styles.failed} role="alert">
      <CircleAlert size={16} />
      <span className={styles.reason}>{message}</span>
      {retry}
      <IconButton label="关闭" icon={<X size={16} />} onPress={onClose} />
    </div>
  );
}
