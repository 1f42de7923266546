import { ProcessDrawing } from "~/features/illustrations/drawing";
import { classNames } from "~/ui/class-names";
import { User, Wallet } from "~/ui/icons";
import stepNumber from "~/ui/navigation/step-number.module.css";
import type { ProcessStep } from "./home-content";
import styles from "./process.module.css";
import { Section } from "./section";

/** PUB-03 opens the third step. */
const DEFAULT_STEP = 2;

/**
 * The five steps of an order; one of them is open, the third at first (PUB-03, GEN-09). The choice is a radio group, so
 * that it works by keyboard and before any script has run.
 */
export function Process({ steps }: { steps: readonly ProcessStep[] }) {
  return (
    <Section id="process" title="一笔订单怎样走完" lead="五个步骤，每一步都知道谁在做什么、钱在哪里。">
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.title} className={styles.step}>
            <input
              type="radio"
              name="process-step"
              id={`process-${index}`}
              className={styles.choice}
              defaultChecked={index === DEFAULT_STEP}
            />
            <label htmlFor={`process-${index}`} className={styles.head}>
              <span className={classNames(stepNumber.number, styles.number)}>{index + 1}</span>
              {step.title}
            </label>
            <div className={styles.panel}>
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
