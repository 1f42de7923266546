/** Where to download the app. An operator of the site fills in its own addresses (PUB-13, docs/deploy.md). */
export const appStores = {
  /** Page of the app in Apple's store. */
  ios: "https://apps.apple.com/cn/app/id0000000000",
  /** The Android package itself. */
  android: "https://download.zhuangda.example/zhuangda.apk",
} as const;

/** The page that leads every phone to its own store. */
export const APP_DOWNLOAD_PATH = "/isDownload";

/**
 * Where a browser gets the app: the store on iOS, the package on Android, the page with the choice everywhere else
 * (PUB-14, C-70). An iPad that calls itself a Macintosh cannot be told apart and gets the page.
 */
export function appAddressFor(userAgent: string): string {
  if (/iPhone|iPad|iPod/i.test(userAgent)) return appStores.ios;
  if (/Android/i.test(userAgent)) return appStores.android;
  return "/download";
}
