import { z } from "zod";
import { createGraph } from "../../bench/load/graph";
import { range } from "../../bench/support/stats";
import { payerToken } from "../../support/process/payers";
import { insist } from "../support/insist";

const kept = z.object({
  viewer: z.object({ orderDraft: z.object({ content: z.string(), version: z.string() }) }),
});
const saved = z.object({ saveOrderDraft: z.object({ __typename: z.string() }) });

/** Half-filled order forms of many customers, as their pages keep them with the account. */
export interface Drafts {
  /** All type on: the form of each is saved again. */
  type(): Promise<void>;
  /** Customers whose draft is not what was saved last. */
  forgotten(): Promise<number>;
}

/** @param people how many customers fill in a form, each their own */
export function startDrafts(port: number, people: number): Drafts {
  const ask = createGraph(port);
  const last = new Map<number, string>();
  const read = async (person: number) => {
    const { answer } = await insist(() =>
      ask({ token: payerToken(person) }, "KeptDraft", { type: "GENERAL" }),
    );
    return kept.safeParse(answer).data?.viewer.orderDraft ?? null;
  };

  async function save(person: number): Promise<void> {
    const content = JSON.stringify({ address: `文三路 ${crypto.randomUUID()}` });
    await insist(async () => {
      const before = await read(person);
      // The save before was done, and only its answer was lost.
      if (before?.content === content) return;
      const input = {
        type: "GENERAL",
        content,
        idempotencyKey: crypto.randomUUID(),
        replaces: before?.version,
      };
      const answer = await ask({ token: payerToken(person) }, "SaveOrderDraft", { input });
      const { __typename } = saved.parse(answer).saveOrderDraft;
      if (__typename !== "OrderDraftSaved") throw new Error(`a draft was answered with ${__typename}`);
    });
    last.set(person, content);
  }

  return {
    async type() {
      await Promise.all(range(people).map(save));
    },
    async forgotten() {
      const drafts = await Promise.all(range(people).map(read));
      return drafts.filter((draft, person) => draft?.content !== last.get(person)).length;
    },
  };
}
