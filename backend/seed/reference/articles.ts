import { sanitizeArticleHtml } from "../../../schema/rules/content/article-html";
import type { ArticleSeed } from "./article-seed";
import { accountHelp } from "./articles-help-account";
import { orderingHelp } from "./articles-help-ordering";
import { serviceHelp } from "./articles-help-service";

const about: readonly ArticleSeed[] = [
  {
    title: "我们做什么",
    content: `
<p>装达是面向家居商家与消费者的配送安装平台。商家在一个地方下单，货物从物流网点到客户家中，由实名认证的师傅提货、送货、安装，全程可查。</p>
<p>一张衣柜从工厂到卧室，要经过物流、提货、搬楼、安装、验收。过去每一段都要自己找人、谈价、催进度，出了问题说不清是谁的责任。我们把这几段接成一条线：一个订单、一份报价、一位负责到底的师傅。</p>
<ul>
<li>覆盖家具、卫浴、灯具、锁具、门窗、晾衣架、吊顶、家电、地板、净水器十大类目。</li>
<li>下单即见明细报价，没有模糊的“面议”。</li>
<li>款项由平台担保，客户满意后才结算给师傅。</li>
<li>提货与安装均有照片留痕，出现争议有据可查。</li>
</ul>`,
  },
  {
    title: "我们怎么保证",
    content: `
<p>承诺写在流程里，比写在宣传页上可靠。</p>
<table>
<thead><tr><th scope="col">您担心的</th><th scope="col">我们的做法</th></tr></thead>
<tbody>
<tr><th scope="row">钱付了，活没干好</th><td>款项先进担保账户，确认满意后才结给师傅；不满意可以整改、退款或申请仲裁</td></tr>
<tr><th scope="row">师傅靠不靠谱</th><td>身份与技能逐一核验，一星、二星扣减收入，每月末位暂停接单</td></tr>
<tr><th scope="row">现场临时加价</th><td>加价须在平台发起并经您确认，私下收费属于违规</td></tr>
<tr><th scope="row">货损说不清</th><td>提货、拆包、完工分别拍照，异常当场上报</td></tr>
</tbody>
</table>`,
  },
  {
    title: "我们相信",
    content: `
<p>好的安装不只是把东西装上，而是让商家省心、让客户安心、让认真干活的师傅得到应有的报酬。</p>
<p>为此我们只做三件事：把价格说清楚，把过程看清楚，把责任分清楚。</p>`,
  },
];

const notices: readonly ArticleSeed[] = [
  {
    title: "关于冬季室外安装服务的提示",
    content: `
<p>近期北方多地气温降至零下，门窗、户外晾衣架等室外施工受天气影响，师傅可能与客户协商改约。</p>
<ul>
<li>改约会提前通知，并在“改约提醒”中留有记录。</li>
<li>密封胶等材料在低温下固化较慢，请按师傅说明的时间使用。</li>
</ul>
<p>给您带来的不便，敬请谅解。</p>`,
  },
  {
    title: "新增昆山全类目服务",
    content: `
<p>即日起，昆山市开通家具、卫浴、灯具、锁具、门窗、晾衣架、吊顶、家电、地板、净水器全部十个类目的配送与安装服务。</p>
<p>下单时选择“江苏省 - 苏州市 - 昆山市”，即可由当地服务商就近接单。</p>`,
  },
  {
    title: "谨防线下收费与冒充客服",
    content: `
<p>近期有不法分子冒充平台客服，以“退款”“升级账户”为由索要验证码或诱导转账。请注意：</p>
<ul>
<li>平台不会以任何理由索要短信验证码和支付密码。</li>
<li>所有费用均在平台内支付，师傅私下收费属于违规，请保留凭证并联系客服。</li>
</ul>`,
  },
];

/** Articles of a type get the ids from `firstId` on, and appear in the order they are written in. */
function numbered(typeCode: string, firstId: number, published: string, seeds: readonly ArticleSeed[]) {
  return seeds.map((seed, index) => ({
    id: firstId + index,
    type_code: typeCode,
    title: seed.title,
    content: sanitizeArticleHtml(seed.content),
    img: null,
    position: index + 1,
    created_at: Date.parse(published),
  }));
}

export const articleSeeds = [
  ...numbered("help", 1001, "2026-09-01T10:00:00+08:00", [...orderingHelp, ...serviceHelp, ...accountHelp]),
  ...numbered("about", 2001, "2026-09-01T10:00:00+08:00", about),
  ...numbered("notice", 3001, "2026-11-16T10:00:00+08:00", notices),
];
