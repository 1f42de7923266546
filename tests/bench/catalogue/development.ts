import { atLeast, atMost, type Command, exactly } from "./command";

/** A slice of the mutation tests, which prints its score itself. */
const slice = <const Name extends string>(name: Name, text: string) => ({
  command: `npm run mutation -- ${name}` as const,
  module: "scripts/mutation.ts",
  args: [name],
  minutes: 240,
  isOnRequest: true as const,
  figures: { [`mutation_${name}`]: { text, target: atLeast(85) } },
});

/** What a developer waits for, and what the tests notice. */
export const DEVELOPMENT = {
  starts: {
    command: "npm start",
    module: "scripts/figures/measure-starts.ts",
    minutes: 4,
    figures: {
      first_s: {
        text: "`npm start` after an install, until the first page",
        target: atMost(30),
        isNoticed: true,
      },
      again_s: { text: "`npm start` with nothing changed", target: atMost(8), isNoticed: true },
      edit_s: {
        text: "`npm run dev`: until an edit of a component shows in the open page",
        target: atMost(1),
        isNoticed: true,
      },
      gateway_edit_s: {
        text: "`npm run dev`: until an edit of the gateway is served",
        target: atMost(3),
        isNoticed: true,
      },
    },
  },
  mutation_money: slice(
    "money",
    "Broken lines of ledger, prices and the lifecycles of orders and refunds that the tests notice, %",
  ),
  mutation_rules: slice("rules", "The same for `schema/rules`, %"),
  mutation_graph: slice("graph", "The same for `schema/graphql`, %"),
  mutation_features: slice("features", "The same for the pure code of `app/features`, %"),
  gate: {
    command: "npm test",
    figures: {
      minutes: { text: "The whole gate on two cores", target: atMost(15), isNoticed: true },
      failed: { text: "Checks and tests of it that failed", target: exactly(0) },
    },
  },
  deep: {
    command: "npm run test:deep",
    figures: {
      minutes: {
        text: "Fuzz and model tests at deep sizes, tests on workerd in one cell and sixteen, before a release",
      },
      failed: { text: "Tests of it that failed", target: exactly(0) },
    },
  },
} as const satisfies Record<string, Command>;
