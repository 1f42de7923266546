import { useCallback, useEffect, useId, useRef, useState } from "react";
import { useLatest } from "~/lib/use-latest";
import { Button } from "~/ui/buttons/button";
import { IconButton } from "~/ui/buttons/icon-button";
import { Dialog } from "~/ui/dialogs/dialog";
import { CircleAlert, RotateCcw } from "~/ui/icons";
import styles from "./captcha-dialog.module.css";
import {
  type CaptchaFailure,
  type Challenge,
  startChallenge,
  submitDrag,
  validateWidgetResult,
  type WidgetResult,
} from "./captcha-service";
import { GeetestWidget } from "./geetest-widget";
import { type PuzzleState, SliderPuzzle, WRONG_PAUSE_MS } from "./slider-puzzle";
import type { FinishedDrag } from "./use-drag";

interface CaptchaDialogProps {
  onGrant: (grant: string) => void;
  onClose: () => void;
}

type Stage =
  | { name: "loading" }
  | { name: "failed"; message: string }
  | { name: "open"; challenge: Challenge; puzzleState: PuzzleState };

/** How long a solved puzzle stays to be seen before the dialog hands its grant over, ms. */
const SOLVED_PAUSE_MS = 350;

/**
 * Asks the visitor to solve a challenge and hands over the grant for one SMS (AUTH-08, AUTH-09).
 * Mount it when it is needed: a challenge is opened at once and lives for a short time only.
 */
export function CaptchaDialog({ onGrant, onClose }: CaptchaDialogProps) {
  const [stage, setStage] = useState<Stage>({ name: "loading" });
  const [message, setMessage] = useState<string | null>(null);
  const hintId = useId();
  const isMounted = useRef(true);
  const grant = useLatest(onGrant);

  const open = useCallback(async () => {
    setStage({ name: "loading" });
    const outcome = await startChallenge();
    if (!isMounted.current) return;
    if (outcome.ok) setStage({ name: "open", challenge: outcome.challenge, puzzleState: "ready" });
    else setStage({ name: "failed", message: outcome.message });
  }, []);

  useEffect(() => {
    isMounted.current = true;
    void open();
    return () => {
      isMounted.current = false;
    };
  }, [open]);

  const settle = async (challenge: Challenge, outcome: { ok: true; grant: string } | CaptchaFailure) => {
    if (!isMounted.current) return;
    if (outcome.ok) {
      setMessage(null);
      setStage({ name: "open", challenge, puzzleState: "solved" });
      await pause(SOLVED_PAUSE_MS);
      if (isMounted.current) grant.current(outcome.grant);
      return;
    }
    setMessage(outcome.message);
    setStage({ name: "open", challenge, puzzleState: "wrong" });
    await pause(WRONG_PAUSE_MS);
    if (!isMounted.current) return;
    if (outcome.sameChallenge) setStage({ name: "open", challenge, puzzleState: "ready" });
    else await open();
  };

  const finishDrag = async (challenge: Challenge, drag: FinishedDrag) => {
    setMessage(null);
    setStage({ name: "open", challenge, puzzleState: "checking" });
    await settle(challenge, await submitDrag({ challenge: challenge.challenge, ...drag }));
  };

  const finishWidget = async (challenge: Challenge, result: WidgetResult) => {
    await settle(challenge, await validateWidgetResult(result));
  };

  const isBusy = stage.name === "loading" || (stage.name === "open" && stage.puzzleState !== "ready");

  return (
    <Dialog title="安全验证" size="sm" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className={styles.body}>
        <ChallengeView
          stage={stage}
          hintId={hintId}
          onRetry={open}
          onDrag={finishDrag}
          onWidget={finishWidget}
        />
        <div className={styles.foot}>
          <div id={hintId}>
            <p className={styles.message} role="alert">
              {message ? (
                <>
                  <CircleAlert size={16} />
                  {message}
                </>
              ) : null}
            </p>
            {message ? null : <p className={styles.hint}>键盘：← → 移动，按住 Shift 更快，Enter 确认</p>}
          </div>
          <IconButton
            label="换一张"
            icon={<RotateCcw size={16} />}
            isDisabled={isBusy}
            onPress={() => {
              setMessage(null);
              void open();
            }}
          />
        </div>
      </div>
    </Dialog>
  );
}

interface ChallengeViewProps {
  stage: Stage;
  hintId: string;
  onRetry: () => void;
  onDrag: (challenge: Challenge, drag: FinishedDrag) => void;
  onWidget: (challenge: Challenge, result: WidgetResult) => void;
}

function ChallengeView({ stage, hintId, onRetry, onDrag, onWidget }: ChallengeViewProps) {
  if (stage.name === "loading") {
    return (
      <div className={styles.placeholder} role="status">
        <span className={styles.shimmer} aria-hidden="true" />
        正在加载拼图
      </div>
    );
  }
  if (stage.name === "failed") {
    return (
      <div className={styles.placeholder} role="alert">
        {stage.message}
        <Button size="sm" onPress={onRetry}>
          重试
        </Button>
      </div>
    );
  }
  const { challenge, puzzleState } = stage;
  if (challenge.provider === "GEETEST" || !challenge.puzzle) {
    return (
      <GeetestWidget
        key={challenge.challenge}
        challenge={challenge}
        onSolved={(result) => onWidget(challenge, result)}
      />
    );
  }
  return (
    <SliderPuzzle
      key={challenge.challenge}
      puzzle={challenge.puzzle}
      state={puzzleState}
      hintId={hintId}
      onFinish={(drag) => onDrag(challenge, drag)}
    />
  );
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
