import { chromium } from "@playwright/test";
import { findChromium } from "../../../scripts/lib/find-browser";
import { DEMO_STATE } from "../../e2e/support/demo-state";
import { CHROMIUM_FLAGS } from "../../support/chromium-flags";
import type { FigureOf } from "../catalogue/commands";
import { sized } from "../support/small";
import { median, range } from "../support/stats";
import { type FirstVisit, measureFirstVisit } from "./first-visit";
import type { BenchSite } from "./site";

const VISITS = sized(3, 1);

export interface CustomerPage extends FirstVisit {
  path: string;
}

/** First visits of the sign-in page and of a signed-in customer's pages; medians of {@link VISITS} each. */
export async function measureFirstVisits({ origin, orderId }: BenchSite): Promise<CustomerPage[]> {
  const pages = [
    { path: "/login", state: undefined },
    ...["/user/index", "/user/order", `/user/order/orderinfo?orderid=${orderId}`, "/placeorder/stepone"].map(
      (path) => ({ path, state: DEMO_STATE }),
    ),
  ];
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_FLAGS] });
  try {
    const measured: CustomerPage[] = [];
    for (const { path, state } of pages.slice(0, sized(pages.length, 1))) {
      const visits: FirstVisit[] = [];
      for (const _ of range(VISITS)) visits.push(await measureFirstVisit(browser, origin + path, state));
      const middle = (key: keyof FirstVisit) => median(visits.map((visit) => visit[key]));
      measured.push({
        path,
        painted: middle("painted"),
        usable: middle("usable"),
        requests: middle("requests"),
        allRequests: middle("allRequests"),
        kilobytes: middle("kilobytes"),
      });
    }
    return measured;
  } finally {
    await browser.close();
  }
}

/** The worst page, by the names of docs/performance.md. */
export function firstVisitFigures(pages: readonly CustomerPage[]) {
  const most = (key: keyof FirstVisit) => Math.max(...pages.map((page) => page[key]));
  return {
    usable_ms: most("usable"),
    requests_until_usable: most("requests"),
    requests_of_first_visit: most("allRequests"),
  } satisfies Partial<Record<FigureOf<"pages">, number>>;
}

/** One line a page. */
export const firstVisitLines = (pages: readonly CustomerPage[]): string[] =>
  pages.map(
    ({ path, painted, usable, requests, allRequests, kilobytes }) =>
      `${path}: painted ${Math.round(painted)} ms, usable ${Math.round(usable)} ms, ` +
      `${requests} requests until then and ${allRequests} in all, ${Math.round(kilobytes)} KB`,
  );
