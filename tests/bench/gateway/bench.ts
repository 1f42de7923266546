import { deepStrictEqual } from "node:assert";
import { ROOT } from "../../support/project/source-files";
import { bundle, createWorkspace } from "../support/bundle";
import { type Caller, createCaller, runCallers } from "../support/caller";
import { type Child, startChild } from "../support/child";
import { printReport } from "../support/report";
import { sized } from "../support/small";
import { median, quantile, range, ratioOf, rotate } from "../support/stats";
import { expectSameAnswer } from "./compare-answers";
import { DOCUMENT, DOCUMENT_ID, TOKEN, VARIABLES } from "./operation";

/**
 * What the gateway costs: the operation of the order list page (six rows) through our gateway, against the same REST
 * calls made directly and against Apollo Server, all on Node over loopback. Every figure is the median over rounds in
 * which all contenders take their turn, call by call where time is measured: a busy machine then disturbs them alike.
 */
const ROUNDS = sized(11, 1);
const WARM_UP = sized(2500, 8);
const ALONE = sized(150, 3);
/** CPU is measured in slices, between which the contenders take turns. */
const TOGETHER = { callers: 8, slices: sized(8, 1), count: sized(60, 16) };

interface Contender {
  name: string;
  child: Child;
  call: Caller;
}

interface Round {
  /** Median at one caller, ms. */
  p50: number;
  p99: number;
  /** CPU per request at several callers, µs. */
  cpu: number;
}

const { folder, remove } = createWorkspace();
const children: Child[] = [];

async function start(
  file: string,
  args: string[] = [],
  packages: "inside" | "outside" = "inside",
): Promise<Child> {
  const child = await startChild(await bundle(`tests/bench/gateway/${file}.ts`, folder, { packages }), args);
  children.push(child);
  return child;
}

function createContender(name: string, child: Child, path: string, body: unknown): Contender {
  const headers = {
    "Content-Type": "application/json",
    Accept: "application/graphql-response+json, application/json",
    Cookie: `token=${TOKEN}`,
    Origin: `http://127.0.0.1:${child.port}`,
    "Sec-Fetch-Site": "same-origin",
    "X-GraphQL-CSRF": "1",
  };
  return { name, child, call: createCaller({ port: child.port, path, headers, body: JSON.stringify(body) }) };
}

/** How long calls take at one caller, ms, by contender. */
async function measureAlone(contenders: readonly Contender[]): Promise<Map<Contender, number[]>> {
  const latencies = new Map<Contender, number[]>(contenders.map((contender) => [contender, []]));
  for (const index of range(ALONE)) {
    for (const contender of rotate(contenders, index)) {
      latencies.get(contender)?.push((await contender.call()).milliseconds);
    }
  }
  return latencies;
}

/** CPU per request at several callers, µs, by contender. */
async function measureCpu(contenders: readonly Contender[]): Promise<Map<Contender, number>> {
  const used = new Map<Contender, number>();
  for (const slice of range(TOGETHER.slices)) {
    for (const contender of rotate(contenders, slice)) {
      const before = await contender.child.usage();
      await runCallers(TOGETHER.callers, TOGETHER.count, () => contender.call());
      const after = await contender.child.usage();
      const perRequest = (after.cpu - before.cpu) / (TOGETHER.count * TOGETHER.slices);
      used.set(contender, (used.get(contender) ?? 0) + perRequest);
    }
  }
  return used;
}

async function countRestCalls(backend: Child, contender: Contender): Promise<number> {
  const before = await backend.usage();
  await contender.call();
  return (await backend.usage()).requests - before.requests;
}

try {
  const backend = await start("stub-backend");
  const origin = `http://127.0.0.1:${backend.port}`;
  const persisted = { documentId: DOCUMENT_ID, variables: VARIABLES };
  const gateway = await start("ours", [origin]);
  const ours = createContender("gateway", gateway, "/graphql", persisted);
  const inProcess = createContender("a loader", gateway, "/", {});
  const direct = createContender("direct calls", await start("direct", [origin]), "/", {});
  const hash = { version: 1, sha256Hash: DOCUMENT_ID.replace("sha256:", "") };
  const apollo = createContender(
    "Apollo Server",
    await start("apollo", [origin, `${ROOT}schema/schema.graphql`], "outside"),
    "/",
    { variables: VARIABLES, operationName: "OrderList", extensions: { persistedQuery: hash } },
  );
  const contenders = [direct, ours, inProcess, apollo];

  // Apollo learns the document once, as its clients do; from then on everybody sends hashes.
  await apollo.call({
    body: JSON.stringify({ query: DOCUMENT, variables: VARIABLES, extensions: { persistedQuery: hash } }),
  });
  const expected: unknown = JSON.parse((await ours.call()).body);
  for (const { name, call } of contenders)
    expectSameAnswer(DOCUMENT, name, JSON.parse((await call()).body), expected);
  const restCalls = {
    ours: await countRestCalls(backend, ours),
    direct: await countRestCalls(backend, direct),
    apollo: await countRestCalls(backend, apollo),
  };
  deepStrictEqual([restCalls.ours, restCalls.apollo], [restCalls.direct, restCalls.direct]);

  for (const { call } of contenders) await runCallers(TOGETHER.callers, WARM_UP, () => call());
  const rounds = new Map<Contender, Round[]>(contenders.map((contender) => [contender, []]));
  for (let round = 0; round < ROUNDS; round++) {
    const alone = await measureAlone(contenders);
    const used = await measureCpu(contenders);
    for (const contender of contenders) {
      const latencies = alone.get(contender) ?? [];
      rounds.get(contender)?.push({
        p50: median(latencies),
        p99: quantile(latencies, 0.99),
        cpu: used.get(contender) ?? Number.NaN,
      });
    }
  }

  const of = (contender: Contender, key: keyof Round) =>
    (rounds.get(contender) ?? []).map((round) => round[key]);
  const ratio = (a: Contender, b: Contender, key: keyof Round) => ratioOf(of(a, key), of(b, key));
  printReport("gateway", {
    title: `Order list, REST calls: ${restCalls.ours}, medians of ${ROUNDS} rounds`,
    table: [
      ["", "p50 ms", "p99 ms", "CPU µs"],
      ...contenders.map((contender) => [
        contender.name,
        median(of(contender, "p50")),
        median(of(contender, "p99")),
        median(of(contender, "cpu")),
      ]),
    ],
    figures: {
      p50_ratio: ratio(ours, direct, "p50"),
      cpu_ratio: ratio(ours, direct, "cpu"),
      in_process_ratio: ratio(inProcess, direct, "cpu"),
      vs_apollo: ratio(apollo, ours, "cpu"),
      rest_calls: restCalls.ours,
    },
  });
} finally {
  await Promise.all(children.map((child) => child.stop()));
  remove();
}
