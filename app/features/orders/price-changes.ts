/** A price, line by line; fees in 分. */
interface Priced {
  readonly lines: readonly { readonly name: string; readonly fee: number }[];
}

/** A line of a price, with the change against the price before, 分. */
interface ChangedLine {
  /** Of its own among the lines, also when two goods have one name. */
  readonly key: string;
  readonly name: string;
  readonly fee: number;
  readonly change: number;
}

/** What a line is about: names say the count or volume behind it, e.g. 基础安装费（三人沙发×2）, 超方费（超出2立方米）. */
const kindOf = ({ name }: { name: string }) => name.split("（")[0] ?? name;

/**
 * The lines of a price, each compared with its line of the price before (ux.md U19): the one of the same name, else one of
 * its kind that has no other counterpart. A line without any is new. Without a price before nothing has changed.
 */
export function priceChanges(quote: Priced, previous: Priced | null): ChangedLine[] {
  const before = [...(previous?.lines ?? [])];
  const take = (isIt: (line: Priced["lines"][number]) => boolean) => {
    const found = before.findIndex(isIt);
    return found < 0 ? undefined : before.splice(found, 1)[0];
  };
  const same = quote.lines.map(({ name }) => take((line) => line.name === name));
  const kinds = new Map<string, number>();
  return quote.lines.map((line, index) => {
    const kind = kindOf(line);
    const nth = kinds.get(kind) ?? 0;
    kinds.set(kind, nth + 1);
    const earlier = same[index] ?? take((one) => kindOf(one) === kind);
    const change = previous ? line.fee - (earlier?.fee ?? 0) : 0;
    return { key: `${kind} ${nth}`, name: line.name, fee: line.fee, change };
  });
}
