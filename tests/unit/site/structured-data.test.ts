import { expect, test } from "vitest";
import { faqData, organizationData } from "../../../app/features/site/structured-data";
import { siteConfig } from "../../../app/lib/site-config";

test("search engines hear who runs the site, its logo and whom customers call", () => {
  const { hotline } = siteConfig;
  expect(organizationData()).toEqual({
    "@type": "Organization",
    name: siteConfig.name,
    legalName: siteConfig.company,
    url: `${siteConfig.origin}/`,
    logo: `${siteConfig.origin}/icon-512.png`,
    ...(hotline && {
      contactPoint: {
        "@type": "ContactPoint",
        contactType: "customer service",
        telephone: `+86-${hotline.display}`,
        areaServed: "CN",
        availableLanguage: "zh",
      },
    }),
  });
});

test("search engines get each question with its own answer, in their order", () => {
  const entries = [
    { question: "怎样下单？", answer: "<p>先选品类。</p>" },
    { question: "怎样退款？", answer: "<p>在订单里申请。</p>" },
  ];
  expect(faqData(entries)).toEqual({
    "@type": "FAQPage",
    mainEntity: [
      {
        "@type": "Question",
        name: "怎样下单？",
        acceptedAnswer: { "@type": "Answer", text: "<p>先选品类。</p>" },
      },
      {
        "@type": "Question",
        name: "怎样退款？",
        acceptedAnswer: { "@type": "Answer", text: "<p>在订单里申请。</p>" },
      },
    ],
  });
  expect(faqData([])).toEqual({ "@type": "FAQPage", mainEntity: [] });
});
