/** What is said when the goods have arrived (C-61). */
export const ARRIVED = "操作成功!";
