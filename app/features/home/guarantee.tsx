import { EscrowDrawing } from "~/features/illustrations/drawing";
import { BadgeCheck, Bell, Camera, MapPin, Phone, Wallet } from "~/ui/icons";
import styles from "./guarantee.module.css";
import { Section } from "./section";

const POINTS = [
  { icon: MapPin, title: "过程透明，在线跟踪", text: "从接单到完工，每个节点都有时间和记录。" },
  { icon: Bell, title: "短信与微信提醒", text: "预约和完工有短信提醒，提货、上门也可以开启短信与微信提醒。" },
  { icon: Wallet, title: "多位师傅报价，您来挑选", text: "同一单由多位师傅竞价，比价之后再决定，花费更低。" },
  { icon: BadgeCheck, title: "师傅实名认证", text: "身份逐一核验，接单后姓名与电话都看得到。" },
  { icon: Camera, title: "提货、安装拍照确认", text: "外观和完工情况都有照片，出现问题有据可依。" },
  {
    icon: Phone,
    title: "差评扣款，末位淘汰，客服裁决",
    text: "一星、二星扣减师傅收入，每月末位暂停接单；有争议找官方客服。",
  },
];

/**
 * Reasons to trust the platform: escrow first and largest, then the other promises (PUB-02, GEN-05..GEN-08).
 */
export function Guarantee() {
  return (
    <Section id="guarantee" title="钱放得稳，活干得好" lead="每一条承诺都落在流程里，而不是写在宣传页上。">
      <div className={styles.layout}>
        <div className={styles.escrow}>
          <h3 className={styles.escrowTitle}>款项由平台担保</h3>
          <p data-phrases="">
            您预付的款项先存入平台担保账户，您确认满意后才结给师傅。中途取消或没有装好，可以申请退款。
          </p>
          <EscrowDrawing />
        </div>
        <ul className={styles.points}>
          {POINTS.map(({ icon: Icon, title, text }) => (
            <li key={title} className={styles.point}>
              <Icon size={20} />
              <div>
                <h3 className={styles.pointTitle}>{title}</h3>
                <p className={styles.pointText} data-phrases="">
                  {text}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
