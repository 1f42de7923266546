import { useEffect, useRef, useState } from "react";
import { ErrorState } from "../feedback/error-state";
import { toast } from "../feedback/toast";

/** What a dialog or a menu is opened and closed with. */
export interface Closable {
  isOpen?: boolean;
  onOpenChange?(isOpen: boolean): void;
  onClose?(): void;
}

interface CodeFailureProps extends Closable {
  onRetry(): void;
}

const OFFLINE = "请检查网络后重试";
const ONLINE = "请刷新页面后重试";
const reloadPage = () => window.location.reload();

/**
 * Shows that code could not be loaded. A dialog counts as closed, so that its button tries again; a part has
 * its own button. If loading fails while the browser is online, for example after a deployment, it offers to
 * reload the page.
 */
export function CodeFailure({ onRetry, onOpenChange, onClose }: CodeFailureProps) {
  if (onOpenChange || onClose) {
    const close = () => {
      onClose?.();
      onOpenChange?.(false);
      onRetry();
    };
    return <FailedDialog close={close} />;
  }
  return <FailedPart isOnline={navigator.onLine} onRetry={onRetry} />;
}

function FailedPart(props: { isOnline: boolean; onRetry(): void }) {
  // As it was when it failed: by the time of the press the network may be back.
  const [{ isOnline, onRetry }] = useState(props);
  return (
    <ErrorState
      title="内容加载失败"
      description={isOnline ? ONLINE : OFFLINE}
      onRetry={isOnline ? reloadPage : onRetry}
    />
  );
}

function FailedDialog({ close }: { close(): void }) {
  const latest = useRef(close);
  useEffect(() => {
    if (navigator.onLine) {
      toast.error(`内容加载失败，${ONLINE}`, { action: { label: "刷新页面", onPress: reloadPage } });
    } else {
      toast.error(`内容加载失败，${OFFLINE}`);
    }
    latest.current();
  }, []);
  return null;
}
