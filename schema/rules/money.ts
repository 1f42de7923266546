/** Money is an integer number of 分 everywhere but on the REST wire, which speaks 元 (decision 013). */
export type Fen = number;

/** 元 as the REST API prints it, to 分. Rejects what is not a finite amount with at most two decimals. */
export function yuanToFen(yuan: number): Fen {
  const fen = Math.round(yuan * 100);
  if (!Number.isSafeInteger(fen) || Math.abs(fen / 100 - yuan) > 1e-6) {
    throw new RangeError(`not an amount in 元: ${yuan}`);
  }
  return fen;
}

/** 分 to the 元 number of the REST API. */
export function fenToYuan(fen: Fen): number {
  if (!Number.isSafeInteger(fen)) throw new RangeError(`not an amount in 分: ${fen}`);
  return fen / 100;
}
