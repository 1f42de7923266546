import { useEffect } from "react";

/** Also after the word that a form with errors puts first. */
const BADGE = /^(错误：)?\(\d+\+?\) /;
const MOST_SHOWN = 99;

/**
 * A page's title with the number of unread messages before it, `(3) 我的订单 · 装达`; unchanged when there are
 * none.
 */
export function badgedTitle(title: string, count: number | null): string {
  const plain = title.replace(BADGE, "$1");
  if (!count) return plain;
  return `(${count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}) ${plain}`;
}

/** Keeps the number of unread messages in the title of the browser tab, on all pages (ux.md U44). */
export function useTitleBadge(count: number | null): void {
  useEffect(() => {
    const show = () => {
      const title = badgedTitle(document.title, count);
      if (title !== document.title) document.title = title;
    };
    show();
    // Every page has a title of its own, and some change theirs while they are open.
    const observer = new MutationObserver(show);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = badgedTitle(document.title, null);
    };
  }, [count]);
}
