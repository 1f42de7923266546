import { documentId } from "../../support/graph/document-id";
import type { Measured } from "../catalogue/target";
import { type Backend, startBackend } from "../pay/backend";
import { type Customer, createCustomers } from "../pay/customers";
import { type Caller, createCaller } from "../support/caller";
import { printReport } from "../support/report";
import { sized } from "../support/small";
import { median, quantile, range, ratioOfCalls, rotate } from "../support/stats";

/**
 * The messages of a customer with 1,000 unread ones against those of a customer with ten, through the whole stack: both
 * take turns call by call, so that a busy machine disturbs them alike. Either way the page shows ten.
 */
const FEW = 10;
const MANY = sized(1_000, 20);
const ORDERS = 10;
const ROUNDS = sized(201, 2);
const WARM_UP = sized(50, 0);

const list = { kind: "SERVICE", page: 1, pageSize: FEW };
const PLACES = [
  {
    name: "by time",
    figure: "by_time_ratio",
    document: "MessageList",
    variables: { ...list, isByTime: true, isByOrder: false },
  },
  {
    name: "by order",
    figure: "by_order_ratio",
    document: "MessageList",
    variables: { ...list, isByTime: false, isByOrder: true },
  },
  { name: "badge", figure: "badge_ratio", document: "UnreadMessages", variables: {} },
] as const;

interface MeasuredPlace {
  readonly name: string;
  readonly figure: (typeof PLACES)[number]["figure"];
  readonly times: readonly [few: readonly number[], many: readonly number[]];
  readonly ratio: Measured;
}

/** Unread messages a minute apart, about ten orders in turn. */
const fill = (db: D1Database, { id }: Customer, count: number) =>
  db
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
       INSERT INTO messages (id, customer_id, type, title, content, associated_id, topic, created_at)
       SELECT ?1 * 100000 + i, ?1, 'service', '师傅已接单', '订单26112015603984已有师傅接单，师傅将与客户预约上门时间。',
              ?1 * 100 + i % ${ORDERS}, 'ORDER', 1790000000000 - i * 60000 FROM n`,
    )
    .bind(id, count)
    .run();

function callerOf({ port }: Backend, { token }: Customer): Caller {
  return createCaller({
    port,
    path: "/graphql",
    headers: {
      "Content-Type": "application/json",
      Accept: "application/json",
      Origin: `http://127.0.0.1:${port}`,
      "Sec-Fetch-Site": "same-origin",
      "X-GraphQL-CSRF": "1",
      Cookie: `token=${token}`,
    },
  });
}

const backend = await startBackend({ door: "tests/bench/quote/site.ts" });
try {
  const [few, many] = await createCustomers(backend.db, 2);
  if (!few || !many) throw new Error("no customers");
  await fill(backend.db, few, FEW);
  await fill(backend.db, many, MANY);
  const callers = [callerOf(backend, few), callerOf(backend, many)] as const;
  const measured: MeasuredPlace[] = [];
  for (const { name, figure, document, variables } of PLACES) {
    const body = JSON.stringify({ documentId: documentId(document), variables });
    const times: [number[], number[]] = [[], []];
    for (const round of range(WARM_UP + ROUNDS)) {
      for (const index of rotate([0, 1] as const, round)) {
        const answer = await callers[index]({ body });
        if (JSON.parse(answer.body).errors) throw new Error(answer.body);
        if (round >= WARM_UP) times[index].push(answer.milliseconds);
      }
    }
    measured.push({ name, figure, times, ratio: ratioOfCalls(times[1], times[0]) });
  }
  const ratioOfPlace = (figure: MeasuredPlace["figure"]) =>
    measured.find((place) => place.figure === figure)?.ratio ?? Number.NaN;
  printReport("messages", {
    title: `Messages: ${MANY} unread against ${FEW}, ms, medians of ${ROUNDS}`,
    table: [
      ["", `${FEW}`, `${MANY}`, "p95", "ratio"],
      ...measured.map(({ name, times, ratio }) => [
        name,
        ...times.map(median),
        quantile(times[1], 0.95),
        ratio.value,
      ]),
    ],
    figures: {
      by_time_ratio: ratioOfPlace("by_time_ratio"),
      by_order_ratio: ratioOfPlace("by_order_ratio"),
      badge_ratio: ratioOfPlace("badge_ratio"),
    },
    notes: [
      "By order, the page of the customer with more has a hundred times as many messages in its groups.",
    ],
  });
} finally {
  await backend.stop();
}
