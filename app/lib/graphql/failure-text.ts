/** Shown when the network or the server failed and trying again may help. */
export const NETWORK_FAILURE_TEXT = "网络异常，请稍后重试";
