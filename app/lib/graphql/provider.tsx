import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { SessionProblemHandler } from "../session-problem-handler";
import { createPageGraph, type PageGraph } from "./page-graph";

const PageGraphContext = createContext<PageGraph | null>(null);

/** Gives the pages below a GraphQL client of their own, and handles ended sessions for all of them. */
export function GraphqlProvider({ children }: { children: ReactNode }) {
  // Never at module scope: on the server that would be shared by all requests (workerd refuses that).
  const [graph] = useState(() => createPageGraph());
  useEffect(() => graph.preload(), [graph]);
  return (
    <PageGraphContext.Provider value={graph}>
      {children}
      <SessionProblemHandler />
    </PageGraphContext.Provider>
  );
}

/** The gateway as the pages below use it. Throws outside of a `GraphqlProvider`. */
export function usePageGraph(): PageGraph {
  const graph = useContext(PageGraphContext);
  if (!graph) throw new Error("GraphqlProvider is missing");
  return graph;
}
