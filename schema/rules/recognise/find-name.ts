const SINGLE =
  "王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文庞樊兰殷施陶洪翟安颜倪严牛温芦季俞章鲁葛伍韦申尤毕聂丛焦向柳邢路岳齐沿梅莫庄辛管祝左涂谷祁时舒耿牟卜詹关苗凌费纪靳盛童欧甄项曲成游阳裴席卫查屈鲍位覃霍翁隋植甘景薄单包司柏宁柯阮桂闵解强柴华车冉房边辜吉饶刁瞿戚丘古米池滕晋苑邬臧畅宫来嵺苟全褚廉简娄盖符奚木穆党燕郎邸冀谈姬屠连郜晏栾郁商蒙计喻揭窦迟宇敖糜鄢冷卓花仇艾蓝都巩稽井练仲乐虞卞封竺冼原官衣楚佟栗匡宗应台巫鞠僧桑荆谌银扬明沙薄伏岑习胥保和蔺佘麦尚闻劳亓仝邝缪那尧雍鄂索籍粟惠";
const COMPOUND =
  "欧阳|上官|司马|诸葛|东方|皇甫|尉迟|公孙|慕容|司徒|令狐|长孙|宇文|端木|南宫|夏侯|轩辕|钟离|独孤|申屠|呼延|闻人|澹台|百里|西门";
const SURNAME = new RegExp(`^(?:${COMPOUND}|[${SINGLE}])`);
const HONORIFIC =
  /(?:先生|女士|小姐|老师|师傅|老板|经理|店长|厂长|总|阿姨|叔叔|大姐|大哥|大爷|大妈|太太|同学|医生|主任)$/;
/** What stands in addresses and not in names. */
const ADDRESS_WORD =
  /[省市区县镇乡村路街道巷弄号栋幢楼层室座厦园苑城府湾庄屯组队店厂校院场馆站港库]|单元|\d|[a-z]{2,}/i;
/** A word that ends so is a part of an address, whatever it begins with. */
const ADDRESS_END =
  /(?:[路街巷弄号栋幢楼层室厦店厂馆站库]|单元|大道|花园|小区|公寓|广场|公司|市场|中心|学校|医院)$/;
/** 三件, 两套: goods are counted so. */
const COUNT = /^[一二两三四五六七八九十]+[件套个张把箱包]$/;
const NAME = /^[\u3400-\u9fff]{2,4}$/;
const LONG_NAME = /^[\u3400-\u9fff]{2,8}(?:·[\u3400-\u9fff]{1,8}){1,3}$/;
const LATIN_NAME = /^[A-Za-z]{2,20}(?:[ .·][A-Za-z]{1,20}){0,3}$/;
const WRAPPING =
  /^(?:\(收\)|收|寄|给|to)[:：]?\s*|\s*[([](?:收|亲收|先生|女士|\d{3,5})?[)\]]$|\s*(?:亲?收|代收)$/gi;
const COMPOUND_SURNAME = new RegExp(`^(?:${COMPOUND})`);
/** From here on a name is certain. */
export const SURE_NAME = 5;

/** A name without what is written around it: 王小满(收) → 王小满. */
export function trimName(text: string): string {
  return text
    .trim()
    .replace(WRAPPING, "")
    .replace(/^[\s:.-]+|[\s:.-]+$/g, "")
    .trim();
}

/**
 * How much a piece looks like a person's name: 0 for not at all, from {@link SURE_NAME} on for certain. A known surname
 * and a form of address speak for it, words of addresses against it.
 */
export function nameScore(text: string): number {
  const name = trimName(text);
  if (LONG_NAME.test(name)) return 6;
  if (HONORIFIC.test(name) && name.length <= 7 && !/\d/.test(name)) return SURNAME.test(name) ? 7 : 5;
  if (LATIN_NAME.test(name)) return 2;
  if (!NAME.test(name) || COUNT.test(name) || (name.length > 2 && ADDRESS_END.test(name))) return 0;
  if (!SURNAME.test(name)) return ADDRESS_WORD.test(name) ? 0 : 2;
  if (ADDRESS_WORD.test(name.slice(1))) return 2;
  return name.length < 4 || COMPOUND_SURNAME.test(name) ? 5 : 3;
}

/**
 * A name stuck to the end of an address (…501室王小满) or to the front (王小满浙江省…, cut before the area already).
 * Only after a word that ends an address, and only with a known surname.
 */
export function splitTrailingName(text: string): { rest: string; name: string } | null {
  const match =
    /^(.*(?:[号室栋幢楼层座户铺]|单元|\d))\s*([\u3400-\u9fff]{2,4}(?:先生|女士|小姐|老师)?)(?:\s*\(?收\)?)?$/.exec(
      text,
    );
  const [, rest, name] = match ?? [];
  if (!rest || !name || nameScore(name) < SURE_NAME) return null;
  return { rest, name: trimName(name) };
}
