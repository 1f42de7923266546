import { graphql } from "~/gql";
import type { OrderFilter } from "~/gql/graphql";
import { useMutate } from "~/lib/graphql/use-mutate";
import { Button } from "~/ui/buttons/button";
import { LinkButton } from "~/ui/buttons/link-button";
import { Card } from "~/ui/layout/card";
import { Stepper } from "~/ui/navigation/stepper";
import { firstSteps } from "./first-steps";
import styles from "./first-steps-card.module.css";

const EndFirstStepsDocument = graphql(`
  mutation EndFirstSteps {
    answer: endFirstSteps {
      __typename
      ...Refusal
    }
  }
`);

interface FirstStepsCardProps {
  /** By the tabs of the order list. */
  counts: readonly { filter: OrderFilter; count: number }[];
}

/** Guides a new merchant through the first order until it is done or the merchant hides it (ux.md U54). */
export function FirstStepsCard({ counts }: FirstStepsCardProps) {
  const { isPending, send } = useMutate(EndFirstStepsDocument, { changes: ["Viewer"], isFinal: true });
  const steps = firstSteps(counts);
  const current = steps?.find(({ state }) => state === "current");
  if (!steps || !current) return null;
  return (
    <Card
      title="四步完成第一单"
      actions={
        <Button size="sm" variant="ghost" isPending={isPending} onPress={() => void send({})}>
          不再显示
        </Button>
      }
    >
      <Stepper label="第一单" layout="stacked" steps={steps.map(({ name, state }) => ({ name, state }))} />
      <div className={styles.now}>
        <p>{current.note}</p>
        <LinkButton to={current.to} size="sm" variant="primary">
          {current.action}
        </LinkButton>
      </div>
    </Card>
  );
}
