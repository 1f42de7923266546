import { useReload } from "../use-reload";
import { EVERYTHING, type Tag } from "./changes";
import { useChanged } from "./use-changed";

/**
 * Loads the page again when one of these types has changed, here or elsewhere. A page says once what its loader shows.
 * `EVERYTHING` is left out: it comes with the first line of a tab, when the page has just been loaded.
 */
export function useReloadOn(about: readonly Tag[]): void {
  const reload = useReload();
  useChanged(about, (changed) => {
    if (!changed.includes(EVERYTHING)) reload();
  });
}
