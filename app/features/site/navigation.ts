import { siteConfig } from "~/lib/site-config";

interface NavigationEntry {
  label: string;
  to: string;
  /** Whether it leads to another site: then it opens in a new tab. */
  isExternal?: boolean;
}

const providerLogin: NavigationEntry[] =
  siteConfig.providerLoginUrl === null
    ? []
    : [{ label: "服务商登录", to: siteConfig.providerLoginUrl, isExternal: true }];

/** Top navigation (NAV-01); signing in and registering, or the account's own entries, follow in the account strip. */
export const headerNavigation: readonly NavigationEntry[] = [
  { label: "立即下单", to: "/placeorder/stepone" },
  { label: "解决方案", to: "/fangan" },
  { label: "服务保障", to: "/baozhang" },
  { label: "服务商入驻", to: "/service_ruzhu" },
  { label: "师傅入驻", to: "/ruzhu" },
  { label: "帮助中心", to: "/help" },
  { label: "关于我们", to: "/about" },
  { label: "下载应用", to: "/download" },
  ...providerLogin,
];

interface NavigationGroup {
  title: string;
  entries: readonly NavigationEntry[];
}

/** Link groups of the footer (NAV-07). */
export const footerNavigation: readonly NavigationGroup[] = [
  {
    title: "服务",
    entries: [
      { label: "立即下单", to: "/placeorder/stepone" },
      { label: "解决方案", to: "/fangan" },
      { label: "服务保障", to: "/baozhang" },
      { label: "应用下载", to: "/download" },
    ],
  },
  {
    title: "加入",
    entries: [
      { label: "服务商入驻", to: "/service_ruzhu" },
      { label: "师傅入驻", to: "/ruzhu" },
      ...providerLogin,
    ],
  },
  {
    title: "帮助",
    entries: [
      { label: "帮助中心", to: "/help" },
      { label: "开放平台", to: "/developers" },
      { label: "关于我们", to: "/about" },
      { label: "联系我们", to: "/about/contact" },
    ],
  },
  {
    title: "协议",
    entries: [
      { label: "用户服务协议", to: "/userprotocol#agreement" },
      { label: "隐私政策", to: "/userprotocol#privacy" },
    ],
  },
];
