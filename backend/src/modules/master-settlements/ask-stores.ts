import { log } from "../../shared/log";
import { type CustomerStore, storeNumberOf } from "../../shared/stores/stores";

/** What stores have answered. */
interface Asked<Answer> {
  readonly answers: readonly Answer[];
  /** Errors of those that have not. */
  readonly failures: readonly unknown[];
}

/**
 * Asks stores at once. One that does not answer is logged and left out, so that masters are paid what is due in the
 * others.
 */
export async function askStores<Question extends { readonly db: CustomerStore }, Answer>(
  questions: readonly Question[],
  ask: (question: Question) => Promise<Answer>,
): Promise<Asked<Answer>> {
  const results = await Promise.allSettled(questions.map(ask));
  const failures: unknown[] = [];
  const answers = results.flatMap((result, index) => {
    if (result.status === "fulfilled") return [result.value];
    const db = questions[index]?.db;
    log.error("settlements not read", result.reason, { store: db && storeNumberOf(db) });
    failures.push(result.reason);
    return [];
  });
  return { answers, failures };
}
