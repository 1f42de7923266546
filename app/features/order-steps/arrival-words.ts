/** Message after confirming the arrival (C-61). */
export const ARRIVED = "操作成功!";
