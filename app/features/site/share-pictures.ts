/**
 * Pictures that other apps show next to a link to a public page, one for each kind of page: their texts and
 * text alternatives.
 */
export const SHARE_PICTURES = {
  home: { file: "share.png", title: "装达", lines: ["家具送货、安装、维修", "满意后才结款"] },
  solution: {
    file: "share-solution.png",
    title: "解决方案",
    lines: ["家居商家、师傅和消费者", "各有一套做法"],
  },
  guarantee: {
    file: "share-guarantee.png",
    title: "服务保障",
    lines: ["款项平台担保，全程可查", "满意后才结款"],
  },
  join: { file: "share-join.png", title: "加入装达", lines: ["师傅与服务商入驻", "在家附近接单"] },
  download: { file: "share-download.png", title: "下载 App", lines: ["下单、跟进、验收", "都在手机上"] },
  help: { file: "share-help.png", title: "帮助中心", lines: ["下单、费用、退款、验收", "都有解答"] },
  about: { file: "share-about.png", title: "关于装达", lines: ["家居配送安装平台", "联系方式与位置"] },
} as const satisfies Record<string, { file: string; title: string; lines: readonly string[] }>;

export type SharePicture = keyof typeof SHARE_PICTURES;

/** Their size, px. */
export const SHARE_SIZE = { width: 1200, height: 630 };
