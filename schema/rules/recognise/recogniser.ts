import { type AreaTreeNode, indexAreas } from "./area-index";
import { type RecognisedAddress, recogniseAddress } from "./recognise-address";

/** Reads pasted texts. */
export type Recogniser = (text: string) => RecognisedAddress;

/** What reads texts with the areas of a whole tree. */
export function recogniserOf(tree: readonly AreaTreeNode[]): Recogniser {
  const areas = indexAreas(tree);
  return (text) => recogniseAddress(text, areas);
}
