import { siteConfig } from "./site-config";

/** Title of a page's tab: `我的订单 · 装达`. */
export function pageTitle(page: string): string {
  return `${page} · ${siteConfig.name}`;
}
