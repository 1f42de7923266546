import { type ReactNode, useEffect, useRef } from "react";
import styles from "./reveal.module.css";

/**
 * Lets a section rise and fade in once, as it comes into sight: at 1440 × 900 four of them do, near the documented 230,
 * 700, 1400 and 1800 px (PUB-08). What is in sight when the page loads is left
 * alone, and without a script or with reduced motion nothing is ever hidden.
 */
export function Reveal({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    if (element.getBoundingClientRect().top < window.innerHeight) return;
    element.dataset.reveal = "waiting";
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      element.dataset.reveal = "shown";
      observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ref} className={styles.reveal}>
      {children}
    </div>
  );
}
