import { z } from "zod";
import { listOrders } from "../../../schema/rest/orders";
import { type Backend, startBackend } from "../pay/backend";
import type { Customer } from "../pay/customers";
import { createCaller } from "../support/caller";
import { printReport } from "../support/report";
import { median, quantile, range, rotate } from "../support/stats";
import { CASES, type Case } from "./cases";
import { fill, type Size } from "./data";
import { measureExport } from "./export";
import { measureSsr } from "./measure-ssr";
import { countRestCalls } from "./rest-calls";

/**
 * The order list of a large merchant (reliability.md R31, R32): every tab and every filter, on the first page, on the one
 * in the middle, which is the furthest from either end, and on the last, against the same with a hundredth of the orders.
 * Both backends take turns call by call, so that a busy machine disturbs them alike.
 */
const LARGE: Size = { total: 200_000, own: 20_000 };
const SMALL: Size = { total: 2_000, own: 200 };
const ROUNDS = 31;
const WARM_UP = 5;
const PAGE_SIZE = 6;

const envelope = z.object({ code: z.literal(0), data: z.object({ total: z.number() }) });

interface Contender {
  readonly backend: Backend;
  readonly customer: Customer;
  ask(query: Case["query"], page: number): Promise<{ total: number; milliseconds: number }>;
}

async function start(size: Size): Promise<Contender> {
  const backend = await startBackend({ door: "tests/bench/quote/site.ts" });
  const customer = await fill(backend, size);
  const caller = createCaller({
    port: backend.port,
    method: "GET",
    path: "/",
    headers: { "WEB-TOKEN": customer.token },
  });
  const ask: Contender["ask"] = async (query, page) => {
    const search = new URLSearchParams({ ...query, pageNum: String(page), pageSize: String(PAGE_SIZE) });
    const { body, milliseconds } = await caller({ path: `${listOrders.path}?${search}` });
    return { total: envelope.parse(JSON.parse(body)).data.total, milliseconds };
  };
  return { backend, customer, ask };
}

interface Measured {
  readonly name: string;
  readonly total: number;
  readonly small: readonly number[];
  readonly large: readonly number[];
}

async function measure(small: Contender, large: Contender): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const { name, query } of CASES) {
    const [few, many] = [(await small.ask(query, 1)).total, (await large.ask(query, 1)).total];
    const last = (total: number) => Math.max(1, Math.ceil(total / PAGE_SIZE));
    const middle = (total: number) => Math.ceil(last(total) / 2);
    const places = [
      { name, pages: [1, 1] },
      { name: `${name}, middle`, pages: [middle(few), middle(many)] },
      { name: `${name}, last`, pages: [last(few), last(many)] },
    ].slice(0, last(many) > 1 ? undefined : 1);
    for (const place of places) {
      const times: [number[], number[]] = [[], []];
      for (const round of range(WARM_UP + ROUNDS)) {
        for (const index of rotate([0, 1] as const, round)) {
          const { milliseconds } = await (index === 0 ? small : large).ask(query, place.pages[index] ?? 1);
          if (round >= WARM_UP) times[index].push(milliseconds);
        }
      }
      measured.push({ name: place.name, total: many, small: times[0], large: times[1] });
    }
  }
  return measured;
}

const contenders: Contender[] = [];
try {
  for (const size of [SMALL, LARGE]) contenders.push(await start(size));
  const [small, large] = contenders;
  if (!small || !large) throw new Error("no backends");
  const measured = await measure(small, large);
  const exported = await measureExport(large);
  const ssr = await measureSsr();
  /** Rounds are compared one by one, because the machine's mood changes between them. */
  const ratio = ({ small, large }: Measured) =>
    median(large.map((value, round) => value / (small[round] ?? Number.NaN)));
  const worst = [...measured].sort((a, b) => ratio(b) - ratio(a));
  printReport({
    title: `Order list: ${LARGE.own} of ${LARGE.total} orders against ${SMALL.own} of ${SMALL.total}, ms, medians of ${ROUNDS}`,
    table: [
      ["", "found", "small", "large", "p95", "ratio"],
      ...worst.map((row) => [
        row.name,
        String(row.total),
        median(row.small),
        median(row.large),
        quantile(row.large, 0.95),
        ratio(row),
      ]),
    ],
    figures: {
      scale_ratio: { value: Math.max(...measured.map(ratio)), target: { atMost: 1.5 } },
      list_p95_ms: { value: Math.max(...measured.map(({ large }) => quantile(large, 0.95))) },
      rest_calls: { value: await countRestCalls(large), target: { atMost: 3 } },
      ssr_ratio: { value: ssr.ratio, target: { atMost: 2.5 } },
      export_rows_per_second: { value: exported.rowsPerSecond },
      export_memory_mb: { value: exported.megabytes, target: { atMost: 96 } },
    },
    notes: [
      `The list page takes the server ${ssr.page.toFixed(2)} ms from the request to the last byte of its document; React's renderToString, with the encoding of its text, takes ${ssr.rows.toFixed(2)} ms for the six rows alone.`,
    ],
  });
} finally {
  for (const { backend } of contenders) await backend.stop();
}
