const PREFIX = "sandbox-package-";

/** What opens the confirmation of a transfer in the sandbox's WeChat. */
export const sandboxPackage = (outBizNo: string): string => PREFIX + outBizNo;

/** The transfer that it opens; null for a package of the real WeChat. */
export const transferOfPackage = (packageInfo: string): string | null =>
  packageInfo.startsWith(PREFIX) ? packageInfo.slice(PREFIX.length) : null;
