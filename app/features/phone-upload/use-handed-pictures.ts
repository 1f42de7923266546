import { useEffect, useState } from "react";
import { ask } from "~/lib/graphql/ask";
import { refusalOf } from "~/lib/graphql/refusal";
import { useLatest } from "~/lib/use-latest";
import { Code } from "../../../schema/rules/codes";
import { CollectUploadsDocument } from "./phone-upload-queries";

/** Fast enough for a picture to appear when the user looks up from the phone. */
const EVERY_MS = 2000;

/**
 * Reads the pictures of a link while it is shown, passes each on once, and ends the link afterwards with the
 * last pictures. Answers whether the link has ended, because another window of this session has created one,
 * or its time is over.
 */
export function useHandedPictures(linkId: string, onPicture: (url: string) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useLatest(onPicture);

  useEffect(() => {
    const known = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isShown = true;
    /**
     * Whether the link may still exist: only the platform's word that there is none ends it. Without the network, or
     * while the backend is busy, it is asked again.
     */
    const collect = async (isOpen: boolean): Promise<boolean> => {
      try {
        const { answer } = await ask(CollectUploadsDocument, { linkId, isOpen });
        if (answer.__typename !== "HandedPictures") return refusalOf(answer).code !== Code.NOT_FOUND;
        for (const url of answer.imageUrls.filter((one) => !known.has(one))) {
          known.add(url);
          latest.current(url);
        }
      } catch {
        // The next try will tell.
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
