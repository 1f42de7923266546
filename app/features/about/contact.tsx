import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { companyConfig } from "~/lib/company-config";
import { siteConfig } from "~/lib/site-config";
import { ArrowRight } from "~/ui/icons";
import type { HelpCentrePath } from "../content/help-path";
import { OfficeMap } from "./about-drawing";
import styles from "./contact.module.css";

const reasonsAt = (centre: HelpCentrePath) => [
  {
    who: "商家与消费者",
    text: "订单、付款、售后有疑问，先看帮助；要查具体订单，请准备 14 位订单号。",
    to: centre,
    label: "帮助中心",
  },
  {
    who: "服务商",
    text: "想在您的城市负责派单与服务，请登记区域和类目，我们电话联系您。",
    to: "/service_ruzhu",
    label: "服务商入驻",
  },
  {
    who: "安装师傅",
    text: "查看所在区县的服务商联系人，联系后下载应用完成实名认证。",
    to: "/ruzhu",
    label: "师傅入驻",
  },
];

interface ContactProps {
  /** Target of 帮助中心. */
  centre: HelpCentrePath;
  /** A street map around the office, on top of the sketch; nothing without a map service. */
  streets: ReactNode;
}

/** The company, its contacts and its place, from the configuration (PUB-16, SET-10). */
export function Contact({ centre, streets }: ContactProps) {
  const { hotline } = siteConfig;
  return (
    <>
      <div className={styles.layout}>
        <section className={styles.company} aria-labelledby="company-name">
          <h2 id="company-name" className={styles.name}>
            {companyConfig.name}
          </h2>
          <p className={styles.description}>{companyConfig.description}</p>
          <dl className={styles.facts}>
            {hotline ? (
              <div>
                <dt>客服热线</dt>
                <dd>
                  <a className={styles.hotline} href={hotline.href}>
                    {hotline.display}
                  </a>
                  <span className={styles.note}>{hotline.hours}</span>
                </dd>
              </div>
            ) : null}
            <div>
              <dt>电子邮箱</dt>
              <dd>
                <a href={`mailto:${companyConfig.email}`}>{companyConfig.email}</a>
              </dd>
            </div>
            <div>
              <dt>公司地址</dt>
              <dd>
                <address className={styles.address}>{companyConfig.address}</address>
                {companyConfig.directions.map((line) => (
                  <span key={line} className={styles.note}>
                    {line}
                  </span>
                ))}
              </dd>
            </div>
          </dl>
        </section>
        <figure className={styles.map}>
          <OfficeMap />
          {streets}
          <figcaption>位置示意图，不按比例</figcaption>
        </figure>
      </div>
      <ul className={styles.reasons}>
        {reasonsAt(centre).map(({ who, text, to, label }) => (
          <li key={to} className={styles.reason}>
            <h2 className={styles.who}>{who}</h2>
            <p>{text}</p>
            <Link to={to} className={styles.way}>
              {label}
              <ArrowRight size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
