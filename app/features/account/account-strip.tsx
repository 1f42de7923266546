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
 * Shows the signed-in customer on public pages with a form (NAV-02). The HTML of these pages is the same for
 * all visitors and has the visitor's links. The browser asks afterwards; without an answer the links stay.
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
