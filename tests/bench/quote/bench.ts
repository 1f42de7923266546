import { deepStrictEqual } from "node:assert";
import { quotePrice } from "../../../schema/rest/placing/order-creation";
import { documentId } from "../../support/graph/document-id";
import { type Backend, startBackend } from "../pay/backend";
import { createCustomers } from "../pay/customers";
import { type Caller, createCaller } from "../support/caller";
import { printReport } from "../support/report";
import { sized } from "../support/small";
import { median, quantile, range, ratioOf, rotate } from "../support/stats";

/**
 * What a price costs on its way through the whole stack (PLACE-47): site, graph and REST client in front of the built
 * backend with its database, against the bare REST call to the same backend. Both take turns call by call, so that a
 * busy machine disturbs them alike; the figure is the median over rounds.
 */
const ROUNDS = sized(9, 1);
const CALLS = sized(60, 3);
const WARM_UP = sized(200, 1);
/** A customer may ask for 60 prices a minute; so many customers never reach that here. */
const CUSTOMERS = sized(80, 2);

const items = [{ name: "三人沙发", count: 2, goodsTypeId: "101" }];
const input = { goodsTypeId: "1", serviceTypeId: "2", areaCode: "330106", totalVolume: 4.5, items };
const graphBody = JSON.stringify({ documentId: documentId("PriceQuote"), variables: { input } });
const restBody = JSON.stringify({
  goodsTypeId: 1,
  serviceType: 2,
  areaCode: "330106",
  totalVolume: 4.5,
  orderItems: [{ name: "三人沙发", count: 2, goodsTypeId: 101 }],
});

interface Contender {
  readonly name: string;
  ask(token: string): ReturnType<Caller>;
}

function createContenders({ port }: Backend): readonly [bare: Contender, whole: Contender] {
  const json = { "Content-Type": "application/json", Accept: "application/json" };
  const browser = {
    ...json,
    Origin: `http://127.0.0.1:${port}`,
    "Sec-Fetch-Site": "same-origin",
    "X-GraphQL-CSRF": "1",
  };
  const rest = createCaller({ port, path: quotePrice.path, body: restBody });
  const graph = createCaller({ port, path: "/graphql", body: graphBody });
  return [
    { name: "bare REST call", ask: (token) => rest({ headers: { ...json, "WEB-TOKEN": token } }) },
    { name: "whole stack", ask: (token) => graph({ headers: { ...browser, Cookie: `token=${token}` } }) },
  ];
}

const backend = await startBackend({ door: "tests/bench/quote/site.ts" });
try {
  const customers = await createCustomers(backend.db, CUSTOMERS);
  let asked = 0;
  const nextToken = () => customers[asked++ % CUSTOMERS]?.token ?? "";
  const [bare, whole] = createContenders(backend);

  const restTotal = JSON.parse((await bare.ask(nextToken())).body).data.totalFee;
  const graphTotal = JSON.parse((await whole.ask(nextToken())).body).data.priceQuote.totalFee;
  deepStrictEqual(graphTotal, Math.round(restTotal * 100));
  for (const _ of range(WARM_UP)) for (const { ask } of [bare, whole]) await ask(nextToken());

  const times = new Map<Contender, number[][]>([
    [bare, []],
    [whole, []],
  ]);
  for (const _ of range(ROUNDS)) {
    for (const rounds of times.values()) rounds.push([]);
    for (const index of range(CALLS)) {
      for (const contender of rotate([bare, whole], index)) {
        times
          .get(contender)
          ?.at(-1)
          ?.push((await contender.ask(nextToken())).milliseconds);
      }
    }
  }
  const of = (contender: Contender, figure: (round: readonly number[]) => number) =>
    (times.get(contender) ?? []).map(figure);
  const p99 = (round: readonly number[]) => quantile(round, 0.99);
  printReport("quote", {
    title: `Quote, medians of ${ROUNDS} rounds`,
    table: [
      ["", "p50 ms", "p99 ms"],
      ...[bare, whole].map((contender) => [
        contender.name,
        median(of(contender, median)),
        median(of(contender, p99)),
      ]),
    ],
    figures: { p50_ratio: ratioOf(of(whole, median), of(bare, median)) },
  });
} finally {
  await backend.stop();
}
