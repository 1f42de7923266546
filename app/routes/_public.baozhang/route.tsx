import type { MetaFunction } from "@remix-run/cloudflare";
import { PageDrawing, type PageDrawingName } from "~/features/illustrations/page-drawing";
import { JoinLinks } from "~/features/public-page/join-links";
import { PageHero } from "~/features/public-page/page-hero";
import { PageSection } from "~/features/public-page/page-section";
import { publicMeta } from "~/features/site/page-meta";
import { LinkButton } from "~/ui/buttons/link-button";
import styles from "./baozhang.module.css";

interface Guarantee {
  drawing: PageDrawingName;
  title: string;
  text: string;
  /** What it means for the customer, in one line. */
  promise: string;
}

/** The five advantages (PUB-20, GEN-05..08). */
const GUARANTEES: readonly Guarantee[] = [
  {
    drawing: "guarantee-escrow",
    title: "资金担保",
    text: "您预付的款项先存入平台担保账户，师傅装好、您确认满意之后才结给师傅。中途取消或没有装好，可以申请退款。",
    promise: "满意之前，钱不会到师傅手里",
  },
  {
    drawing: "guarantee-identity",
    title: "师傅实名",
    text: "接单的师傅都经过身份核验，接单后姓名和电话都看得到。同一单由多位师傅报价，您比较之后再选择。",
    promise: "来的是谁，您提前就知道",
  },
  {
    drawing: "guarantee-track",
    title: "过程透明",
    text: "接单、提货、预约、上门、完工，每一步都有时间和记录，订单页随时可查。预约和完工有短信提醒，提货、上门也可以开启短信与微信提醒。",
    promise: "不用打电话，也知道到哪一步了",
  },
  {
    drawing: "guarantee-photo",
    title: "拍照留证",
    text: "提货时拍下外观，完工时拍下现场，照片留在订单里。少件、破损、没装到位，责任看得清楚。",
    promise: "说不清的事，让照片来说",
  },
  {
    drawing: "guarantee-judge",
    title: "售后裁决",
    text: "一星扣减师傅该单收入的 20%，二星扣减 10%，归入平台保障金；每月评分末位的师傅暂停接单一个月。有争议由官方客服介入，按记录和照片裁决，不会互相推诿。",
    promise: "出了问题，平台管到底",
  },
];

const LEAD = "资金担保、师傅实名、过程透明、拍照留证、售后裁决：五项保障写进每一笔订单的流程里。";

export const meta: MetaFunction = () =>
  publicMeta({ title: "服务保障", description: LEAD, picture: "guarantee", path: "/baozhang" });

/** Why to trust us, and the ways to work with us (PUB-20). */
export default function GuaranteePage() {
  return (
    <>
      <PageHero title="五项保障，每一单都有" lead={LEAD} drawing="solution-consumer">
        <LinkButton to="/placeorder/stepone" variant="primary" size="lg">
          立即下单
        </LinkButton>
      </PageHero>
      <PageSection id="guarantees" title="我们保障什么">
        <ol className={styles.guarantees}>
          {GUARANTEES.map(({ drawing, title, text, promise }) => (
            <li key={title} className={styles.guarantee}>
              <PageDrawing name={drawing} />
              <div>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.text}>{text}</p>
                <p className={styles.promise} data-phrases="">
                  {promise}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </PageSection>
      <PageSection id="join" title="和我们一起做好服务" lead="保障靠认真的人做出来，欢迎加入。">
        <JoinLinks />
      </PageSection>
    </>
  );
}
