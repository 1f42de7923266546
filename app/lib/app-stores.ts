/** Addresses of the app; null for a system for which there is none yet. */
export interface AppStores {
  /** Page of the app in Apple's store. */
  readonly ios: string | null;
  /** The Android package itself. */
  readonly android: string | null;
}

/** Where to download the app. An operator of the site fills in its own addresses (PUB-13, docs/deploy.md). */
export const appStores: AppStores = {
  ios: "https://apps.apple.com/cn/app/id0000000000",
  android: "https://download.zhuangda.example/zhuangda.apk",
};

/** Said in place of what is not there yet (GEN-16, ERR-13). */
export const COMING_SOON = "功能即将上线";

/** The page that leads every phone to its own store. */
export const APP_DOWNLOAD_PATH = "/isDownload";

/**
 * Where a browser gets the app: the store on iOS, the package on Android, and the download page everywhere
 * else or while that app does not exist (PUB-14, C-70). An iPad that identifies as a Macintosh gets the
 * download page.
 */
export function appAddressFor(userAgent: string, stores: AppStores = appStores): string {
  if (/iPhone|iPad|iPod/i.test(userAgent)) return stores.ios ?? "/download";
  if (/Android/i.test(userAgent)) return stores.android ?? "/download";
  return "/download";
}
