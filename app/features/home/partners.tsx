import styles from "./partners.module.css";
import { Section } from "./section";

/** The logo of a partner: `title` is its name. */
export interface Partner {
  title: string;
  image: string;
  url?: string | null;
}

/** Logos of the brands that work with us (PUB-05); nothing when there are none. */
export function Partners({ partners }: { partners: readonly Partner[] }) {
  if (partners.length === 0) return null;
  return (
    <Section id="partners" title="合作伙伴" lead="不同品类的品牌，都在这里安排送货与安装。">
      <ul className={styles.grid}>
        {partners.map(({ title, image, url }) => {
          const logo = <img src={image} alt={title} width={160} height={48} loading="lazy" />;
          return (
            <li key={image} className={styles.cell}>
              {url ? (
                <a href={url} className={styles.link} target="_blank" rel="noopener noreferrer">
                  {logo}
                </a>
              ) : (
                logo
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
