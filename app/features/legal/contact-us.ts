import { companyConfig } from "~/lib/company-config";
import { siteConfig } from "~/lib/site-config";

const { hotline } = siteConfig;

/** How to ask about a legal text: the words before the number of the hotline, and a letter where there is none. */
export const contactUs = (call: string): string =>
  hotline ? `${call} ${hotline.display}（${hotline.hours}）` : `请发邮件至 ${companyConfig.email}`;
