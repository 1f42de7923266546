import { atLeast, atMost, type Command, exactly } from "./command";

const CALLS_OF_CELLS = ["list", "detail", "create", "pay"] as const;
type CallOfCells = (typeof CALLS_OF_CELLS)[number];

/** The same ratio of each call that the bench of cells measures. */
const ratios = <Name extends string>(name: Name, text: string, most: number) =>
  Object.fromEntries(
    CALLS_OF_CELLS.map((call) => [
      `${call}_${name}`,
      { text: `Time of ${call} ${text}`, target: atMost(most) },
    ]),
  ) as Record<`${CallOfCells}_${Name}`, { text: string; target: ReturnType<typeof atMost> }>;

/** Gateway, rooms and the calls of the REST backend. */
export const SERVICES = {
  gateway: {
    command: "npm run bench:gateway",
    module: "tests/bench/gateway/bench.ts",
    minutes: 6,
    figures: {
      p50_ratio: {
        text: "Time of the order list by its hash over the time of the same REST call made directly, one caller",
        target: atMost(1.55),
        isNoticed: true,
      },
      cpu_ratio: { text: "The same for CPU, eight callers", target: atMost(1.75), isNoticed: true },
      in_process_ratio: { text: "CPU of the same operation in process, as the loader of a page runs it" },
      vs_apollo: {
        text: "CPU of Apollo Server over CPU of the gateway",
        target: atLeast(1),
        isNoticed: true,
      },
      rest_calls: { text: "REST calls of the operation", target: atMost(3), isNoticed: true },
    },
  },
  rooms: {
    command: "npm run bench:rooms",
    module: "tests/bench/rooms/bench.ts",
    minutes: 6,
    figures: {
      p99_vs_bare: {
        text: "Time from push to tab over that of a bare Durable Object that stores and sends",
        target: atMost(1.25),
        isNoticed: true,
      },
      rate_vs_ws: {
        text: "Events a second over those of a plain `ws` server, ten events in a push",
        target: atLeast(0.6),
        isNoticed: true,
      },
      sockets: {
        text: "Sockets that were open at a time and heard every event once",
        target: atLeast(5000),
        isNoticed: true,
      },
      p99_vs_ws: {
        text: "Time from push to tab over that of `ws`, which keeps nothing: the cost of workerd and storage",
      },
      single_rate_vs_ws: { text: "Events a second over those of `ws`, one event in a push: a quiet system" },
      crowd_push_p99_ms: {
        text: "One push to each of 2,500 users, until the last tab",
        target: atMost(2000),
      },
    },
  },
  pay: {
    command: "npm run bench:pay",
    module: "tests/bench/pay/bench.ts",
    minutes: 3,
    figures: {
      debits_per_order: {
        text: "Debits of an order that 50 callers pay at once; the ledger sums to zero at the end",
        target: exactly(1),
        isNoticed: true,
      },
      pays_per_second_1: { text: "Payments a second of one caller, the password checked at its real cost" },
      pays_per_second_50: { text: "The same for 50 callers" },
    },
  },
  load: {
    command: "npm run bench:load",
    module: "tests/bench/load/bench.ts",
    args: ["--minutes", "3"],
    minutes: 9,
    figures: {
      list_p95_ms: {
        text: "Order list, 50 mixed requests a second by 201 customers with 200,000 orders",
        target: atMost(300),
        isNoticed: true,
      },
      detail_p95_ms: { text: "Order detail in the same load", target: atMost(400), isNoticed: true },
      write_p95_ms: { text: "An order placed or a follow-up added in the same load" },
      pay_p95_ms: { text: "Payment in the same load", target: atMost(800), isNoticed: true },
      errors: { text: "Requests of this load that failed", target: exactly(0) },
      deep_p95_ms: {
        text: "Page 8,000 of a merchant with 50,000 orders, every filter",
        target: atMost(500),
      },
    },
  },
  cells: {
    command: "npm run bench:cells",
    module: "tests/bench/cells/bench.ts",
    minutes: 6,
    figures: {
      ...ratios(
        "one_vs_d1",
        "with 20,000 orders in one cell over that with the same in the one database of before",
        0.7,
      ),
      ...ratios("many_vs_one", "with 16 cells of 20,000 orders each over that with one cell", 1.1),
    },
  },
  orders: {
    command: "npm run bench:orders",
    module: "tests/bench/orders/bench.ts",
    minutes: 9,
    figures: {
      ssr_ratio: {
        text: "Document of the list page from request to last byte over `renderToString` of the same six rows",
        target: atMost(6.2),
        isNoticed: true,
      },
      scale_ratio: {
        text: "List of 20,000 among 200,000 orders over one of 200 among 2,000: the worst of all tabs and filters",
        target: atMost(1.5),
      },
      reads_share: {
        text: "Index entries read for a page and its total over the orders of the customer, at the worst place",
        target: atMost(0.3),
      },
      rows_written_per_order: {
        text: "Rows and index entries that an order's life of eight steps writes",
        target: atMost(250),
      },
      list_p95_ms: { text: "95 % of the calls at the worst place" },
      rest_calls: { text: "REST calls of the operations of the list page", target: atMost(3) },
      export_rows_per_second: { text: "Export of 20,000 orders as a workbook" },
      export_memory_mb: { text: "Growth of the Workers during this export", target: atMost(96) },
    },
  },
  wallet: {
    command: "npm run bench:wallet",
    module: "tests/bench/wallet/bench.ts",
    minutes: 6,
    figures: {
      scale_ratio: {
        text: "Ledger of 99,999 lines over one of 1,000: the worst of pages, filters, sums and bills",
        target: atMost(1.3),
      },
      page_ms: { text: "The slowest of these calls to the large ledger" },
      export_first_byte_ms: {
        text: "Export of 99,999 lines, until its first byte",
        target: atMost(1000),
      },
      export_memory_mb: { text: "Growth of the Workers during this export", target: atMost(128) },
      export_rows_per_second: { text: "Rows a second of this export" },
    },
  },
  messages: {
    command: "npm run bench:messages",
    module: "tests/bench/messages/bench.ts",
    minutes: 3,
    figures: {
      by_time_ratio: {
        text: "Messages by time of a customer with 1,000 unread ones over those of a customer with ten",
        target: atMost(1.3),
      },
      by_order_ratio: {
        text: "The same by order: the page has a hundred times as many messages in its groups",
        target: atMost(2),
      },
      badge_ratio: { text: "The same for the number of unread messages", target: atMost(1.3) },
    },
  },
  quote: {
    command: "npm run bench:quote",
    module: "tests/bench/quote/bench.ts",
    minutes: 3,
    figures: {
      p50_ratio: {
        text: "Time of a price through the whole stack over the time of the bare REST call",
        target: atMost(1.5),
      },
    },
  },
  import: {
    command: "npm run bench:import",
    module: "tests/bench/import/bench.ts",
    minutes: 3,
    figures: {
      rows_per_second: {
        text: "A table of 1,000 orders from its upload to its compared addresses",
        target: atLeast(200),
      },
      upload_5000_ms: {
        text: "The largest table: read, every row checked, addresses recognised, stored",
        target: atMost(5000),
      },
      memory_mb: {
        text: "Growth of the Workers meanwhile, each isolate limited to 128 MB as it is deployed",
        target: atMost(128),
      },
      rest_calls: { text: "REST calls of the page for 5,000 rows, the same as for 50", target: exactly(4) },
    },
  },
} as const satisfies Record<string, Command>;
