import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import type { Puzzle } from "./captcha-service";
import { addSample, clampPieceX, pictureScale, pieceXAfterKey, type TracePoint } from "./drag-trace";

export interface FinishedDrag {
  x: number;
  trace: TracePoint[];
  input: "POINTER" | "KEYBOARD";
}

interface RunningDrag {
  startedAt: number;
  /** Where the pointer went down, client pixels; null while the keyboard moves the piece. */
  origin: { x: number; y: number; pieceX: number } | null;
  trace: TracePoint[];
}

/**
 * Moves the piece by pointer or by keys and records how. `x` is the left edge of the piece in picture pixels.
 * `displayedWidth` tells how wide the picture is drawn right now.
 */
export function useDrag(options: {
  puzzle: Puzzle;
  isLocked: boolean;
  displayedWidth: () => number;
  onFinish: (drag: FinishedDrag) => void;
}) {
  const { puzzle, isLocked, onFinish } = options;
  const [x, setX] = useState(0);
  const [isDragging, setDragging] = useState(false);
  const running = useRef<RunningDrag | null>(null);

  /** A drag that began with the keys goes on by pointer: its trace must start where the piece started. */
  const begin = (origin: RunningDrag["origin"]): RunningDrag => {
    const known = running.current;
    const drag = known
      ? { ...known, origin }
      : { startedAt: performance.now(), origin, trace: [{ t: 0, x: 0, y: 0 }] };
    running.current = drag;
    return drag;
  };
  const record = (drag: RunningDrag, pieceX: number, y: number) => {
    drag.trace = addSample(drag.trace, { t: performance.now() - drag.startedAt, x: pieceX, y });
    setX(pieceX);
  };

  const follow = (event: PointerEvent, drag: RunningDrag) => {
    if (!drag.origin) return x;
    const scale = pictureScale(puzzle.width, options.displayedWidth());
    const pieceX = clampPieceX(drag.origin.pieceX + (event.clientX - drag.origin.x) * scale, puzzle);
    record(drag, pieceX, (event.clientY - drag.origin.y) * scale);
    return pieceX;
  };

  /** The pointer is gone without a result; the piece stays where it is. */
  const leavePointer = (drag: RunningDrag) => {
    running.current = x === 0 ? null : { ...drag, origin: null };
  };

  const finish = (drag: RunningDrag, pieceX: number, input: FinishedDrag["input"]) => {
    running.current = null;
    onFinish({ x: Math.round(pieceX * 10) / 10, trace: drag.trace, input });
  };

  return {
    x,
    isDragging,
    /** Puts the piece back to the left edge. */
    reset() {
      running.current = null;
      setDragging(false);
      setX(0);
    },
    pointerHandlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (isLocked || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        begin({ x: event.clientX, y: event.clientY, pieceX: x });
        setDragging(true);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (running.current?.origin) follow(event, running.current);
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const drag = running.current;
        if (!drag?.origin) return;
        setDragging(false);
        const pieceX = follow(event, drag);
        // A press without a move only focuses the handle for the keyboard.
        if (pieceX !== drag.origin.pieceX) finish(drag, pieceX, "POINTER");
        else leavePointer(drag);
      },
      onPointerCancel() {
        if (running.current) leavePointer(running.current);
        setDragging(false);
      },
    },
    onKeyDown(event: KeyboardEvent) {
      if (isLocked) return;
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        const drag = running.current;
        if (drag && drag.origin === null) finish(drag, x, "KEYBOARD");
        return;
      }
      const pieceX = pieceXAfterKey(event.key, event.shiftKey, x, puzzle);
      if (pieceX === null) return;
      event.preventDefault();
      const drag = running.current?.origin === null ? running.current : begin(null);
      record(drag, pieceX, 0);
    },
  };
}
