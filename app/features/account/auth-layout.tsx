import type { ReactNode } from "react";
import { sampleOrder } from "~/features/home/home-content";
import { OrderPicture } from "~/features/home/order-picture";
import { Brand } from "~/features/site/brand";
import { MAIN_CONTENT_ID } from "~/features/site/skip-link";
import { BadgeCheck, Camera, ShieldCheck } from "~/ui/icons";
import styles from "./auth-layout.module.css";

/** The promises of the public site that matter before one signs in (GEN-06, GEN-07). */
const PROTECTIONS = [
  { icon: ShieldCheck, title: "资金担保", text: "预付款由平台托管，您确认满意后才付给师傅" },
  { icon: BadgeCheck, title: "师傅实名", text: "每位师傅都经过实名认证，差评扣款，末位淘汰" },
  { icon: Camera, title: "全程留证", text: "提货、安装拍照确认，有纠纷官方客服介入" },
];

/** Frame of the sign-in and registration pages: what 装达 protects on one side, the form on the other. */
export function AuthLayout({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <aside className={styles.brand} aria-label="装达的保障">
        <Brand />
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
      <main className={styles.main} id={MAIN_CONTENT_ID} tabIndex={-1}>
        <div className={styles.card}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead} data-phrases="">
            {lead}
          </p>
          {children}
        </div>
      </main>
    </div>
  );
}
