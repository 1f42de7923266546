import { useEffect, useState } from "react";
import { Button } from "~/ui/buttons/button";
import { toast } from "~/ui/feedback/toast";
import styles from "../message-settings-dialog.module.css";
import { browserPush } from "./browser-push";
import { type DesktopState, readDesktopState, turnOffDesktop, turnOnDesktop } from "./desktop-state";

const WORDS: Record<DesktopState, string> = {
  unsupported: "这个浏览器不支持桌面通知，换用 Edge、Chrome 或 Firefox 后可以开启。",
  blocked: "浏览器已禁止本站的通知。请在地址栏左侧的网站设置里允许“通知”，再回到这里。",
  off: "开启后，页面在后台时，新消息会弹出桌面通知。只对这个浏览器有效。",
  on: "已开启：页面在后台时，新消息会弹出桌面通知。",
};
const ALSO_CLOSED = "已开启：新消息会弹出桌面通知，关闭页面后也能收到。";

/** A switch for showing new messages on the desktop of this browser; it takes effect at once (ux.md U44). */
export function DesktopChoice() {
  const [state, setState] = useState<DesktopState | null>(null);
  const [isPending, setPending] = useState(false);
  /** Whether messages reach this browser when no page is open. */
  const [isPushed, setPushed] = useState(false);
  useEffect(() => {
    if (readDesktopState() === "on") void browserPush.renew().then(setPushed);
  }, []);
  useEffect(() => {
    const read = () => setState(readDesktopState());
    read();
    // After allowing it in the browser's own settings, the customer returns to the page.
    window.addEventListener("focus", read);
    return () => window.removeEventListener("focus", read);
  }, []);
  const turnOn = async () => {
    setPending(true);
    try {
      const next = await turnOnDesktop();
      if (next === "on") setPushed(await browserPush.start());
      setState(next);
    } catch {
      toast.error("桌面通知没有开启，请刷新页面后再试");
    } finally {
      setPending(false);
    }
  };
  const turnOff = () => {
    void browserPush.stop();
    setPushed(false);
    setState(turnOffDesktop());
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>桌面通知</legend>
      <p className={styles.hint} role="status">
        {state === null ? null : state === "on" && isPushed ? ALSO_CLOSED : WORDS[state]}
      </p>
      {state === "off" ? (
        <div>
          <Button size="sm" isPending={isPending} onPress={() => void turnOn()}>
            开启桌面通知
          </Button>
        </div>
      ) : null}
      {state === "on" ? (
        <div>
          <Button size="sm" onPress={turnOff}>
            关闭桌面通知
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}
