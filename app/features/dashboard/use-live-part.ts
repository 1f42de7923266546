import { useEffect, useMemo, useRef, useState } from "react";
import { useRoomEvents } from "~/features/realtime/realtime-provider";
import { coalesce } from "~/lib/coalesce";

/**
 * A part of the page that what happens elsewhere changes: as it was loaded, and as it is asked for again, alone, after
 * events of the user's room. A burst of events is one question or two; one that fails leaves what is shown.
 *
 * @param loaded from the loader; a new load is newer than every answer before it
 */
export function useLivePart<Part>(loaded: Part, ask: () => Promise<Part>): Part {
  const [answer, setAnswer] = useState<{ to: Part; part: Part } | null>(null);
  const latest = useRef({ loaded, ask });
  useEffect(() => {
    latest.current = { loaded, ask };
  });
  const refresh = useMemo(
    () =>
      coalesce(async () => {
        const { loaded: to, ask: askNow } = latest.current;
        setAnswer({ to, part: await askNow() });
      }),
    [],
  );
  useRoomEvents(refresh);
  return answer?.to === loaded ? answer.part : loaded;
}
