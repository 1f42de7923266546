import type { LegalDocument } from "./legal-document";
import styles from "./legal-text.module.css";

const NUMERALS = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二"];

function sectionId(document: LegalDocument, index: number): string {
  return `${document.id}-${index + 1}`;
}

/** Links to the sections of the given texts. */
export function LegalContents({ documents }: { documents: readonly LegalDocument[] }) {
  return (
    <ol className={styles.contents}>
      {documents.map((document) => (
        <li key={document.id}>
          <a className={styles.documentLink} href={`#${document.id}`}>
            {document.title}
          </a>
          <ol className={styles.sectionLinks}>
            {document.sections.map((section, index) => (
              <li key={section.title}>
                <a className={styles.sectionLink} href={`#${sectionId(document, index)}`}>
                  {NUMERALS[index]}、{section.title}
                </a>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

/** One legal text in full. */
export function LegalText({ document }: { document: LegalDocument }) {
  return (
    <article className={styles.text} aria-labelledby={document.id}>
      <h2 id={document.id} className={styles.title}>
        {document.title}
      </h2>
      <p className={styles.date}>
        自 <time dateTime={document.effectiveFrom}>{document.effectiveFrom}</time> 起生效
      </p>
      <p>{document.introduction}</p>
      {document.sections.map((section, index) => (
        <section key={section.title} aria-labelledby={sectionId(document, index)}>
          <h3 id={sectionId(document, index)} className={styles.sectionTitle}>
            {NUMERALS[index]}、{section.title}
          </h3>
          <ol className={styles.paragraphs}>
            {section.paragraphs.map((paragraph, at) => (
              <li key={paragraph}>
                <span className={styles.number}>
                  {index + 1}.{at + 1}
                </span>
                <p>{paragraph}</p>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </article>
  );
}
