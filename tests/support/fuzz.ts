import { env } from "cloudflare:workers";
import fc from "fast-check";

/** Fixed, so that a run is repeatable; fast-check prints it with every counterexample. */
const SEED = 20_261_120;

/** Figures of a property: `FUZZ_RUNS` inputs each, as `npm run test:deep` sets it, instead of the few of everyday. */
const fuzzing = (everyday: number): { seed: number; numRuns: number } => ({
  seed: SEED,
  numRuns: Number(env.FUZZ_RUNS) || everyday,
});

/** For a whole property, ms: vitest's own patience ends long before a thousand inputs do. */
export const FUZZ_TIMEOUT_MS = 60_000 + 200 * (Number(env.FUZZ_RUNS) || 0);

/** What no message may say: a stack, a query, a path of ours, or the words of a parser. */
export const LEAK =
  /\bat .+:\d+:\d+|SQLITE|D1_|\bSELECT\b|\bINSERT\b|no such|drizzle|ZodError|TypeError|SyntaxError|Unexpected token|backend\/src|node_modules/;

/** Runs an asynchronous property of one input. */
export const holds = <T>(
  input: fc.Arbitrary<T>,
  everyday: number,
  predicate: (value: T) => Promise<void>,
): Promise<void> =>
  fc.assert(
    fc.asyncProperty(input, (value) => predicate(value)),
    fuzzing(everyday),
  );
