import { useEffect, useState } from "react";
import { useLatest } from "~/lib/use-latest";
import { isReached } from "~/ui/is-reached";

/** Time between tries to reach the site, ms. */
const AGAIN_MS = 2_000;

/**
 * Whether the network is lost (ux.md U51). A browser reports that it is online as soon as it has a
 * connection, which can be seconds before it works. So the network counts as lost until the site has
 * answered: a page that is loaded earlier would be replaced by its failure.
 *
 * @param onBack called whenever the site answers again
 */
export function useLostNetwork(onBack: () => void): boolean {
  const [isLost, setLost] = useState(false);
  const latest = useLatest(onBack);

  useEffect(() => {
    // A newer report of the browser makes an older try obsolete.
    let word = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lose = () => {
      word++;
      clearTimeout(timer);
      setLost(true);
    };
    const look = async () => {
      const own = ++word;
      clearTimeout(timer);
      const isBack = await isReached();
      if (own !== word) return;
      if (!isBack) {
        timer = setTimeout(look, AGAIN_MS);
        return;
      }
      setLost(false);
      latest.current();
    };
    if (!navigator.onLine) lose();
    window.addEventListener("offline", lose);
    window.addEventListener("online", look);
    return () => {
      word++;
      clearTimeout(timer);
      window.removeEventListener("offline", lose);
      window.removeEventListener("online", look);
    };
  }, []);
  return isLost;
}
