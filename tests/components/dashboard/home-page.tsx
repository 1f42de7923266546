import { act, screen, waitFor } from "@testing-library/react";
import { type DocumentNode, getOperationAST } from "graphql";
import { expect } from "vitest";
import type { CustomerHomeQuery, HomeCardsQuery } from "../../../app/gql/graphql";
import CustomerHome, { loader } from "../../../app/routes/user.index/route";
import { ORDER_STATUSES } from "../../../schema/rules/orders/order-status";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";
import { expectConsole } from "../../support/console-is-error";
import { selectedIn } from "../../support/graph/selected-by";

/** An answer with the parts of its fragments in it, as it comes from the graph. */
type Plain = Record<string, unknown>;

const page = (nodes: Plain[] = []) => ({ nodes, total: nodes.length });

/** What the graph answers about a new customer: nothing has happened, everything works. */
const NEW_CUSTOMER = {
  customer: { id: "7", nickname: "木屿家居" },
  buttons: { immediateOrder: true, normalOrder: true },
  orderCounts: ORDER_STATUSES.map((filter): Plain => ({ filter, count: 0 })),
  markupRequests: { total: 0 },
  todos: [] as Plain[],
  orders: page(),
  wallet: { balance: 0, withdrawing: 0 },
};

export const NO_CARDS = {
  adverts: [] as Plain[] | null,
  notices: page() as Plain | null,
  help: page() as Plain | null,
  viewer: {
    abnormal: page() as Plain | null,
    rescheduled: page() as Plain | null,
    unanswered: page() as Plain | null,
    consignments: page() as Plain | null,
  },
};

/** What the parts of the page ask for themselves. */
const ASKED = {
  HomeAlerts: { viewer: NO_CARDS.viewer },
  HomeVisitDays: { viewer: { visitDays: [] } },
  HomeDayVisits: { viewer: { orders: page() } },
};

/** Opens the home page with these answers of the graph; `cards` null is a failure of all of them. */
export async function openHome(viewer: Plain = {}, cards: Plain | null = {}, search = "") {
  const shown = { ...NEW_CUSTOMER, ...viewer };
  const answers: Record<string, unknown> = {
    CustomerHome: { viewer: shown } as unknown as CustomerHomeQuery,
    HomeCards: { ...NO_CARDS, ...cards } as unknown as HomeCardsQuery,
  };
  const context = {
    hasToken: true,
    async graphqlParts(document: DocumentNode, variables: Plain = {}) {
      const name = getOperationAST(document)?.name?.value ?? "";
      if (name === "HomeCards" && cards === null) throw new Error("away");
      return selectedIn(document, answers[name] as object, variables);
    },
  };
  const network = graphNetwork({ ...ASKED, HomeLive: { viewer: shown } });
  // happy-dom does not know the element.
  expectConsole(/The tag .* is unrecognized .* search/);
  const at = `/user/index${search}`;
  const request = new Request(`https://site.test${at}`);
  const home = render(<CustomerHome />, {
    at,
    data: await loader({ request, context, params: {} } as never),
  });
  await screen.findByRole("heading", { level: 1 });
  await waitFor(() => expect(screen.queryAllByText("正在加载")).toEqual([]));
  // What came last begins, too: adverts take turns.
  await act(async () => undefined);
  return { ...home, network };
}

/** The HTML of the home page as a customer sees it; see {@link openHome}. */
export async function renderHome(...shown: Parameters<typeof openHome>): Promise<string> {
  const { unmount } = await openHome(...shown);
  const html = document.body.innerHTML;
  unmount();
  return html;
}
