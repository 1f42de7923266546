import { chromium } from "@playwright/test";
import { findChromium } from "../../../scripts/lib/find-browser";
import { CHROMIUM_FLAGS } from "../../support/chromium-flags";
import type { Measured } from "../catalogue/target";
import { printReport } from "../support/report";
import { sized } from "../support/small";
import { median, medianOf, range } from "../support/stats";
import { INTERACTIONS } from "./interactions";
import { measureVisit } from "./measure-visit";
import { startListSite } from "./site";

/**
 * How long the order list takes from a press to the next picture (Interaction to Next Paint), in a browser whose
 * processor is four times slower than this one: the documented page of six rows, and the largest of a hundred.
 */
const SLOWDOWN = sized(4, 1);
const ROUNDS = sized(5, 1);
const SIZES = [6, 100] as const;

const site = await startListSite();
const browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_FLAGS] });
try {
  const visits: { size: number; times: number[] }[] = [];
  for (const _ of range(ROUNDS)) {
    for (const size of SIZES) {
      visits.push({ size, times: await measureVisit(browser, site.origin, { size, slowdown: SLOWDOWN }) });
    }
  }
  const timesOf = (size: number, index: number) =>
    visits.filter((visit) => visit.size === size).map(({ times }) => times[index] ?? 0);
  /** The slowest interaction, each by the middle of its rounds: the machine may have been busy in one. */
  const inpOf = (size: number): Measured => {
    const rounds = INTERACTIONS.map((_, index) => medianOf(timesOf(size, index)));
    return rounds.sort((a, b) => b.value - a.value)[0] ?? { value: Number.NaN };
  };
  printReport("inp", {
    title: `Order list, ms from press to picture, processor ${SLOWDOWN} times slower, ${ROUNDS} rounds`,
    table: [
      ["", ...SIZES.flatMap((size) => [`${size} rows`, "worst"])],
      ...INTERACTIONS.map(({ name }, index) => [
        name,
        ...SIZES.flatMap((size) => [median(timesOf(size, index)), Math.max(...timesOf(size, index))]),
      ]),
    ],
    figures: {
      inp_ms: inpOf(6),
      inp_100_ms: inpOf(100),
    },
    notes: ["Browsers say these times in steps of 8 ms, and 0 for what took less than 16."],
  });
} finally {
  await browser.close();
  await site.stop();
}
