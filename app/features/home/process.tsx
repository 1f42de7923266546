import { useState } from "react";
import { ProcessDrawing } from "~/features/illustrations/drawing";
import { User, Wallet } from "~/ui/icons";
import { DEFAULT_STEP, processSteps } from "./home-content";
import styles from "./process.module.css";
import { Section } from "./section";

/** The five steps of an order; one of them is open, the third at first (PUB-03, GEN-09). */
export function Process() {
  const [active, setActive] = useState(DEFAULT_STEP);
  return (
    <Section id="process" title="一笔订单怎样走完" lead="五个步骤，每一步都知道谁在做什么、钱在哪里。">
      <ol className={styles.steps}>
        {processSteps.map((step, index) => (
          <li key={step.title} className={styles.step} data-active={index === active || undefined}>
            <button
              type="button"
              className={styles.head}
              aria-expanded={index === active}
              aria-controls={`process-${index}`}
              onClick={() => setActive(index)}
            >
              <span className={styles.number}>{index + 1}</span>
              {step.title}
            </button>
            <div id={`process-${index}`} className={styles.panel} hidden={index !== active}>
              <ProcessDrawing name={step.drawing} />
              <div>
                <h3 className={styles.title}>{step.title}</h3>
                <p className={styles.text} data-phrases="">
                  {step.text}
                </p>
              </div>
              <dl className={styles.facts}>
                <div className={styles.fact}>
                  <dt>
                    <User size={16} />
                    您要做的
                  </dt>
                  <dd data-phrases="">{step.yours}</dd>
                </div>
                <div className={styles.fact}>
                  <dt>
                    <Wallet size={16} />
                    款项在哪里
                  </dt>
                  <dd data-phrases="">{step.money}</dd>
                </div>
              </dl>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
