import {
  forwardRef,
  type MouseEventHandler,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useRef,
} from "react";
import { classNames } from "../class-names";
import styles from "./disclosure.module.css";

interface DisclosureProps {
  /** What opens it. */
  summary: ReactNode;
  children: ReactNode;
  /** Floats above what follows: as wide as the nearest positioned ancestor, or as its content. */
  placement: "full" | "end";
  onPress?: MouseEventHandler;
}

export interface DisclosureHandle {
  /** Closes it; focus inside returns to the opener. */
  close(): void;
}

/**
 * Floating content that a press opens. It is the browser's `details`, so it opens before any script runs. Escape and a
 * press elsewhere close it.
 */
export const Disclosure = forwardRef<DisclosureHandle, DisclosureProps>(function Disclosure(
  { summary, children, placement, onPress },
  ref,
) {
  const details = useRef<HTMLDetailsElement>(null);

  const close = () => {
    const { current } = details;
    if (!current?.open) return;
    const hadFocus = current.contains(document.activeElement);
    current.open = false;
    if (hadFocus) current.querySelector("summary")?.focus();
  };
  useImperativeHandle(ref, () => ({ close }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: `close` reads nothing but the element
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) close();
    };
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !details.current?.contains(target)) close();
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPointer);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPointer);
    };
  }, []);

  return (
    <details ref={details} className={classNames(styles.details, styles[placement])}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button of its own */}
      <summary className={styles.summary} onClick={onPress}>
        {summary}
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
});
