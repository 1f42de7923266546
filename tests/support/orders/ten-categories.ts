/** The categories of goods that the platform starts with, in their documented order (GEN-10). */
export const TEN_CATEGORIES: readonly string[] = [
  "家具",
  "卫浴",
  "灯具",
  "锁具",
  "门窗",
  "晾衣架",
  "吊顶",
  "家电",
  "地板",
  "净水器",
];
