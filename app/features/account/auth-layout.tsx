import type { ReactNode } from "react";
import { sampleOrder } from "~/features/home/home-content";
import { OrderPicture } from "~/features/home/order-picture";
import { PublicFrame } from "~/features/site/public-frame";
import { useClosingMenu } from "~/features/site/use-closing-menu";
import { BadgeCheck, Camera, ShieldCheck } from "~/ui/icons";
import styles from "./auth-layout.module.css";
import { VisitorLinks } from "./visitor-links";

/** Promises of the public site that are shown before signing in (GEN-06, GEN-07). */
const PROTECTIONS = [
  { icon: ShieldCheck, title: "资金担保", text: "预付款由平台托管，您确认满意后才付给师傅" },
  { icon: BadgeCheck, title: "师傅实名", text: "每位师傅都经过实名认证，差评扣款，末位淘汰" },
  { icon: Camera, title: "全程留证", text: "提货、安装拍照确认，有纠纷官方客服介入" },
];

/** Sign-in and registration in the public site (NAV-01): the promises on one side, the form on the other. */
export function AuthLayout({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  useClosingMenu();
  return (
    <PublicFrame account={<VisitorLinks />}>
      <div className={styles.page}>
        <aside className={styles.brand} aria-label="装达的保障">
          <div className={styles.promise}>
            <p className={styles.slogan}>
              家具送装，
              <br />
              每一步都有着落
            </p>
            <div className={styles.picture}>
              <OrderPicture order={sampleOrder} />
            </div>
            <ul className={styles.protections}>
              {PROTECTIONS.map(({ icon: Icon, title: name, text }) => (
                <li key={name} className={styles.protection}>
                  <span className={styles.protectionIcon}>
                    <Icon size={20} />
                  </span>
                  <div>
                    <p className={styles.protectionTitle}>{name}</p>
                    <p className={styles.protectionText}>{text}</p>
                  </div>
                </li>
              ))}
            </ul>
          </div>
        </aside>
        <div className={styles.main}>
          <div className={styles.card}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.lead} data-phrases="">
              {lead}
            </p>
            {children}
          </div>
        </div>
      </div>
    </PublicFrame>
  );
}
