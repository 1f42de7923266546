const DIGITS = [..."零壹贰叁肆伍陆柒捌玖"] as const;
/** Within a group of four digits, from the right. */
const PLACES = ["", "拾", "佰", "仟"] as const;
/** Of the groups, from the right. */
const GROUPS = ["", "万", "亿"] as const;

/**
 * An amount as receipts and cheques write it, which cannot be altered with a stroke: 壹佰零伍元贰角整 for 10520.
 *
 * @param fen 分, 0 or more, below 万亿元
 */
export function capitalAmount(fen: number): string {
  const [yuan, jiao, rest] = [Math.floor(fen / 100), Math.floor(fen / 10) % 10, fen % 10];
  const whole = yuan === 0 ? "" : `${capitalNumber(yuan)}元`;
  if (jiao === 0 && rest === 0) return `${whole || "零元"}整`;
  if (rest === 0) return `${whole}${DIGITS[jiao]}角整`;
  const tenths = jiao === 0 ? (whole ? "零" : "") : `${DIGITS[jiao]}角`;
  return `${whole}${tenths}${DIGITS[rest]}分`;
}

function capitalNumber(number: number): string {
  let words = "";
  let isGap = false;
  for (const [index, digit] of [...String(number)].map(Number).entries()) {
    const place = String(number).length - 1 - index;
    if (digit === 0) isGap = true;
    else {
      words += `${isGap && words ? "零" : ""}${DIGITS[digit]}${PLACES[place % 4]}`;
      isGap = false;
    }
    // A group is named where something stands in it.
    const group = Math.floor(number / 10 ** place) % 10_000;
    if (place % 4 === 0 && group > 0) words += GROUPS[place / 4];
  }
  return words;
}
