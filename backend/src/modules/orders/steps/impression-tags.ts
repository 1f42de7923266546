/** Impression tags that a rating can carry (API-096). Names hold no comma, which joins them on the wire (C-57). */
export const IMPRESSION_TAGS: readonly string[] = [
  "准时上门",
  "技术专业",
  "服务热情",
  "安装细致",
  "保护地面",
  "收拾干净",
  "沟通耐心",
  "穿戴整洁",
];
