import "graphiql/style.css";
import "./playground.css";
import { HISTORY_PLUGIN } from "@graphiql/plugin-history";
import { GraphiQL } from "graphiql";
import { createRoot } from "react-dom/client";
import { examplesPlugin } from "./examples-panel";
import { fetcher, HEADERS_TEXT } from "./request";
import { setUpWorkers } from "./workers";

/** The playground at /graphql: GraphiQL as its package makes it, with our examples as one of its panels. */
const DEFAULT_QUERY = `# Pick an example on the left, or write an operation here.
# Ctrl+Space completes, Ctrl+Enter runs, Ctrl-click on a name opens its documentation.
`;

const PLUGINS = [examplesPlugin, HISTORY_PLUGIN];

setUpWorkers();
const root = document.getElementById("playground");
if (!root) throw new Error("the page has no place for the playground");
createRoot(root).render(
  <GraphiQL
    fetcher={fetcher}
    plugins={PLUGINS}
    visiblePlugin={examplesPlugin}
    defaultQuery={DEFAULT_QUERY}
    defaultHeaders={HEADERS_TEXT}
    defaultEditorToolsVisibility="variables"
    inputValueDeprecation
    schemaDescription
  />,
);
