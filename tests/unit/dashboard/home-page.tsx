import { type DocumentNode, getOperationAST } from "graphql";
import { vi } from "vitest";
import type { CustomerHomeQuery, HomeCardsQuery } from "../../../app/gql/graphql";
import { GraphqlProvider } from "../../../app/lib/graphql/provider";
import CustomerHome, { loader } from "../../../app/routes/user.index/route";
import { renderOnePage } from "../../support/servers/one-page-app";

/** An answer with the parts of its fragments in it, as it comes from the graph. */
type Plain = Record<string, unknown>;

const page = (nodes: Plain[] = []) => ({ nodes, total: nodes.length });

/** What the graph answers about a new customer: nothing has happened, everything works. */
const NEW_CUSTOMER = {
  customer: { id: "7", nickname: "木屿家居" },
  buttons: { immediateOrder: true, normalOrder: true },
  orderCounts: [] as Plain[],
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

const Page = () => (
  <html lang="zh-CN">
    <body>
      <GraphqlProvider>
        <CustomerHome />
      </GraphqlProvider>
    </body>
  </html>
);

/** What comes later is shown by a page that is alive; the server's HTML holds its place. */
vi.mock("../../../app/ui/use-hydrated", () => ({ useHydrated: () => true }));

/**
 * The home page as a customer sees it, for these answers of the graph; `cards` null is a failure of all of them.
 * `search` is that of the page's address.
 */
export async function renderHome(viewer: Plain = {}, cards: Plain | null = {}, search = ""): Promise<string> {
  const answers: Record<string, unknown> = {
    CustomerHome: { viewer: { ...NEW_CUSTOMER, ...viewer } } as unknown as CustomerHomeQuery,
    HomeCards: { ...NO_CARDS, ...cards } as unknown as HomeCardsQuery,
  };
  const context = {
    cspNonce: "bm9uY2U=",
    cspStyleNonce: "s",
    requestId: "request-1",
    hasToken: true,
    async graphqlParts(document: DocumentNode) {
      const name = getOperationAST(document)?.name?.value ?? "";
      if (name === "HomeCards" && cards === null) throw new Error("away");
      return answers[name];
    },
  };
  const response = await renderOnePage({ default: Page, loader }, { path: `/${search}`, context });
  // React keeps its texts apart with comments that nobody sees.
  return (await response.text()).replaceAll("<!-- -->", "");
}
