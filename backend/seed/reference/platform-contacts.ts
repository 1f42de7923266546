/** Whom customers call about immediate orders (CALL-06). Invented: a deployed database gets none. */
export const platformContactSeeds = [
  { id: 1, nickname: "装达客服一组", mobile: "4008201688" },
  { id: 2, nickname: "装达客服二组", mobile: "4008201699" },
];
