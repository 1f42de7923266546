/** 分 of the 元 text of a provider, such as `12.30`; null for anything that is not exactly an amount with two decimals at most. */
export function yuanTextToFen(text: string): number | null {
  const [, yuan, decimals = ""] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return yuan === undefined ? null : Number(yuan) * 100 + Number(decimals.padEnd(2, "0"));
}
