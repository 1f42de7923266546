/** A text that says something else: other words, another path, another name. */
export function alterText(text: string): string {
  if (/[一-鿿]/.test(text)) return `非${text}`;
  return text.startsWith("/") ? text.replace(/(\w)(?=\/?$)/, "$1x") : `${text}X`;
}

/** Numbers that are no rule: sizes of icons, rows of fields, columns of drawings. */
const LOOKS = /\b(size|rows|width|height|strokeWidth|level|tabIndex|lines)=\{|viewBox|\bd="|className=/;

/** Types are gone when the tests run. */
const TYPES = /" \| "|^\s*(export )?(interface|type)\b|\): [\w<>[\]| ]+;$/;

type Rule = readonly [pattern: RegExp, change: (...found: string[]) => string];

/** In this order: limits and amounts, words, comparisons, conditions, what is answered. */
const RULES: readonly Rule[] = [
  [/(?<![\w$.[#-])([1-9]\d*(?:_\d{3})*)(?![\w.\]%])/, (number) => plusOne(number)],
  [/(?<!describe\()"([^"]*[一-鿿][^"]*)"/, (_, words) => `"${alterText(words ?? "")}"`],
  [/>([^<>{}=]*[一-鿿][^<>{}=]*)</, (_, words) => `>${alterText(words ?? "")}<`],
  [/===/, () => "!=="],
  [/!==/, () => "==="],
  [/ <= /, () => " > "],
  [/ >= /, () => " < "],
  [/ && /, () => " || "],
  [/ \|\| /, () => " && "],
  [/if \((?!!)/, () => "if (!"],
  [/\btrue\b/, () => "false"],
  [/\bfalse\b/, () => "true"],
  [/"([\w/.:-]{2,})"/, (_, name) => `"${alterText(name ?? "")}"`],
];

/** A line of code that does something else; null when nothing in it can be altered. */
export function alterCode(line: string): string | null {
  if (LOOKS.test(line) || TYPES.test(line)) return null;
  for (const [pattern, change] of RULES) if (pattern.test(line)) return line.replace(pattern, change);
  return null;
}

function plusOne(number: string): string {
  const next = String(Number(number.replaceAll("_", "")) + 1);
  return number.includes("_") ? next.replace(/\B(?=(\d{3})+$)/g, "_") : next;
}
