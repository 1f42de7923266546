import { expect, test } from "vitest";
import { footerNavigation, headerNavigation } from "../../../app/features/site/navigation";
import { siteConfig } from "../../../app/lib/site-config";

test("[GEN-04] masters and providers find two pages to join, and the way to a site of their own", () => {
  const forThem = ["/service_ruzhu", "/ruzhu", siteConfig.providerLoginUrl];
  const known = [...headerNavigation, ...footerNavigation.flatMap(({ entries }) => entries)];
  const entries = known.filter(({ label }) => /师傅|服务商/.test(label));
  expect([...new Set(entries.map(({ to }) => to))]).toEqual(forThem);
  expect(known.filter(({ isExternal }) => isExternal).map(({ to }) => to)).toEqual(
    Array(2).fill(siteConfig.providerLoginUrl),
  );
  expect(new URL(siteConfig.providerLoginUrl ?? "").origin).not.toBe(siteConfig.origin);
});
