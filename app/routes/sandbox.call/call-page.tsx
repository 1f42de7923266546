import { Link } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { CallSession } from "~/features/calls/call-session";
import type { CallState } from "~/features/calls/call-state";
import type { CallRequest } from "~/features/calls/call-types";
import { CallWindow } from "~/features/calls/call-window";
import { createPeerLink } from "~/features/calls/peer-link";
import { showCallOutcome } from "~/features/calls/show-call-outcome";
import { fakeMedia } from "~/features/sandbox/fake-media";
import { findMasterCall, masterCallApi } from "~/features/sandbox/master-call";
import styles from "~/features/sandbox/sandbox.module.css";
import { MAIN_CONTENT_ID } from "~/features/site/skip-link";
import { Button } from "../../ui/buttons/button";
import { Notice } from "../../ui/feedback/notice";
import { toast } from "../../ui/feedback/toast";
import { Card } from "../../ui/layout/card";
import { PageHeader } from "../../ui/layout/page-header";
import { useHydrated } from "../../ui/use-hydrated";

/** How often the page asks whether it is rung, and still is, ms. */
const ASK_EVERY_MS = 1000;

/** Plays the master of an order on the phone: rings the customer, answers, sends a made-up picture and hangs up. */
export function SandboxCallPage({ orderId }: { orderId: string }) {
  const isHydrated = useHydrated();
  const [session, setSession] = useState<CallSession | null>(null);
  const current = useRef<CallSession | null>(null);
  const open = useCallback(
    (request: CallRequest) => {
      current.current ??= startSession(orderId, request);
      setSession(current.current);
    },
    [orderId],
  );
  const close = (end: CallState) => {
    showCallOutcome(end);
    current.current = null;
    setSession(null);
  };

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isGone = false;
    // One question after the other, so that no old answer follows a newer one.
    const ask = async () => {
      const call = await findMasterCall(orderId).catch(() => undefined);
      if (isGone) return;
      timer = setTimeout(ask, ASK_EVERY_MS);
      if (call === undefined) return;
      if (current.current) stopRinging(current.current, call?.id ?? null);
      else if (call?.status === "RINGING" && call.access === null) {
        open({ direction: "in", id: call.id, type: call.type, peerName: call.senderName });
      }
    };
    timer = setTimeout(ask, ASK_EVERY_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [orderId, open]);

  useEffect(() => {
    if (!session) return;
    const leave = () => session.leave();
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, [session]);

  return (
    <main className={styles.page} id={MAIN_CONTENT_ID} tabIndex={-1}>
      <Notice tone="warning" action={<Link to="/sandbox">返回控制台</Link>}>
        <strong>本地沙盒</strong>
        ：在这里扮演订单的师傅，即时订单则扮演平台客服。画面和声音是合成的，不需要摄像头和麦克风。
      </Notice>
      <PageHeader title="沙盒通话" description="保持这个页面打开，客户呼叫时会在这里响铃" />
      <Card title="呼叫客户">
        <fieldset disabled={!isHydrated || session !== null} className={styles.steps}>
          <Button onPress={() => open({ direction: "out", type: "video", peerName: "客户" })}>
            视频呼叫客户
          </Button>
          <Button onPress={() => open({ direction: "out", type: "audio", peerName: "客户" })}>
            语音呼叫客户
          </Button>
        </fieldset>
      </Card>
      {session ? <CallWindow session={session} onOver={close} /> : null}
    </main>
  );
}

/** Ends a call that rings here and is over: there is no room that would tell a master's page. */
function stopRinging(session: CallSession, liveId: string | null): void {
  const { request } = session;
  if (request.direction !== "in" || request.id === liveId || session.getState().phase !== "ringing") return;
  session.hear({ kind: "videoCallHangup", callId: request.id, status: "ENDED" });
}

function startSession(orderId: string, request: CallRequest): CallSession {
  const session = new CallSession(request, {
    api: masterCallApi(orderId),
    mayUseDevices: () => true,
    getMedia: fakeMedia,
    createPeer: createPeerLink,
    openSocket: (address, protocols) => new WebSocket(address, protocols),
    now: () => Date.now(),
    say: toast.info,
  });
  void session.begin();
  return session;
}
