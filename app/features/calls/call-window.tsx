import { Fragment, type RefObject, useEffect, useId, useRef, useSyncExternalStore } from "react";
import { ANSWER_KEY } from "~/features/shortcuts/shortcut-keys";
import { formatOrderNo } from "~/lib/format";
import { classNames } from "~/ui/class-names";
import { Mic, MicOff, Phone, PhoneOff, Video, VideoOff } from "~/ui/icons";
import type { CallType } from "../../../schema/rules/calls/call";
import { CallButton } from "./call-button";
import { CallMedia } from "./call-media";
import type { CallSession } from "./call-session";
import { type CallState, phaseText } from "./call-state";
import styles from "./call-window.module.css";
import { useAnswerKey } from "./use-answer-key";
import { useCallTime } from "./use-call-time";
import { useRingTone } from "./use-ring-tone";

/** In this time after 接听 a press of 挂断 is the second press of 接听, ms. */
const SECOND_PRESS_MS = 600;

interface CallWindowProps {
  session: CallSession;
  /** Called with the last state when the call is over; its outcome was not shown yet. */
  onOver(end: CallState): void;
}

/**
 * The window of a call (CALL-02, CALL-03): the other side, state and duration, and the possible actions. It
 * stays on top of every page, and does not block the page.
 */
export function CallWindow({ session, onOver }: CallWindowProps) {
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState);
  const { phase, type, since, local, remote, isMuted, isCameraOff } = state;
  const { peerName, direction, order } = session.request;
  const time = useCallTime(since);
  const nameId = useId();
  const isRinging = phase === "ringing";
  const isVideo = type === "video";
  useRingTone(isRinging);
  const answerRef = useAnswerKey(isRinging);
  const windowRef = useRef<HTMLElement>(null);
  const hangUpRef = useFocusOnceOpen(direction === "out");
  const { answer, hangUp } = useAnswerOnce(session, windowRef);

  const latest = useRef(onOver);
  const ended = useRef(state);
  useEffect(() => {
    latest.current = onOver;
    ended.current = state;
  });
  useEffect(() => {
    if (phase !== "ended") return;
    latest.current(ended.current);
  }, [phase]);

  if (phase === "ended") return null;
  return (
    <section
      ref={windowRef}
      tabIndex={-1}
      role="dialog"
      aria-labelledby={nameId}
      // Dialogs of the page ignore elements on top of them.
      data-react-aria-top-layer="true"
      className={classNames(styles.window, isVideo && remote ? styles.withPicture : null)}
    >
      <CallMedia remote={remote} local={local} isVideo={isVideo} isCameraOff={isCameraOff} />
      <div className={styles.about}>
        <p id={nameId} className={styles.name}>
          {peerName}
        </p>
        {order ? (
          <p className={styles.order}>
            订单 {formatOrderNo(order.orderNo)} · {order.customerName}
          </p>
        ) : null}
        <p role={isRinging ? "alert" : "status"} className={styles.phase}>
          {phaseText(state)}
          {isRinging ? <span data-keys="">，按 {ANSWER_KEY} 到“接听”</span> : null}
        </p>
        {time ? (
          <p role="timer" aria-label="通话时长" className={styles.time}>
            {time}
          </p>
        ) : null}
      </div>
      <div className={styles.controls}>
        {isRinging ? (
          <Fragment key="ring">
            <CallButton tone="hang-up" label="挂断" icon={<PhoneOff />} onPress={hangUp} />
            {isVideo ? (
              <CallButton label="切换语音" icon={<Phone />} onPress={() => answer("audio")} />
            ) : null}
            <CallButton
              ref={answerRef}
              tone="answer"
              label="接听"
              icon={isVideo ? <Video /> : <Phone />}
              onPress={() => answer()}
            />
          </Fragment>
        ) : (
          <Fragment key="talk">
            <CallButton
              label={isMuted ? "取消静音" : "静音"}
              icon={isMuted ? <MicOff /> : <Mic />}
              isPressed={isMuted}
              onPress={() => session.setMuted(!isMuted)}
            />
            {isVideo ? (
              <>
                <CallButton
                  label={isCameraOff ? "打开摄像头" : "关闭摄像头"}
                  icon={isCameraOff ? <VideoOff /> : <Video />}
                  isPressed={isCameraOff}
                  onPress={() => session.setCameraOff(!isCameraOff)}
                />
                <CallButton label="切换语音" icon={<Phone />} onPress={() => session.switchToVoice()} />
              </>
            ) : null}
            <CallButton ref={hangUpRef} tone="hang-up" label="挂断" icon={<PhoneOff />} onPress={hangUp} />
          </Fragment>
        )}
      </div>
    </section>
  );
}

/**
 * Answers and hangs up. In the first moment after an answer nothing hangs up: 挂断 then stands where 接听 stood, and the
 * second press of a double click meets it. The focus goes to the window itself, where an Enter that is held presses
 * nothing.
 */
function useAnswerOnce(session: CallSession, window: RefObject<HTMLElement>) {
  const answeredAt = useRef(Number.NEGATIVE_INFINITY);
  return {
    answer(type?: CallType) {
      answeredAt.current = performance.now();
      window.current?.focus();
      void session.answer(type);
    },
    hangUp() {
      if (performance.now() - answeredAt.current >= SECOND_PRESS_MS) session.hangUp();
    },
  };
}

/**
 * Moves the focus to the button once if the user has opened the window. For an incoming call the focus stays, so that
 * the user can go on typing.
 */
function useFocusOnceOpen(isAsked: boolean) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    // A dialog that has just closed returns the focus first.
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => ref.current?.focus()));
    return () => cancelAnimationFrame(frame);
  }, [isAsked]);
  return ref;
}
