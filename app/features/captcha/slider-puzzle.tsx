import { useEffect, useRef } from "react";
import { useLatest } from "~/lib/use-latest";
import { ArrowRight, Check, LoaderCircle, X } from "~/ui/icons";
import type { Puzzle } from "./captcha-service";
import styles from "./slider-puzzle.module.css";
import { type FinishedDrag, useDrag } from "./use-drag";

export type PuzzleState = "ready" | "checking" | "wrong" | "solved";

interface SliderPuzzleProps {
  puzzle: Puzzle;
  state: PuzzleState;
  onFinish: (drag: FinishedDrag) => void;
  /** Id of the text that says how to use it, or what went wrong. */
  hintId: string;
}

/** Pause after a wrong try during which the piece shakes and nothing can be moved, ms. */
export const WRONG_PAUSE_MS = 600;

/** The picture with its gap, the piece, and the slider that moves it: by mouse, finger or arrow keys (ux.md U43). */
export function SliderPuzzle({ puzzle, state, onFinish, hintId }: SliderPuzzleProps) {
  const picture = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const drag = useDrag({
    puzzle,
    isLocked: state !== "ready",
    displayedWidth: () => picture.current?.clientWidth ?? puzzle.width,
    onFinish,
  });

  const reset = useLatest(drag.reset);
  const wasWrong = useRef(false);
  useEffect(() => {
    if (wasWrong.current && state === "ready") {
      reset.current();
      handle.current?.focus();
    }
    wasWrong.current = state === "wrong";
  }, [state]);

  const percent = (pixels: number, whole: number) => `${(pixels / whole) * 100}%`;
  const left = percent(drag.x, puzzle.width);
  const pieceWidth = percent(puzzle.pieceWidth, puzzle.width);
  const maximum = puzzle.width - puzzle.pieceWidth;

  return (
    <div className={styles.puzzle} data-state={state} data-dragging={drag.isDragging || undefined}>
      <div
        className={styles.picture}
        ref={picture}
        style={{ aspectRatio: `${puzzle.width} / ${puzzle.height}` }}
      >
        <img
          className={styles.background}
          src={puzzle.background}
          alt="带缺口的拼图"
          draggable={false}
          data-part="background"
        />
        <img
          className={styles.piece}
          src={puzzle.piece}
          alt=""
          data-part="piece"
          data-top={puzzle.pieceTop}
          draggable={false}
          style={{
            left,
            top: percent(puzzle.pieceTop, puzzle.height),
            width: pieceWidth,
            height: percent(puzzle.pieceHeight, puzzle.height),
          }}
          {...drag.pointerHandlers}
        />
      </div>
      <div className={styles.track}>
        <span className={styles.trackText} aria-hidden="true" data-hidden={drag.x > 0 || undefined}>
          向右拖动滑块完成拼图
        </span>
        <span
          className={styles.done}
          style={{ width: `calc(${left} + ${pieceWidth} / 2)` }}
          aria-hidden="true"
        />
        <div
          ref={handle}
          className={styles.handle}
          style={{ left, width: pieceWidth }}
          role="slider"
          tabIndex={0}
          aria-label="拖动滑块完成拼图"
          aria-describedby={hintId}
          aria-valuemin={0}
          aria-valuemax={maximum}
          aria-valuenow={Math.round(drag.x)}
          aria-valuetext={`向右 ${Math.round(drag.x)} 像素，共 ${maximum} 像素`}
          aria-disabled={state !== "ready" || undefined}
          onKeyDown={drag.onKeyDown}
          {...drag.pointerHandlers}
        >
          <HandleIcon state={state} />
        </div>
      </div>
    </div>
  );
}

function HandleIcon({ state }: { state: PuzzleState }) {
  if (state === "checking") return <LoaderCircle size={20} className={styles.spin} />;
  if (state === "wrong") return <X size={20} />;
  if (state === "solved") return <Check size={20} />;
  return <ArrowRight size={20} />;
}
