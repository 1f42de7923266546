/** Whom customers call. */
interface Hotline {
  readonly display: string;
  readonly href: string;
  readonly hours: string;
}

/** A number under which an authority has registered the site, and where that can be looked up. */
interface Filing {
  readonly text: string;
  readonly href: string;
}

/**
 * Data that an operator of the site replaces by its own (docs/deploy.md). What is null is not shown. Production does not
 * start with what is invented here (`invented-facts.ts`).
 */
export const siteConfig = {
  name: "装达",
  slogan: "家具送货安装平台",
  /** The site's public address, for shared links, the sitemap and search engines. */
  origin: "https://www.zhuangda.example",
  hotline: { display: "400-820-1688", href: "tel:4008201688", hours: "每日 09:00-21:00" } as Hotline | null,
  company: "浙江装达网络科技有限公司",
  icpFiling: { text: "浙ICP备00000000号-1", href: "https://beian.miit.gov.cn/" } as Filing | null,
  policeFiling: {
    text: "浙公网安备 33010000000000号",
    href: "https://beian.mps.gov.cn/",
  } as Filing | null,
  /** Where masters and providers sign in to their own system; null leaves the link out (GEN-04). */
  providerLoginUrl: "https://provider.zhuangda.example/login" as string | null,
} as const;

/** Referral code that the registration form starts with; it may be changed or emptied (REG-03, C-04). */
export const REFERRAL_CODE_DEFAULT = "ZHUANGDA";
