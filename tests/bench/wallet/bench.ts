import { z } from "zod";
import { listBills } from "../../../schema/rest/wallet/bill";
import { listCashFlows, sumCashFlows } from "../../../schema/rest/wallet/cash-flow";
import { exportCashFlows } from "../../../schema/rest/wallet/cash-flow-export";
import { measureExport } from "../orders/export";
import { type Backend, startBackend } from "../pay/backend";
import type { Customer } from "../pay/customers";
import { createCaller } from "../support/caller";
import { printReport } from "../support/report";
import { sized } from "../support/small";
import { median, range, ratioOfCalls, rotate } from "../support/stats";
import { fillWallet } from "./data";

/** The ledger of a merchant's two years against one of a week: pages, filters, sums and bills, and its export. */
const LARGE = sized(99_999, 60);
const SMALL = sized(1_000, 30);
const ROUNDS = sized(201, 1);
const WARM_UP = sized(20, 0);
const PAGE_SIZE = 12;

const envelope = z.object({ code: z.literal(0), data: z.object({ total: z.number().optional() }) });

interface Contender {
  readonly backend: Backend;
  readonly customer: Customer;
  readonly lines: number;
  /** Calls a path with a query; ms, and the total where the answer has one. */
  ask(place: Place, page: number): Promise<{ milliseconds: number; total: number }>;
}

interface Place {
  readonly name: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Which part of the pages is asked for, 0 to 1; nothing for what has no pages. */
  readonly depth?: number;
}

const day = (ms: number) => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 10);
const WEEK = { startTime: day(Date.now() - 6 * 86_400_000), endTime: day(Date.now()) };

const list = (name: string, query: Place["query"], depth: number): Place => ({
  name,
  method: "POST",
  path: listCashFlows.path,
  query,
  depth,
});
const PLACES: readonly Place[] = [
  list("first page", {}, 0),
  list("page in the middle", {}, 0.5),
  list("last page", {}, 1),
  list("one type, middle", { type: "REFUND" }, 0.5),
  list("one pay way, middle", { payWay: "ALIPAY" }, 0.5),
  list("type and pay way, last", { type: "CASH_OUT", payWay: "ALIPAY" }, 1),
  list("a week", WEEK, 0),
  list("a week of one type", { ...WEEK, type: "PLACE_AN_ORDER" }, 0.5),
  { name: "sums of everything", method: "GET", path: sumCashFlows.path, query: {} },
  {
    name: "sums of a week of one type",
    method: "GET",
    path: sumCashFlows.path,
    query: { ...WEEK, type: "REFUND" },
  },
  { name: "bills of the year", method: "GET", path: listBills.path, query: {} },
];

async function createContender(lines: number): Promise<Contender> {
  const backend = await startBackend({ door: "tests/bench/quote/site.ts" });
  const customer = await fillWallet(backend, lines);
  const headers = { "WEB-TOKEN": customer.token };
  const callers = {
    GET: createCaller({ port: backend.port, method: "GET", path: "/", headers }),
    POST: createCaller({ port: backend.port, method: "POST", path: "/", headers }),
  };
  return {
    backend,
    customer,
    lines,
    async ask({ method, path, query, depth }, page) {
      const pages: Record<string, string> =
        depth === undefined ? {} : { pageIndex: String(page), pageSize: String(PAGE_SIZE) };
      const search = new URLSearchParams({ ...query, ...pages });
      const { body, milliseconds } = await callers[method]({ path: `${path}?${search}` });
      return { milliseconds, total: envelope.parse(JSON.parse(body)).data.total ?? 0 };
    },
  };
}

/** Both contenders take turns, so that a busy machine disturbs them alike. */
async function measure(place: Place, contenders: readonly [Contender, Contender]) {
  const pages = await Promise.all(
    contenders.map(async (contender) => {
      const last = Math.max(1, Math.floor((await contender.ask(place, 1)).total / PAGE_SIZE));
      return Math.max(1, Math.round(last * (place.depth ?? 0)));
    }),
  );
  const times: [number[], number[]] = [[], []];
  for (const round of range(WARM_UP + ROUNDS)) {
    for (const index of rotate([0, 1] as const, round)) {
      const { milliseconds } = await contenders[index].ask(place, pages[index] ?? 1);
      if (round >= WARM_UP) times[index].push(milliseconds);
    }
  }
  const ratio = ratioOfCalls(times[1], times[0]);
  return { name: place.name, small: median(times[0]), large: median(times[1]), ratio };
}

const contenders: Contender[] = [];
try {
  for (const lines of [SMALL, LARGE]) contenders.push(await createContender(lines));
  const [small, large] = contenders;
  if (!small || !large) throw new Error("no backends");
  const measured = [];
  for (const place of PLACES) measured.push(await measure(place, [small, large]));
  const exported = await measureExport({ ...large, path: exportCashFlows.path });
  // The worst place is the figure, with the range of its own rounds.
  const [worst] = measured.map(({ ratio }) => ratio).sort((a, b) => b.value - a.value);
  printReport("wallet", {
    title: `Ledger of a wallet: ${LARGE} lines against ${SMALL}, ms, medians of ${ROUNDS}`,
    table: [
      ["", "small", "large", "ratio"],
      ...measured.map(({ name, ...values }) => [name, values.small, values.large, values.ratio.value]),
    ],
    figures: {
      scale_ratio: worst ?? Number.NaN,
      page_ms: Math.max(...measured.map(({ large: ms }) => ms)),
      export_first_byte_ms: exported.firstByteMs,
      export_memory_mb: exported.megabytes,
      export_rows_per_second: exported.rowsPerSecond,
    },
  });
} finally {
  for (const { backend } of contenders) await backend.stop();
}
