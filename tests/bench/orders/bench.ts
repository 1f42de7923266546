import { exportOrders } from "../../../schema/rest/orders/order-export";
import { printReport } from "../support/report";
import { sized } from "../support/small";
import { median, quantile } from "../support/stats";
import { type Contender, createContender } from "./contender";
import { countWrites } from "./count-writes";
import type { Size } from "./data";
import { measureExport } from "./export";
import { MORE_ROUNDS, measurePlaces, ROUNDS, ratio } from "./measure-places";
import { measureSsr } from "./measure-ssr";
import { countRestCalls } from "./rest-calls";

/**
 * The order list of a large merchant (reliability.md R31, R32): every tab and every filter, on the first page, on the one
 * in the middle, which is the furthest from either end, and on the last, against the same with a hundredth of the orders.
 * Both backends take turns call by call, so that a busy machine disturbs them alike.
 */
const LARGE: Size = sized({ total: 200_000, own: 20_000 }, { total: 60, own: 30 });
const SMALL: Size = sized({ total: 2_000, own: 200 }, { total: 20, own: 10 });

const contenders: Contender[] = [];
try {
  for (const size of [SMALL, LARGE]) contenders.push(await createContender(size));
  const [small, large] = contenders;
  if (!small || !large) throw new Error("no backends");
  const measured = await measurePlaces([small, large]);
  const exported = await measureExport({ ...large, path: exportOrders.path });
  const ssr = await measureSsr();
  const worst = measured[0];
  if (!worst) throw new Error("no places");
  printReport("orders", {
    title: `Order list: ${LARGE.own} of ${LARGE.total} orders against ${SMALL.own} of ${SMALL.total}, ms, medians of ${ROUNDS}`,
    table: [
      ["", "found", "small", "large", "p95", "ratio", "reads, small", "reads, large"],
      ...measured.map((place) => [
        place.name,
        String(place.found),
        ...place.times.map(median),
        quantile(place.times[1], 0.95),
        ratio(place).value,
        ...place.reads.map(String),
      ]),
    ],
    figures: {
      ssr_ratio: ssr.ratio,
      scale_ratio: ratio(worst),
      reads_share: Math.max(...measured.map(({ reads }) => reads[1])) / LARGE.own,
      list_p95_ms: Math.max(...measured.map(({ times }) => quantile(times[1], 0.95))),
      rest_calls: await countRestCalls(large),
      rows_written_per_order: await countWrites(large.backend, large.customer),
      export_rows_per_second: exported.rowsPerSecond,
      export_memory_mb: exported.megabytes,
    },
    notes: [
      `The places that look worst are measured again in ${MORE_ROUNDS} rounds each, until the worst one is one of these: of ${measured.length} medians of ${ROUNDS}, the worst is mostly the most disturbed.`,
      "Where the small customer has fewer orders of a kind than the page shows, they show as many of their whole list.",
      "Reads are entries of tables and indexes that finding the page and its total takes; reads_share is the most of them over the orders that the customer has.",
      `The list page takes the server ${ssr.page.toFixed(2)} ms from the request to the last byte of its document; React's renderToString, with the encoding of its text, takes ${ssr.rows.toFixed(2)} ms for the six rows alone.`,
    ],
  });
} finally {
  for (const { backend } of contenders) await backend.stop();
}
