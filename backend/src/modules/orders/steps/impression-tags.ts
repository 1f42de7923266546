/**
 * Impression tags for a rating (API-096). A name must not contain a comma, because requests join them with
 * commas (C-57).
 */
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
