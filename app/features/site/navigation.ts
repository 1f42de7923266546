import { siteConfig } from "~/lib/site-config";

interface NavigationEntry {
  label: string;
  to: string;
  /** Leaves the site: opens in a new tab. */
  isExternal?: boolean;
}

const providerLogin: NavigationEntry[] =
  siteConfig.providerLoginUrl === null
    ? []
    : [{ label: "服务商登录", to: siteConfig.providerLoginUrl, isExternal: true }];

/** Top navigation in the order of NAV-01; the account's own entries follow in the account strip. */
export const headerNavigation: readonly NavigationEntry[] = [
  { label: "首页", to: "/" },
  { label: "立即下单", to: "/placeorder/stepone" },
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
      { label: "服务品类", to: "/#categories" },
      { label: "下单流程", to: "/#process" },
      { label: "资金保障", to: "/#guarantee" },
    ],
  },
  {
    title: "账户",
    entries: [
      { label: "登录", to: "/login" },
      { label: "注册", to: "/register" },
      { label: "我的订单", to: "/user/order" },
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
