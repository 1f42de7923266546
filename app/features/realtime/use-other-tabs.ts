import { useEffect } from "react";
import { pipe, subscribe } from "wonka";
import type { Change, Changed } from "~/lib/graphql/changes";
import { useChanges } from "~/lib/graphql/provider";

/** What the room reports to every tab of the user by itself. */
const IN_ROOM = /^(Order|Message|AbnormalRecord)(:|$)/;

/**
 * Reports changes on this page to the user's other tabs in this browser, and receives theirs: goods, keys or
 * a profile that change in one tab are read again in the others. Left out are changes that the room reports, and those
 * of a lost answer: the others are told once it is known.
 */
export function useOtherTabs(userId: string | null): void {
  const { changes, announce } = useChanges();
  useEffect(() => {
    if (userId === null) return;
    const tabs = new BroadcastChannel(`changes-of-${userId}`);
    tabs.onmessage = ({ data: changed }: MessageEvent<Changed>) => announce({ changed, isOwn: false });
    const tell = ({ changed, isOwn, isDoubtful }: Change) => {
      const told = isOwn && !isDoubtful ? changed.filter((tag) => !IN_ROOM.test(tag)) : [];
      if (told.length > 0) tabs.postMessage(told);
    };
    const { unsubscribe } = pipe(changes, subscribe(tell));
    return () => {
      unsubscribe();
      tabs.close();
    };
  }, [userId, changes, announce]);
}
