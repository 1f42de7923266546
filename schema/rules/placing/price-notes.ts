/** What the price panel explains under the total (PLACE-48..51); the quote follows the same rules (PLACE-52). */
export const PRICE_NOTES = [
  "基础费为各商品的基础费×数量之和，不同城市的收费标准略有差异。",
  "总体积超过3立方米的，每增加1立方米加收超方费，超出部分不足1立方米按1立方米计。",
  "总体积不足1立方米的，按1立方米计算。",
  "安装或搬运高度超过3米的，师傅可视现场情况申请加收高空作业费，经您确认后方可收取。",
] as const;

/** Said beside the price of a house without a lift, where no line of the quote is about its stairs. */
export const STAIRS_NOTE = "报价不含爬楼费。无电梯需要爬楼的，师傅上门核实后可申请加收，经您确认后方可收取。";
