import { toHalfWidth } from "../phone";

/** What a pasted text was before it is cut: everything that separates is one of these. */
export const BREAK = "\n";

/** Where labels stood: the piece that follows is known to be this. */
type Label = "name" | "phone" | "address" | "area" | "remark" | "number";

export interface Piece {
  readonly text: string;
  readonly label: Label | null;
}

/** Labels as shops, couriers and chat messages print them, longest first within a kind. */
const LABELS: readonly (readonly [Label, string])[] = [
  [
    "name",
    "收货人姓名|收件人姓名|联系人姓名|客户姓名|顾客姓名|收货姓名|买家姓名|收货人|收件人|联系人|收货方|收件方|姓名|名字|客户|顾客|业主",
  ],
  [
    "phone",
    "收货人电话|收件人电话|收货电话|客户电话|联系电话|联系方式|联系手机|手机号码|电话号码|手机号|手机|电话|致电|tel|phone|mobile",
  ],
  ["area", "所在地区|所在区域|收货地区|所在城市|省市区|地区|区域|省份|城市|区县"],
  [
    "address",
    "详细收货地址|收货地址|收件地址|详细地址|安装地址|送货地址|客户地址|联系地址|街道地址|配送地址|地址|address",
  ],
  ["remark", "备注"],
  ["number", "邮政编码|邮编|订单号|订单编号"],
];

const LABEL_KIND = new Map(
  LABELS.flatMap(([label, words]) => words.split("|").map((word) => [word, label] as const)),
);
/** Labels that need no colon: no name and no address begins with them. */
const UNMISTAKABLE = "收货人|收件人|联系人|收货地址|收件地址|详细地址|联系电话|手机号码|手机号";
const LABEL_PATTERN = new RegExp(
  `(?<=^|[\\s,;])(?:(${[...LABEL_KIND.keys()].sort((a, b) => b.length - a.length).join("|")})\\s*(?::|=|是|(?=\\s))|(${UNMISTAKABLE}))\\s*`,
  "gi",
);
const SEPARATORS = /[,;|\t\r\n]+/;

/**
 * One way of writing: ASCII digits and punctuation, brackets of labels gone, no invisible characters. Line breaks stay,
 * because they separate.
 */
export function normalise(pasted: string): string {
  return toHalfWidth(pasted.normalize("NFC"))
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, "")
    .replace(/[、。;]/g, ",")
    .replace(/[•・‧]/g, "·")
    .replace(
      /[【「『[](?=[^\]】」』]*[\]】」』]\s*:?)([^\]】」』]*)[\]】」』]\s*:?/g,
      (whole, inside: string) => (LABEL_KIND.has(inside.toLowerCase()) ? `${BREAK}${inside}:` : whole),
    )
    .replace(/(?<=^|[\s,(])[\u4e00-\u9fff](?:[ \u3000]+[\u4e00-\u9fff]){1,3}(?=\s*:)/g, (spaced) => {
      const word = spaced.replace(/\s/g, "");
      return LABEL_KIND.has(word) ? word : spaced;
    })
    .replace(/\((收[货件]人|联系人|姓名)[\s:]*([^()\d]{2,20})\)/g, `${BREAK}$1:$2${BREAK}`)
    .replace(/\(([^()]{1,12}?)\s*收\)/g, `${BREAK}$1${BREAK}`)
    .replace(/[–—－]/g, "-")
    .replace(/[ \u00a0]+/g, " ")
    .trim();
}

/** Cuts a text at separators and labels. */
export function piecesOf(text: string): Piece[] {
  const marked = text.replace(
    LABEL_PATTERN,
    (_, word?: string, sure?: string) => `${BREAK}⟦${(word ?? sure ?? "").toLowerCase()}⟧`,
  );
  return marked.split(SEPARATORS).flatMap((part) => {
    const labelled = /^\s*⟦([^⟧]*)⟧(.*)$/s.exec(part);
    const content = (labelled ? (labelled[2] ?? "") : part).trim();
    if (content === "") return [];
    return [{ text: content, label: labelled ? (LABEL_KIND.get(labelled[1] ?? "") ?? null) : null }];
  });
}

const BRACKETED = /[([【〖「『<《]\s*([\u3400-\u9fff·]{2,24})\s*[)\]】〗」』>》]/g;

/**
 * Takes the brackets off places, and cuts out names in brackets at an end of the text or of a part (（王伟）广东省…), or
 * between spaces. Other brackets are a part of the address.
 */
export function unwrap(
  text: string,
  { isPlace, isName }: { isPlace: (word: string) => boolean; isName: (word: string) => boolean },
): string {
  return text.replace(BRACKETED, (whole, inside: string, at: number) => {
    if (isPlace(inside)) return ` ${inside} `;
    const [before, after] = [text.slice(0, at), text.slice(at + whole.length)];
    const isAtEnd = /(?:^|[\n,])\s*$/.test(before) || /^\s*(?:$|[\n,])/.test(after);
    const isSetApart = /\s$/.test(before) && /^\s/.test(after);
    return (isAtEnd || isSetApart) && isName(inside) ? BREAK + inside + BREAK : whole;
  });
}
