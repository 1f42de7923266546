import { type AreaTreeNode, indexAreas } from "./area-index";
import { type RecognisedAddress, type RecognitionOptions, recogniseAddress } from "./recognise-address";

/** Reads pasted texts. */
export type Recogniser = (text: string, options?: RecognitionOptions) => RecognisedAddress;

/** What reads texts with the areas of a whole tree. */
export function recogniserOf(tree: readonly AreaTreeNode[]): Recogniser {
  const areas = indexAreas(tree);
  return (text, options) => recogniseAddress(text, areas, options);
}
