import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { AccountHint } from "~/features/account/account-hint";
import { useHasAccountStrip, useIsDocument } from "~/features/document/document-page";
import { SandboxRibbon } from "~/features/sandbox/sandbox-ribbon";
import { EarlyPress } from "~/features/site/early-press";
import { LayerHistory } from "~/features/site/layer-history";
import { PageStyles } from "~/features/site/page-styles";
import { RefusedParts } from "~/features/site/refused-parts";
import { RootError, rootErrorTitle } from "~/features/site/root-error";
import { SkipLink } from "~/features/site/skip-link";
import { useNonces } from "~/lib/nonce";
import { pageTitle } from "~/lib/page-title";
import { siteConfig } from "~/lib/site-config";
import { ToastRegion } from "~/ui/feedback/toast";
import "~/ui/tokens.css";
import "~/styles/base.css";

export const links: LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

/** The title of pages without one of their own: the home page, and pages that failed. */
export const meta: MetaFunction = ({ error }) => [
  { title: error ? pageTitle(rootErrorTitle(error)) : `${siteConfig.name} · ${siteConfig.slogan}` },
];

/** What every page must know about the site it runs on; the same for everybody. */
export function loader({ context }: LoaderFunctionArgs) {
  return { isSandbox: context.cloudflare.env.SANDBOX === "on" };
}

/** It cannot change while a page is open. */
export function shouldRevalidate() {
  return false;
}

/**
 * The HTML frame of every page, errors included. A document gets none of the parts that hydrate a page
 * (docs/decisions/049).
 */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonces();
  const isDocument = useIsDocument();
  const hasAccountStrip = useHasAccountStrip();
  const site = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang="zh-CN" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="format-detection" content="telephone=no" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#171d26" media="(prefers-color-scheme: dark)" />
        {isDocument ? null : <meta property="csp-nonce" content={nonce.style} suppressHydrationWarning />}
        {/* Before the styles: a script behind them waits for them, and with it the rest of the page. */}
        {hasAccountStrip ? <AccountHint /> : null}
        {isDocument ? null : <EarlyPress />}
        <Meta />
        <PageStyles isDocument={isDocument} />
        <Links />
      </head>
      <body>
        <SkipLink />
        <SandboxRibbon isOn={site?.isSandbox ?? false} />
        {children}
        {isDocument ? null : (
          <>
            <ToastRegion />
            <LayerHistory />
            <ScrollRestoration nonce={nonce.script} />
            <Scripts nonce={nonce.script} />
          </>
        )}
      </body>
    </html>
  );
}

export default function App() {
  return (
    <>
      <RefusedParts />
      <Outlet />
    </>
  );
}

export function ErrorBoundary() {
  return <RootError />;
}
