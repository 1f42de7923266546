import { siteConfig } from "~/lib/site-config";
import { Phone } from "~/ui/icons";
import { Brand } from "./brand";
import { footerNavigation } from "./navigation";
import { NavigationLink } from "./navigation-link";
import styles from "./site-footer.module.css";

const { hotline, icpFiling, policeFiling, company } = siteConfig;

/** Footer of the public site: links, hotline and filing numbers (NAV-07, NAV-08). */
export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Brand />
          <p className={styles.line}>送货、安装、维修，一次下单，全程可查。</p>
        </div>
        <nav aria-label="页脚导航" className={styles.groups}>
          {footerNavigation.map((group) => (
            <div key={group.title}>
              <h2 className={styles.title}>{group.title}</h2>
              <ul className={styles.list}>
                {group.entries.map((entry) => (
                  <li key={entry.to}>
                    <NavigationLink entry={entry} className={styles.link} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        {hotline ? (
          <div className={styles.hotline}>
            <h2 className={styles.title}>客服热线</h2>
            <a className={styles.number} href={hotline.href}>
              <Phone size={20} />
              {hotline.display}
            </a>
            <p className={styles.line}>{hotline.hours}</p>
          </div>
        ) : null}
      </div>
      <div className={styles.legal}>
        <span>{company}</span>
        {[icpFiling, policeFiling].map((filing) =>
          filing ? (
            <a key={filing.href} href={filing.href} target="_blank" rel="noopener noreferrer">
              {filing.text}
            </a>
          ) : null,
        )}
      </div>
    </footer>
  );
}
