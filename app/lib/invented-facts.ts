import { appStores } from "./app-stores";
import { companyConfig } from "./company-config";
import { siteConfig } from "./site-config";

/** What an invented address, number or app of this repository looks like. */
const INVENTED = /\.example\b|0{8}|400-820-1688|示范路/;

/** Whether a text is one of this repository that an operator has to replace. */
export const isInvented = (text: string): boolean => INVENTED.test(text);

/** What the pages say about the operator: each of them has to be the operator's own in production (docs/deploy.md). */
export const OPERATOR_FACTS = {
  origin: siteConfig.origin,
  hotline: siteConfig.hotline?.display,
  icpFiling: siteConfig.icpFiling?.text,
  policeFiling: siteConfig.policeFiling?.text,
  providerLoginUrl: siteConfig.providerLoginUrl,
  address: companyConfig.address,
  email: companyConfig.email,
  "the app for iOS": appStores.ios,
  "the app for Android": appStores.android,
};

/** Names of the facts about the operator that are still invented: a customer would call a stranger. */
export const inventedFacts = (
  facts: Readonly<Record<string, string | null | undefined>> = OPERATOR_FACTS,
): string[] => Object.entries(facts).flatMap(([name, value]) => (value && isInvented(value) ? [name] : []));
