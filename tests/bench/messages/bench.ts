import persisted from "../../../app/gql/persisted-documents.json";
import { type Backend, startBackend } from "../pay/backend";
import { type Customer, createCustomers } from "../pay/customers";
import { type Caller, createCaller } from "../support/caller";
import { printReport } from "../support/report";
import { median, quantile, range, rotate } from "../support/stats";

/**
 * The messages of a customer with 1,000 unread ones against those of a customer with ten, through the whole stack: both
 * take turns call by call, so that a busy machine disturbs them alike. Either way the page shows ten.
 */
const FEW = 10;
const MANY = 1_000;
const ORDERS = 10;
const ROUNDS = 201;
const WARM_UP = 50;

const documentIdOf = (name: string) => {
  const entry = Object.entries(persisted).find(([, text]) => new RegExp(`\\bquery ${name}\\b`).test(text));
  if (!entry) throw new Error(`${name} has no persisted document`);
  return entry[0];
};

const list = { kind: "SERVICE", page: 1, pageSize: FEW };
const PLACES = [
  { name: "by time", document: "MessageList", variables: { ...list, isByTime: true, isByOrder: false } },
  { name: "by order", document: "MessageList", variables: { ...list, isByTime: false, isByOrder: true } },
  { name: "badge", document: "UnreadMessages", variables: {} },
];

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
  const measured = [];
  for (const { name, document, variables } of PLACES) {
    const body = JSON.stringify({ documentId: documentIdOf(document), variables });
    const times: [number[], number[]] = [[], []];
    for (const round of range(WARM_UP + ROUNDS)) {
      for (const index of rotate([0, 1] as const, round)) {
        const answer = await callers[index]({ body });
        if (JSON.parse(answer.body).errors) throw new Error(answer.body);
        if (round >= WARM_UP) times[index].push(answer.milliseconds);
      }
    }
    // Rounds are compared one by one, because the machine's mood changes between them.
    const ratio = median(times[1].map((value, round) => value / (times[0][round] ?? Number.NaN)));
    measured.push({ name, times, ratio });
  }
  printReport({
    title: `Messages: ${MANY} unread against ${FEW}, ms, medians of ${ROUNDS}`,
    table: [
      ["", `${FEW}`, `${MANY}`, "p95", "ratio"],
      ...measured.map(({ name, times, ratio }) => [
        name,
        ...times.map(median),
        quantile(times[1], 0.95),
        ratio,
      ]),
    ],
    figures: Object.fromEntries(
      measured.map(({ name, ratio }) => [
        `messages_${name.replace(" ", "_")}_ratio`,
        { value: ratio, target: { atMost: name === "by order" ? 2 : 1.3 } },
      ]),
    ),
    notes: [
      "By order, the page of the customer with more has a hundred times as many messages in its groups.",
    ],
  });
} finally {
  await backend.stop();
}
