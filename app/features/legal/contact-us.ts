import { companyConfig } from "~/lib/company-config";
import { siteConfig } from "~/lib/site-config";

const { hotline } = siteConfig;

/** Contact for questions about a legal text: the hotline after `call`, or else the email address. */
export const contactUs = (call: string): string =>
  hotline ? `${call} ${hotline.display}（${hotline.hours}）` : `请发邮件至 ${companyConfig.email}`;
