import { siteConfig } from "~/lib/site-config";
import { absoluteUrl } from "./page-meta";

/** The operator of the site (schema.org Organization). */
export const organizationData = () => ({
  "@type": "Organization",
  name: siteConfig.name,
  legalName: siteConfig.company,
  url: absoluteUrl("/"),
  logo: absoluteUrl("/icon-512.png"),
  ...(siteConfig.hotline
    ? {
        contactPoint: {
          "@type": "ContactPoint",
          contactType: "customer service",
          telephone: `+86-${siteConfig.hotline.display}`,
          areaServed: "CN",
          availableLanguage: "zh",
        },
      }
    : {}),
});

/**
 * Questions and answers (schema.org FAQPage). An answer may be HTML; Remix escapes text that would end the
 * script.
 */
export const faqData = (entries: readonly { question: string; answer: string }[]) => ({
  "@type": "FAQPage",
  mainEntity: entries.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});
