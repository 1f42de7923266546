import { useEffect, useRef, useState } from "react";
import { ask } from "~/lib/graphql/ask";
import { CollectUploadsDocument } from "./phone-upload-queries";

/** A picture appears by the time the user looks up from the phone. */
const EVERY_MS = 2000;

/**
 * Asks for the pictures of a link while it is shown, hands each on once, and ends the link afterwards, with what came
 * last. Answers whether the link is over: another window of this session has made one, or its time is up.
 */
export function useHandedPictures(linkId: string, onPicture: (url: string) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onPicture);
  latest.current = onPicture;

  useEffect(() => {
    const known = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isShown = true;
    /** Whether the link is still there. Without the network that is unknown, so it is asked for again. */
    const collect = async (isOpen: boolean): Promise<boolean> => {
      try {
        const { answer } = await ask(CollectUploadsDocument, { linkId, isOpen });
        if (answer?.__typename !== "HandedPictures") return answer?.__typename !== "BusinessError";
        for (const url of answer.imageUrls.filter((one) => !known.has(one))) {
          known.add(url);
          latest.current(url);
        }
      } catch {
        // The next time tells.
      }
      return true;
    };
    const poll = async () => {
      const isThere = await collect(true);
      if (!isShown) return;
      if (isThere) timer = setTimeout(poll, EVERY_MS);
      else setOver(true);
    };
    void poll();
    return () => {
      isShown = false;
      clearTimeout(timer);
      void collect(false);
    };
  }, [linkId]);

  return isOver;
}
