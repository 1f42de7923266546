import type { GuideBlock, GuideSection, Words } from "./guide-block";
import styles from "./guide-text.module.css";

/** Text in which code has a monospace font. */
function Said({ says }: { says: Words }) {
  return says.split("`").map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}

/** What a program calls it is not read out. */
const IN_CODE = /`[^`]*`\s*/g;

/** What is wider than the page is scrolled, by keys as well. */
function Code({ name, code }: { name: string; code: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keys
    <section className={styles.code} tabIndex={0} aria-label={name.replace(IN_CODE, "")}>
      <pre>{code}</pre>
    </section>
  );
}

function Block(block: GuideBlock) {
  switch (block.kind) {
    case "paragraph":
      return (
        <p>
          <Said says={block.says} />
        </p>
      );
    case "list":
      return (
        <ul>
          {block.says.map((says) => (
            <li key={says}>
              <Said says={says} />
            </li>
          ))}
        </ul>
      );
    case "terms":
      return (
        <dl className={styles.terms}>
          {block.rows.map(({ name, says }) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>
                <Said says={says} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case "code":
      return block.isFolded ? (
        <details>
          <summary>
            <Said says={block.name} />
          </summary>
          <Code {...block} />
        </details>
      ) : (
        <Code {...block} />
      );
  }
}

/** Links to the sections. */
export function GuideContents({ sections }: { sections: readonly GuideSection[] }) {
  return (
    <ol className={styles.contents}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
}

/** The sections in full. */
export function GuideText({ sections }: { sections: readonly GuideSection[] }) {
  return sections.map(({ id, title, blocks }) => (
    <section key={id} className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a section stay where they are
        <Block key={index} {...block} />
      ))}
    </section>
  ));
}
