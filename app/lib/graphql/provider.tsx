import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { Provider } from "urql";
import { SessionProblemHandler } from "../session/session-problem-handler";
import { useChangesOnTheWay } from "./changes-on-the-way";
import { createPageClient, type PageClient } from "./client";
import { keepPageClient, pageClient } from "./page-client";

const ChangesContext = createContext<Pick<PageClient, "changes" | "announce"> | null>(null);

/** Gives the pages below a GraphQL client of their own, and handles ended sessions for all of them. */
export function GraphqlProvider({ children }: { children: ReactNode }) {
  // Never at module scope: on the server that would be shared by all requests (workerd refuses that).
  const [page] = useState(() => (globalThis.document === undefined ? createPageClient() : pageClient()));
  useEffect(() => keepPageClient(page), [page]);
  useChangesOnTheWay(page.changes);
  return (
    <ChangesContext.Provider value={page}>
      <Provider value={page.client}>
        {children}
        <SessionProblemHandler />
      </Provider>
    </ChangesContext.Provider>
  );
}

/** What the pages below tell each other about changes. Throws outside of a `GraphqlProvider`. */
export function useChanges(): Pick<PageClient, "changes" | "announce"> {
  const changes = useContext(ChangesContext);
  if (!changes) throw new Error("GraphqlProvider is missing");
  return changes;
}
