import { answerQuestion, findOpenQuestions, placeBid, platformPriceOf, takesAnswers } from "../modules/bids";
import type { AdvanceDependencies, OrderRow } from "../modules/orders";
import type { WorkerRow } from "../modules/workers";
import { DAY, formatTime } from "../shared/clock";

/** How the masters of the sandbox differ: what they ask of the platform's fee, from which day on, and their sentence. */
const WAYS = [
  { permille: 1060, inDays: 1, words: "自带工具和清洁用品，装完带走垃圾" },
  { permille: 920, inDays: 3, words: "价格实在，可周末上门" },
  { permille: 985, inDays: 0, words: "今天就有空，同款家具装过很多次" },
] as const;
const ANSWER = "可以，费用已包含在报价里。";
/** What is asked where the platform has no price, 分. */
const USUAL_FEE = 20_000;
const QUESTIONS = 50;

/** Plays up to three masters who bid for an order, each in their own way, and answers what its customer has asked. */
export async function playBids(
  find: () => Promise<OrderRow>,
  { masters, pauseMs }: { masters: readonly WorkerRow[]; pauseMs: number },
  dependencies: AdvanceDependencies & { readonly requestId: string },
): Promise<void> {
  const { db, clock } = dependencies;
  const order = await find();
  const price = await platformPriceOf(order, dependencies);
  const fee = price?.workerFeeFen ?? USUAL_FEE;
  for (const [index, { permille, inDays, words }] of WAYS.entries()) {
    const worker = masters[index];
    if (!worker || (await find()).bidding !== "OPEN") break;
    // Whole 元, as masters ask.
    const workerFee = Math.round((fee * permille) / 100_000) * 100;
    const day = formatTime(clock.now() + inDays * DAY).slice(0, "YYYY-MM-DD".length);
    await placeBid(find, { worker, workerFee, day, words }, dependencies);
    await clock.pause(pauseMs);
  }
  // The customer may have picked a bid in the meantime.
  if (!takesAnswers(await find())) return;
  const asked = await findOpenQuestions(db, QUESTIONS);
  for (const { question } of asked.filter(({ bid }) => bid.orderId === order.id)) {
    await answerQuestion({ id: question.id, answer: ANSWER }, dependencies);
  }
}
