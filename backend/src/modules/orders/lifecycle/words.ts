/** 分 as a customer reads it. */
export const inYuan = (fen: number): string => `¥${(fen / 100).toFixed(2)}`;

/** The parts that say something, as one sentence. */
export const together = (...parts: (string | null)[]): string => parts.filter(Boolean).join("，");
