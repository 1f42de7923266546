import { mergeValues } from "~/lib/form/merge-values";
import { ask } from "~/lib/graphql/ask";
import { type GoodsValues, goodsValuesOf } from "./goods-values";
import { GoodsFormPageDocument, type LibraryGood } from "./library-queries";

/**
 * The values to save of a good whose every field is sent: fields that were not edited have the values that are stored
 * now, so that a change in another tab or by a colleague is not taken back. Without an answer the form's own values are
 * used.
 *
 * @param loaded the good as the form has loaded it
 */
export async function withChangesElsewhere(loaded: LibraryGood, typed: GoodsValues): Promise<GoodsValues> {
  const stored = await ask(GoodsFormPageDocument, { id: loaded.id, hasGood: true }).then(
    ({ viewer }) => viewer?.libraryGood ?? null,
    () => null,
  );
  if (!stored) return typed;
  const valuesOf = (good: LibraryGood) => goodsValuesOf(good, { isChange: true });
  return mergeValues({ loaded: valuesOf(loaded), typed, stored: valuesOf(stored) });
}
