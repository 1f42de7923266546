import { type ComponentType, useContext, useEffect, useRef } from "react";
import { type Late, lateCode, Retry } from "./late-code";
import { toast } from "./toast";

const FAILED = "内容加载失败，请检查网络后重试";

/** What a dialog or a menu is closed with. */
interface Closable {
  onClose?(): void;
  onOpenChange?(isOpen: boolean): void;
}

/**
 * A dialog or a menu that is loaded when it is opened, inside of `Later`. When that fails, the page stays as it is: a
 * toast offers 重试, the network coming back tries by itself, and once the toast has gone the dialog counts as closed,
 * so that its button opens it again.
 */
export const late = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Late<Props & Closable> => lateCode<Props & Closable>(load, FailedDialog);

function FailedDialog({ onClose, onOpenChange }: Closable) {
  const retry = useContext(Retry);
  const latest = useRef({ retry, close: () => {} });
  latest.current = {
    retry,
    close() {
      onClose?.();
      onOpenChange?.(false);
    },
  };
  useEffect(() => {
    const again = () => latest.current.retry();
    const dismiss = toast.error(FAILED, {
      action: { label: "重试", onPress: again },
      onGone: () => latest.current.close(),
    });
    window.addEventListener("online", again);
    return () => {
      window.removeEventListener("online", again);
      dismiss();
    };
  }, []);
  return null;
}
