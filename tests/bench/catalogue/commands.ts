import type { Command } from "./command";
import { DEVELOPMENT } from "./development";
import { DRILLS } from "./drills";
import { PAGES } from "./pages";
import { SERVICES } from "./services";

const ALL = { ...SERVICES, ...PAGES, ...DEVELOPMENT, ...DRILLS };

export type BenchName = keyof typeof ALL;

/** Names of the figures that a command measures. */
export type FigureOf<Name extends BenchName> = keyof (typeof ALL)[Name]["figures"];

/** Every command whose figures docs/performance.md shows: the one place of their texts and targets. */
export const COMMANDS: Readonly<Record<BenchName, Command>> = ALL;

/** Their names, in the order in which `npm run figures` measures them. */
export const BENCH_NAMES = Object.keys(ALL) as BenchName[];
