import { atLeast, atMost, type Command, exactly } from "./command";

/** What is rehearsed because a reliable platform has to survive it (docs/reliability.md). */
export const DRILLS = {
  deploy: {
    command: "npm run drill:deploy",
    module: "tests/drills/deploy/drill.ts",
    minutes: 6,
    isOnRequest: true,
    figures: {
      payments: {
        text: "Payments answered during a deployment and its way back (R37)",
        target: atLeast(500),
      },
      lost_payments: { text: "Of these, without a debit", target: exactly(0) },
      doubled_payments: { text: "Of these, with more than one debit", target: exactly(0) },
      forgotten_drafts: {
        text: "Half-filled forms that are not as they were saved last",
        target: exactly(0),
      },
      sockets: { text: "Sockets that were open meanwhile", target: atLeast(1000) },
      longest_away_s: { text: "The longest time that a tab was without its socket, s", target: atMost(10) },
      wrong_events: {
        text: "Events that a tab was shown twice, out of order or not at all",
        target: exactly(0),
      },
      unanswered_pages: {
        text: "Times that a page of one version was not answered by the other",
        target: exactly(0),
      },
    },
  },
  crowd: {
    command: "npm run drill:crowd",
    module: "tests/drills/crowd/drill.ts",
    minutes: 6,
    isOnRequest: true,
    figures: {
      sockets: {
        text: "Sockets that were open at a time in two runtimes and heard every event once (R10)",
        target: atLeast(10_000),
      },
      push_p99_ms: { text: "One push to each of their users, until the last tab", target: atMost(2000) },
      back_in_s: { text: "Until all were back with what they had missed, s", target: atMost(30) },
      calls_per_return: { text: "Calls of the backend for a tab that comes back", target: exactly(1) },
      storm_vs_usual: {
        text: "Calls of the backend in the 30 s of the return over the same users at work",
        target: atMost(2),
      },
    },
  },
  restore: {
    command: "npm run drill:restore",
    module: "tests/drills/restore/drill.ts",
    minutes: 6,
    isOnRequest: true,
    figures: {
      differing_tables: {
        text: "Tables of a restored database that are not as they were exported (R36)",
        target: exactly(0),
      },
      broken_promises: { text: "Broken promises of its data", target: exactly(0) },
      lost_before_export: { text: "Rows of before the export that are missing", target: exactly(0) },
      lost_after_export: { text: "Rows of after the export, which no export brings back" },
      export_s: { text: "The export, s" },
      restore_s: { text: "From the destroyed database to the restored one, s", target: atMost(1800) },
      customer_restore_s: { text: "Until one customer was restored from a dump, s", target: atMost(1800) },
      customer_frozen_ms: { text: "How long that customer took no requests, ms" },
      cell_restore_s: { text: "Until a lost cell was restored from its dump, s", target: atMost(1800) },
      missing_orders: {
        text: "Acknowledged orders of before the dumps, or of other customers, that are missing",
        target: exactly(0),
      },
      lost_orders: { text: "Orders of the restored customer since the dump, which are lost" },
    },
  },
  soak: {
    command: "npm run drill:soak",
    module: "tests/drills/soak/drill.ts",
    minutes: 20,
    isOnRequest: true,
    figures: {
      commands: { text: "Commands of every kind under faults, five a second (R40)" },
      hours: { text: "Hours that passed meanwhile by the platform's clock" },
      unanswered: { text: "Commands that were never answered", target: exactly(0) },
      repeated: { text: "Commands that met a fault and were sent again", target: atLeast(1) },
      differences: { text: "Broken promises of the books and of other data afterwards", target: exactly(0) },
      outbox: { text: "Events that had not reached their room half an hour later", target: exactly(0) },
      memory_growth_mb: {
        text: "What the Workers hold in the last tenth of the time over that in the second, MB",
        target: atMost(16),
      },
      wrong_events: {
        text: "Events that a tab was shown twice, out of order or not at all",
        target: exactly(0),
      },
    },
  },
} as const satisfies Record<string, Command>;
