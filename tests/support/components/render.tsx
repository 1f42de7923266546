import { Outlet, useLocation } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { render as mount } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createContext, type ReactNode, useContext } from "react";
import { renderToString } from "react-dom/server";
import { LayerHistory } from "../../../app/features/site/layer-history";
import type { Tag } from "../../../app/lib/graphql/changes";
import { GraphqlProvider } from "../../../app/lib/graphql/provider";
import { useReloadOn } from "../../../app/lib/graphql/use-reload-on";
import { ToastRegion } from "../../../app/ui/feedback/toast";
import { LocaleProvider } from "../../../app/ui/locale-provider";
import { REMIX_FUTURE } from "../../../vite/remix-future";
import { expectConsole } from "../console-is-error";

type Posted = object | null | Promise<object | null>;

interface RenderOptions {
  /** Address of the page: path and search. */
  at?: string;
  /** Address of the page before it. */
  from?: string;
  /** What the loader of the page answers. The page shows once it is there, so that tests begin with `findBy…`. */
  data?: unknown;
  /** What the loader of the page shows: it is loaded again when that has changed, as `reloads` counts. */
  about?: readonly Tag[];
  /** Answers a load that comes later. */
  load?: () => Promise<unknown>;
  /** Answers the forms that the page posts, to whatever address. */
  action?: (request: Request) => Posted;
  /** What the user does in the server's HTML, before the page comes alive. The page needs no loader then. */
  early?: (html: HTMLElement) => void;
}

interface Page {
  part: ReactNode;
  about: readonly Tag[];
  /** Path and search that are open. */
  address: { now: string };
}

const PageContext = createContext<Page | null>(null);

function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error("nothing is rendered");
  return page;
}

function Frame() {
  const { pathname, search } = useLocation();
  usePage().address.now = pathname + search;
  return (
    <LocaleProvider>
      <LayerHistory />
      <GraphqlProvider>
        <Outlet />
      </GraphqlProvider>
      <ToastRegion />
    </LocaleProvider>
  );
}

function Part() {
  const { part, about } = usePage();
  useReloadOn(about);
  return part;
}
const Elsewhere = () => null;

function hydrate(site: JSX.Element, early: (html: HTMLElement) => void) {
  // Here is a document, so the code does not know that it renders for the server.
  expectConsole(/useLayoutEffect does nothing on the server/);
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(site);
  early(container);
  return mount(site, { container, hydrate: true });
}

/**
 * Renders a part of a page as it stands in the customer area: with router, GraphQL client, Chinese locale and toasts.
 * The part goes when the page is left for another path. With fake timers user-event waits for ever: such tests use
 * `fireEvent`.
 */
export function render(
  part: ReactNode,
  { at = "/page", from, data, about = [], load, action, early }: RenderOptions = {},
) {
  const [path] = at.split("?");
  const address = { now: at };
  const isLoaded = data !== undefined || load !== undefined || about.length > 0;
  let loads = 0;
  const loader = () => {
    loads++;
    return load?.() ?? data ?? null;
  };
  const posting = action ? { action: ({ request }: { request: Request }) => action(request) } : {};
  const Site = createRemixStub([
    {
      id: "frame",
      Component: Frame,
      children: [
        {
          id: "page",
          path,
          Component: Part,
          ...(isLoaded ? { loader } : {}),
          ...posting,
        },
        { id: "elsewhere", path: "*", Component: Elsewhere, ...posting },
      ],
    },
  ]);
  const site = (shown: ReactNode) => (
    <PageContext.Provider value={{ part: shown, about, address }}>
      <Site
        initialEntries={from ? [from, at] : [at]}
        // Without data there is nothing that the page would wait for.
        hydrationData={data === undefined && isLoaded ? { loaderData: { page: null } } : undefined}
        future={REMIX_FUTURE}
      />
    </PageContext.Provider>
  );
  const view = early ? hydrate(site(part), early) : mount(site(part));
  return {
    user: userEvent.setup(),
    /** Shows this part in the place of the first. */
    rerender: (next: ReactNode) => view.rerender(site(next)),
    unmount: view.unmount,
    /** Path and search of the page that is open now. */
    address: () => address.now,
    /** How often the page has been loaded again. */
    reloads: () => loads - (data === undefined ? 0 : 1),
  };
}
