import { createIds } from "../../backend/src/shared/ids";

/**
 * Ids and secrets of what tests write themselves, by real time. One generator for all of them: two would now and then make
 * the same id within one ms.
 */
export const ids = createIds({ now: () => Date.now() });
