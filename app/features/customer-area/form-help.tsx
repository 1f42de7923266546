import { HotlineLink } from "~/features/site/hotline-link";
import { Card } from "~/ui/layout/card";
import styles from "./form-help.module.css";

interface FormHelpProps {
  title: string;
  points: readonly string[];
}

/** Stands beside a form: what is worth knowing before it is sent, and whom to call. */
export function FormHelp({ title, points }: FormHelpProps) {
  return (
    <Card title={title}>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <HotlineLink className={styles.hotline} />
    </Card>
  );
}
