import { atLeast, atMost, type Command, exactly } from "./command";

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
  mutation: {
    command: "npm run mutation",
    module: "scripts/figures/measure-mutation.ts",
    minutes: 120,
    isOnRequest: true,
    figures: {
      mutation_money: {
        text: "Broken lines of ledger, prices and the lifecycles of orders and refunds that the tests notice, %",
        target: atLeast(85),
      },
      mutation_rules: { text: "The same for `schema/rules`, %", target: atLeast(85) },
      mutation_graph: { text: "The same for `schema/graphql`, %", target: atLeast(85) },
      mutation_features: { text: "The same for the pure code of `app/features`, %", target: atLeast(85) },
    },
  },
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
