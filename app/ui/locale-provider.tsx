import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";

/** React Aria speaks Chinese, on the server too. Each wrapped component brings it, so that plain pages do not load it. */
export function LocaleProvider({ children }: { children: ReactNode }) {
  return <I18nProvider locale="zh-CN">{children}</I18nProvider>;
}
