import { useState } from "react";
import { VisuallyHidden } from "~/ui/layout/visually-hidden";

interface PlaceStatusProps {
  /** Address of the place that is shown. */
  place: string;
  /** What is there now, in a few words. */
  words: string;
}

/**
 * Tells a screen reader what is shown after another page, tab, filter or order of a list was opened: the focus and the
 * title stay. Nothing is said of the first place, whose heading is read.
 */
export function PlaceStatus({ place, words }: PlaceStatusProps) {
  const [said, setSaid] = useState({ place, words: "" });
  if (said.place !== place) setSaid({ place, words });
  return (
    <VisuallyHidden>
      {/* The key has the same words said again at another place. */}
      <span role="status">{said.words ? <span key={said.place}>{said.words}</span> : null}</span>
    </VisuallyHidden>
  );
}
