import { accountChapter } from "./account";
import { afterSalesChapter } from "./after-sales";
import { errorsChapter } from "./errors";
import type { Chapter, Example } from "./example";
import { ordersChapter } from "./orders";
import { placingChapter } from "./placing";
import { referenceChapter } from "./reference";

/** The collection beside the editor. Tests run each of them as the demo customer. */
export const CHAPTERS: readonly Chapter[] = [
  accountChapter,
  ordersChapter,
  placingChapter,
  afterSalesChapter,
  referenceChapter,
  errorsChapter,
];

export const EXAMPLES: readonly Example[] = CHAPTERS.flatMap(({ examples }) => examples);
