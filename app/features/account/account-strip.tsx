import { useFetchers } from "@remix-run/react";
import { type ReactElement, useEffect, useState } from "react";
import { ask } from "~/lib/graphql/ask";
import { AccountStripDocument } from "./account-query";
import { VisitorLinks } from "./visitor-links";

/** The signed-in customer's element, or null for a visitor; its code loads only for a customer. */
async function loadAccountMenu(): Promise<ReactElement | null> {
  const { viewer } = await ask(AccountStripDocument, {}, { isQuiet: true });
  if (!viewer?.customer) return null;
  const { AccountMenu } = await import("./account-menu");
  return <AccountMenu nickname={viewer.customer.nickname} avatarUrl={viewer.customer.avatar ?? null} />;
}

/**
 * Who is signed in, on public pages with a form (NAV-02). Those pages are the same bytes for everybody, so the HTML has the
 * visitor's links and the browser asks afterwards; without an answer they stay.
 */
export function AccountStrip() {
  const [menu, setMenu] = useState<ReactElement | null>(null);
  const [isKnown, setKnown] = useState(false);
  const isLoggingOut = useFetchers().some((fetcher) => fetcher.formAction === "/logout");

  useEffect(() => {
    if (isLoggingOut) return;
    let isCurrent = true;
    loadAccountMenu()
      .catch(() => null)
      .then((found) => {
        if (!isCurrent) return;
        setMenu(found);
        setKnown(true);
        delete document.documentElement.dataset.account;
      });
    return () => {
      isCurrent = false;
    };
  }, [isLoggingOut]);

  return menu ?? <VisitorLinks isBusy={!isKnown} />;
}
