/** A place of the area tree with what lies below it. */
export interface AreaTreeNode {
  readonly code: string;
  readonly name: string;
  readonly children?: readonly AreaTreeNode[] | null;
}

type AreaLevel = 0 | 1 | 2;

/** A place under one of the names that people give it. */
export interface AreaName {
  /** Province, city or district. */
  readonly level: AreaLevel;
  /** Codes from the province down to the place itself. */
  readonly codes: readonly string[];
  readonly names: readonly string[];
  /** The official name; a shortened one needs more around it to be believed. */
  readonly isFull: boolean;
  /** A name that means nothing without the place above it, such as 高新区 or a town's. */
  readonly needsParent: boolean;
}

export interface AreaIndex {
  readonly byName: ReadonlyMap<string, readonly AreaName[]>;
  readonly longest: number;
}

const PEOPLES =
  "蒙古|维吾尔|布依|朝鲜|土家|哈尼|哈萨克|傈僳|拉祜|东乡|纳西|景颇|柯尔克孜|达斡尔|仫佬|布朗|撒拉|毛南|仡佬|锡伯|阿昌|普米|塔吉克|鄂温克|德昂|保安|裕固|鄂伦春|各|藏|回|苗|彝|壮|满|侗|瑶|白|傣|黎|佤|畲|水|土|羌|怒|京|独龙";
const AUTONOMOUS = new RegExp(`(?:(?:${PEOPLES})族?)+(?:联合)?自治[州县旗区]$`);
const SUFFIX: Record<AreaLevel, RegExp> = {
  0: /(?:省|市|特别行政区|自治区)$/,
  1: /(?:市|地区|盟)$/,
  2: /(?:街道|林区|区|县|市|旗|镇|乡)$/,
};
/** Levels that exist for the codes only and are not written in addresses. */
const NOT_A_PLACE = /直辖|重庆郊县/;

/** Districts that were merged: what people still write, and where it belongs now. */
const FORMER: Readonly<Record<string, string>> = {
  "330102": "江干区",
  "330105": "下城区",
  "110101": "崇文区",
  "110102": "宣武区",
  "310106": "闸北区",
  "310101": "卢湾区",
};

/** Every name of every place, from the area tree (PLACE-22). Some 8,000 names; built once. */
export function indexAreas(tree: readonly AreaTreeNode[]): AreaIndex {
  const byName = new Map<string, AreaName[]>();
  let longest = 0;
  const add = (name: string, area: AreaName) => {
    if (name.length < 2) return;
    longest = Math.max(longest, name.length);
    const known = byName.get(name);
    if (known) known.push(area);
    else byName.set(name, [area]);
  };
  const visit = (node: AreaTreeNode, above: { codes: string[]; names: string[] }, level: AreaLevel) => {
    const codes = [...above.codes, node.code];
    const names = [...above.names, node.name];
    const isTown = level === 2 && node.code.length > 6;
    const place = { level, codes, names };
    if (!NOT_A_PLACE.test(node.name)) {
      add(node.name, { ...place, isFull: true, needsParent: isTown });
      for (const name of shortNames(node.name, level)) {
        add(name, { ...place, isFull: false, needsParent: isTown });
      }
      for (const name of namesWithinCity(node.name, above.names)) {
        add(name, { ...place, isFull: true, needsParent: true });
      }
    }
    const former = FORMER[node.code];
    if (former) add(former, { ...place, isFull: true, needsParent: false });
    if (level < 2)
      for (const child of node.children ?? []) visit(child, { codes, names }, (level + 1) as AreaLevel);
  };
  for (const province of tree) visit(province, { codes: [], names: [] }, 0);
  return { byName, longest };
}

/** 浙江省 → 浙江, 恩施土家族苗族自治州 → 恩施, 内蒙古自治区 → 内蒙古. */
function shortNames(name: string, level: AreaLevel): string[] {
  const withoutPeoples = name.replace(AUTONOMOUS, "");
  const isNamed = withoutPeoples !== name && withoutPeoples.length >= 2;
  const short = isNamed ? withoutPeoples : name.replace(SUFFIX[level], "");
  return short !== name && short.length >= 2 ? [short] : [];
}

/** Zones under the names that are used inside their city: 苏州工业园区 → 工业园区, 成都高新… → 高新区. */
function namesWithinCity(name: string, above: readonly string[]): string[] {
  const names: string[] = [];
  for (const parent of above) {
    const short = parent.replace(/(?:省|市)$/, "");
    if (name.startsWith(short) && name.length - short.length >= 3) {
      names.push(name.slice(name.startsWith(parent) ? parent.length : short.length));
    }
  }
  if (name.includes("高新技术")) names.push("高新区", "高新开发区");
  if (/经济(?:技术)?开发区/.test(name)) names.push("经开区", "经济开发区", "经济技术开发区", "开发区");
  return names.filter((candidate) => candidate !== name);
}
