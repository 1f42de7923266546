import { useLocation, useNavigate } from "@remix-run/react";
import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { loginPath } from "~/lib/session/session-errors";
import { Button } from "~/ui/buttons/button";
import { IconButton } from "~/ui/buttons/icon-button";
import { LinkButton } from "~/ui/buttons/link-button";
import { Dialog } from "~/ui/dialogs/lazy-dialogs";
import { Notice } from "~/ui/feedback/notice";
import { X } from "~/ui/icons";
import styles from "./login-prompt.module.css";

interface LoginPrompt {
  isSignedIn: boolean;
  /** Opens the prompt with the reason for signing in. */
  ask(reason: string): void;
  /** Goes to the sign-in page, which returns here (PLACE-03, PLACE-60). */
  goToLogin(): void;
}

const LoginPromptContext = createContext<LoginPrompt | null>(null);

export function useLoginPrompt(): LoginPrompt {
  const prompt = useContext(LoginPromptContext);
  if (!prompt) throw new Error("LoginPromptProvider is missing");
  return prompt;
}

interface LoginPromptProviderProps {
  isSignedIn: boolean;
  children: ReactNode;
}

/**
 * Tells visitors early that price and payment need a session, in a notice that can be closed (PLACE-02,
 * C-20), and asks again in a dialog when they use such a function. The input stays in the draft.
 */
export function LoginPromptProvider({ isSignedIn, children }: LoginPromptProviderProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [isNoticeClosed, setNoticeClosed] = useState(false);
  const [reason, setReason] = useState<string | null>(null);
  const login = loginPath("login", pathname + search);

  const prompt = useMemo<LoginPrompt>(
    () => ({ isSignedIn, ask: setReason, goToLogin: () => navigate(login) }),
    [isSignedIn, login, navigate],
  );

  return (
    <LoginPromptContext.Provider value={prompt}>
      {isSignedIn || isNoticeClosed ? null : (
        <Notice
          tone="info"
          action={
            <span className={styles.actions}>
              <LinkButton to={login} size="sm" variant="primary">
                去登录
              </LinkButton>
              <IconButton label="关闭登录提示" icon={<X size={16} />} onPress={() => setNoticeClosed(true)} />
            </span>
          }
        >
          您还未登录。登录后可查看价格、上传商品图片并提交订单，已填写的内容会为您保留。
        </Notice>
      )}
      {children}
      <Dialog
        title="请先登录"
        size="sm"
        isOpen={reason !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setReason(null);
        }}
        footer={
          <>
            <Button onPress={() => setReason(null)}>暂不登录</Button>
            <Button variant="primary" onPress={prompt.goToLogin}>
              去登录
            </Button>
          </>
        }
      >
        <p>{reason}</p>
        <p className={styles.reassurance}>已填写的内容会为您保留，登录后自动回到本页。</p>
      </Dialog>
    </LoginPromptContext.Provider>
  );
}
