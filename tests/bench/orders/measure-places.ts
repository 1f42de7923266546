import type { Measured as Figure } from "../catalogue/target";
import { sized } from "../support/small";
import { range, ratioOfCalls, rotate } from "../support/stats";
import { CASES, type Case } from "./cases";
import type { Contender, Page } from "./contender";

export const ROUNDS = sized(31, 1);
/** Of the places that look worst: the worst of a hundred medians is mostly the one that was disturbed most. */
export const MORE_ROUNDS = sized(201, 1);
const LOOKED_AT_AGAIN = 6;
const WARM_UP = sized(5, 0);
const PAGE_SIZE = 6;

/** A page of the large customer's list, and what the small one is asked for against it. */
interface Place {
  readonly name: string;
  readonly found: number;
  readonly pages: readonly [small: Page, large: Page];
}

export interface Measured extends Place {
  readonly times: readonly [small: readonly number[], large: readonly number[]];
  readonly reads: readonly [small: number, large: number];
}

/** The large customer's time over the small one's. */
export const ratio = ({ times: [small, large] }: Measured): Figure => ratioOfCalls(large, small);

type Contenders = readonly [small: Contender, large: Contender];

/** Every place of every case, the worst ones measured so often that chance has no part in them; the worst first. */
export async function measurePlaces(contenders: Contenders): Promise<Measured[]> {
  let measured: Measured[] = [];
  for (const asked of sized(CASES, CASES.slice(-2))) {
    for (const place of await placesOf(asked, contenders)) {
      measured.push(await measure(place, contenders, ROUNDS));
    }
  }
  for (;;) {
    measured = measured.sort((a, b) => ratio(b).value - ratio(a).value);
    const worst = measured.slice(0, LOOKED_AT_AGAIN).filter(({ times }) => times[0].length < MORE_ROUNDS);
    if (worst.length === 0) return measured;
    const again = new Map<Measured, Measured>();
    for (const place of worst) again.set(place, await measure(place, contenders, MORE_ROUNDS));
    measured = measured.map((place) => again.get(place) ?? place);
  }
}

/** First, middle and last page. */
async function placesOf({ name, query }: Case, [small, large]: Contenders): Promise<Place[]> {
  const first = { query, page: 1, pageSize: PAGE_SIZE };
  const [few, many] = [(await small.ask(first)).total, (await large.ask(first)).total];
  const last = (total: number) => Math.max(1, Math.ceil(total / PAGE_SIZE));
  const middle = (total: number) => Math.ceil(last(total) / 2);
  const pages: [string, number, number][] = [
    [name, 1, 1],
    [`${name}, middle`, middle(few), middle(many)],
    [`${name}, last`, last(few), last(many)],
  ];
  return Promise.all(
    pages.slice(0, last(many) > 1 ? undefined : 1).map(async ([place, ofFew, ofMany]) => {
      const there = { ...first, page: ofMany };
      const { rows } = await large.ask(there);
      const here = { ...first, page: ofFew };
      // Who has not so many of a kind shows as many of all kinds: a page takes longer the more orders stand on it.
      const isLike = (await small.ask(here)).rows === rows;
      return {
        name: place,
        found: many,
        pages: [isLike ? here : { query: {}, page: 1, pageSize: Math.max(1, rows) }, there],
      };
    }),
  );
}

async function measure(place: Place, contenders: Contenders, rounds: number): Promise<Measured> {
  const times: [number[], number[]] = [[], []];
  for (const round of range(WARM_UP + rounds)) {
    for (const index of rotate([0, 1] as const, round)) {
      const { milliseconds } = await contenders[index].ask(place.pages[index]);
      if (round >= WARM_UP) times[index].push(milliseconds);
    }
  }
  const reads = await Promise.all([
    contenders[0].countReads(place.pages[0]),
    contenders[1].countReads(place.pages[1]),
  ]);
  return { ...place, times, reads };
}
