import { type ReactNode, useEffect, useRef, useState } from "react";
import { graphql } from "~/gql";
import { ask } from "~/lib/graphql/ask";
import { endsSession, failureText } from "~/lib/graphql/failure";
import { refusalOf } from "~/lib/graphql/refusal";
import { reportSessionProblem } from "~/lib/session/session-problems";
import { useLatest } from "~/lib/use-latest";
import { toast } from "~/ui/feedback/toast";
import { lazyComponent } from "~/ui/lazy-component";
import { Code } from "../../../schema/rules/codes";
import {
  recallSentCode,
  rememberSentCode,
  SEND_CODE_LABEL,
  type SentCode,
  secondsLeft,
  sendCodeLabel,
} from "./resend-countdown";

const SendSmsCodeDocument = graphql(`
  mutation SendSmsCode($input: SendSmsCodeInput!) {
    answer: sendSmsCode(input: $input) {
      __typename
      ... on SmsCodeSent { resendAfterSeconds }
      ...Refusal
    }
  }
`);

const CaptchaDialog = lazyComponent(async () => (await import("../captcha/captcha-dialog")).CaptchaDialog);

interface SendCodeOptions {
  /** Digits only. */
  phone: string;
  /** Shows the error of the phone and returns false when no code can be sent to it (AUTH-07). */
  checkPhone: () => boolean;
  /** False when a signed-in customer's session replaces the slider (C-50). */
  requiresCaptcha?: boolean;
  /** Called when a code was sent, for example to move the focus to its field. */
  onSent?: () => void;
}

export interface SendCode {
  /** Text of the button (AUTH-11, AUTH-12). */
  label: string;
  /** Whether a code was sent to the phone that is entered now (AUTH-13). */
  wasSent: boolean;
  /** The phone for which a code was found after a reload; null before hydration and without one. */
  recalledPhone: string | null;
  isPending: boolean;
  isCountingDown: boolean;
  request: () => void;
  /** Loads the dialog before it is needed. */
  preload: () => void;
  /** The captcha dialog while it is needed; render it anywhere in the form. */
  captcha: ReactNode;
}

/**
 * One press of the button. It keeps its key when it is sent again, so that only one message is sent
 * (reliability.md R27).
 */
interface SendAttempt {
  phone: string;
  captchaGrant: string | null;
  idempotencyKey: string;
}

/** Sends a code: phone, slider, second validation, SMS, 60-second countdown (AUTH-07..12). */
export function useSendCode(options: SendCodeOptions): SendCode {
  const { phone, checkPhone, requiresCaptcha = true, onSent } = options;
  const [lastSent, setLastSent] = useState<SentCode | null>(null);
  const [recalledPhone, setRecalledPhone] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const [isCaptchaOpen, setCaptchaOpen] = useState(false);
  /** It is not known whether a message was sent; a second request is about the same one. */
  const unanswered = useRef<SendAttempt | null>(null);
  const now = useNow(lastSent);

  useEffect(() => {
    const recalled = recallSentCode(Date.now());
    if (!recalled) return;
    setLastSent(recalled);
    setRecalledPhone(recalled.phone);
  }, []);

  const sent = lastSent?.phone === phone ? lastSent : null;
  const newAttempt = (captchaGrant: string | null): SendAttempt => ({
    phone,
    captchaGrant,
    idempotencyKey: crypto.randomUUID(),
  });

  const send = async (attempt: SendAttempt) => {
    setPending(true);
    try {
      const { answer } = await ask(SendSmsCodeDocument, { input: attempt });
      unanswered.current = null;
      if (answer.__typename !== "SmsCodeSent") {
        const { code, message } = refusalOf(answer);
        // Only a visitor needs the slider, so the session that replaces it has ended (AUTH-20).
        if (!requiresCaptcha && code === Code.CAPTCHA_REQUIRED) reportSessionProblem("login");
        else toast.error(message);
        return;
      }
      const sentAt = Date.now();
      const record = { phone: attempt.phone, sentAt, resendAt: sentAt + answer.resendAfterSeconds * 1000 };
      rememberSentCode(record);
      setLastSent(record);
      onSent?.();
    } catch (error) {
      unanswered.current = attempt;
      if (!endsSession(error)) toast.error(failureText(error));
    } finally {
      setPending(false);
    }
  };

  return {
    // The server does not know the browser's clock, so the countdown begins after hydration.
    label: now === null ? SEND_CODE_LABEL : sendCodeLabel(sent, now),
    wasSent: sent !== null,
    recalledPhone,
    isPending,
    isCountingDown: now !== null && secondsLeft(sent, now) > 0,
    request() {
      if (isPending || isCaptchaOpen || !checkPhone()) return;
      if (unanswered.current?.phone === phone) void send(unanswered.current);
      else if (requiresCaptcha) setCaptchaOpen(true);
      else void send(newAttempt(null));
    },
    preload() {
      if (requiresCaptcha) CaptchaDialog.preload();
    },
    captcha: isCaptchaOpen ? (
      <CaptchaDialog
        onGrant={(grant) => {
          setCaptchaOpen(false);
          void send(newAttempt(grant));
        }}
        onClose={() => setCaptchaOpen(false)}
      />
    ) : null,
  };
}

/** The current time, ticking while a countdown runs; null before hydration. */
function useNow(sent: SentCode | null): number | null {
  const [now, setNow] = useState<number | null>(null);
  const sentRef = useLatest(sent);
  useEffect(() => {
    setNow(Date.now());
    if (!sent) return;
    const timer = setInterval(() => {
      const time = Date.now();
      setNow(time);
      if (secondsLeft(sentRef.current, time) === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [sent]);
  return now;
}
