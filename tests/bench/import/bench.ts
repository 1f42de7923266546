import process from "node:process";
import { writeXlsx } from "hucre/xlsx";
import { importOrders } from "../../../schema/rest/imports/batch-orders";
import { XLSX_TYPE } from "../../../schema/rest/orders/order-export";
import { documentId } from "../../support/graph/document-id";
import { type Backend, startBackend } from "../pay/backend";
import { type Customer, createCustomers } from "../pay/customers";
import { printReport } from "../support/report";
import { sized } from "../support/small";
import { median, medianOf, range } from "../support/stats";
import { workerdMegabytes } from "../support/workerd-memory";

/**
 * A table of orders from its upload to the compared addresses (BATCH-04 to 07): read, checked row by row, addresses
 * recognised, stored, and the first pages of its page and its dialog asked for, through the site and the built backend.
 */
const ROWS = sized(1_000, 30);
const FEW = sized(50, 20);
const ROUNDS = sized(5, 1);
const SAMPLE_MS = 40;
/** What the platform allows an isolate, MB: without it the garbage of five rounds would be measured. */
const ISOLATE_MB = 128;
const TITLES = [
  "服务类型",
  "客户姓名",
  "客户电话",
  "客户地址",
  "有无电梯",
  "商品名称",
  "商品数量",
  "总体积",
  "包装件数",
];

const PAGE = documentId("BatchImport");
const ADDRESSES = documentId("ImportAddresses");

/** A workbook of good rows; `round` makes it another file than the last one. */
const tableOf = (rows: number, round: number): Promise<Uint8Array> =>
  writeXlsx({
    sheets: [
      {
        name: "订单",
        rows: [
          TITLES,
          ...range(rows).map((at) => [
            "仅安装",
            `客户${round}-${at}`,
            `13${String(round)}${String(10_000_000 + at)}`,
            `浙江省杭州市西湖区文三路 ${at + 1} 号`,
            "有",
            "三人沙发",
            1,
            2.5,
            3,
          ]),
        ],
      },
    ],
  });

/** One table on its way: ms, and REST calls of the site after the upload. */
async function pass({ port }: Backend, { token }: Customer, table: Uint8Array) {
  const origin = `http://127.0.0.1:${port}`;
  const form = new FormData();
  form.set("goodTypeId", "1");
  form.set("file", new File([new Uint8Array(table)], "orders.xlsx", { type: XLSX_TYPE }));
  const started = performance.now();
  const sent = await fetch(`${origin}${importOrders.path}`, {
    method: "POST",
    headers: { "WEB-TOKEN": token },
    body: form,
  });
  const { message, data } = Object(await sent.json());
  if (!data) throw new Error(`the upload was refused: ${message}`);
  const uploaded = performance.now() - started;
  let calls = 1;
  const ask = async (document: string, variables: object) => {
    const response = await fetch(`${origin}/graphql`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Origin: origin,
        "X-GraphQL-CSRF": "1",
        Cookie: `token=${token}`,
      },
      body: JSON.stringify({
        documentId: document,
        variables: { importId: String(data.importId), page: 1, pageSize: 20, ...variables },
      }),
    });
    calls += Number(
      /desc="(\d+) calls"/.exec(response.headers.get("server-timing") ?? "")?.[1] ?? Number.NaN,
    );
    const answer = Object(await response.json());
    if (!answer.data?.viewer?.importRows) throw new Error(`no rows: ${JSON.stringify(answer).slice(0, 300)}`);
  };
  await ask(PAGE, { show: "ALL" });
  await ask(ADDRESSES, {});
  return { uploaded, milliseconds: performance.now() - started, calls };
}

process.env.MINIFLARE_WORKERD_V8_FLAGS = `--max-heap-size=${ISOLATE_MB}`;
const backend = await startBackend({ door: "tests/bench/quote/site.ts" });
try {
  // A customer may send thirty tables an hour.
  const [customer] = await createCustomers(backend.db, 1);
  if (!customer) throw new Error("no customer");
  await backend.db
    .prepare(
      "INSERT INTO library_goods (id, customer_id, goods_type_id, name, img_url, created_at) VALUES (1, ?, 101, '三人沙发', '/demo/sofa.png', 0)",
    )
    .bind(customer.id)
    .run();
  const few = await pass(backend, customer, await tableOf(FEW, 10));
  const before = workerdMegabytes();
  let most = before;
  const sampler = setInterval(() => {
    most = Math.max(most, workerdMegabytes());
  }, SAMPLE_MS);
  const rounds: Awaited<ReturnType<typeof pass>>[] = [];
  for (const round of range(ROUNDS))
    rounds.push(await pass(backend, customer, await tableOf(ROWS, 20 + round)));
  const five = await pass(backend, customer, await tableOf(5 * ROWS, 40));
  clearInterval(sampler);
  const times = rounds.map(({ milliseconds }) => milliseconds);
  // The figure of the catalogue says that both are the same.
  if (five.calls !== few.calls)
    throw new Error(`${five.calls} REST calls for many rows, ${few.calls} for few`);
  printReport("import", {
    title: `Import, medians of ${ROUNDS} rounds`,
    table: [
      ["rows", "upload ms", "with addresses ms", "REST calls"],
      [FEW, few.uploaded, few.milliseconds, few.calls],
      [ROWS, median(rounds.map(({ uploaded }) => uploaded)), median(times), rounds[0]?.calls ?? Number.NaN],
      [5 * ROWS, five.uploaded, five.milliseconds, five.calls],
    ],
    figures: {
      rows_per_second: medianOf(times.map((ms) => (ROWS * 1000) / ms)),
      upload_5000_ms: five.uploaded,
      memory_mb: most - before,
      rest_calls: five.calls,
    },
  });
} finally {
  await backend.stop();
}
