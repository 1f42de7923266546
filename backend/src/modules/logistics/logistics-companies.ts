/** A carrier: name, the code of tracking services, and the initials that people type for the name. */
export interface LogisticsCompany {
  readonly name: string;
  readonly code: string;
  readonly initials: string;
}

/** Carriers of furniture and building materials first, then parcels. Reference data that changes with a release. */
const LIST = `
德邦物流 debangwuliu dbwl
德邦快递 debangkuaidi dbkd
安能物流 annengwuliu anwl
壹米滴答 yimidida ymdd
顺心捷达 sxjdfreight sxjd
中通快运 zhongtongkuaiyun ztky
韵达快运 yundakuaiyun ydky
百世快运 baishiwuliu bsky
京东快运 jingdongkuaiyun jdky
顺丰快运 shunfengkuaiyun sfky
跨越速运 kuayue kysy
天地华宇 tiandihuayu tdhy
日日顺物流 rrs rrswl
苏宁物流 suning snwl
佳吉快运 jiajiwuliu jjky
佳怡物流 jiayiwuliu jywl
盛辉物流 shenghuiwuliu shwl
盛丰物流 shengfengwuliu sfwl
中铁物流 zhongtiewuliu ztwl
远成物流 yuanchengwuliu ycwl
新邦物流 xinbangwuliu xbwl
信丰物流 xinfengwuliu xfwl
恒路物流 hengluwuliu hlwl
大田物流 datianwuliu dtwl
华企快运 huaqikuaiyun hqky
万家物流 wanjiawuliu wjwl
加运美速递 jiayunmeiwuliu jymsd
龙邦速运 longbanwuliu lbsy
联昊通速递 lianhaowuliu lhtsd
三志物流 sanzhi56 szwl
德坤物流 dekuncn dkwl
商桥物流 shangqiao56 sqwl
宇鑫物流 yuxinwuliu yxwl
顺丰速运 shunfeng sfsy
京东物流 jd jdwl
中通快递 zhongtong ztkd
圆通速递 yuantong ytsd
申通快递 shentong stkd
韵达快递 yunda ydkd
极兔速递 jtexpress jtsd
邮政快递包裹 youzhengguonei yzkdbg
EMS ems ems
宅急送 zhaijisong zjs
优速快递 youshuwuliu yskd
速尔快递 suer sekd
天天快递 tiantian ttkd
丹鸟 danniao dn
`;

const LOGISTICS_COMPANIES: readonly LogisticsCompany[] = LIST.trim()
  .split("\n")
  .map((line) => {
    const [name = "", code = "", initials = ""] = line.split(" ");
    return { name, code, initials };
  });

/** Carriers whose name, code or initials contain the text; names that begin with it come first (LOG-01). */
export function findLogisticsCompanies(text: string): readonly LogisticsCompany[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return LOGISTICS_COMPANIES;
  const matches = LOGISTICS_COMPANIES.filter(({ name, code, initials }) =>
    [name.toLowerCase(), code, initials].some((term) => term.includes(wanted)),
  );
  const begins = ({ name, initials }: LogisticsCompany) =>
    name.toLowerCase().startsWith(wanted) || initials.startsWith(wanted);
  return [...matches.filter(begins), ...matches.filter((company) => !begins(company))];
}
