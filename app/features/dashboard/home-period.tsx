import { useSearchParams } from "@remix-run/react";
import line from "~/features/list/filter-line.module.css";
import { ListSearch } from "~/features/list/list-search";
import { PeriodField } from "~/features/list/period-field";
import { Button } from "~/ui/buttons/button";
import { LinkButton } from "~/ui/buttons/link-button";
import { HOME_ORDERS, homeHref, TODO_PARAM } from "./home-address";
import styles from "./home-period.module.css";

interface HomePeriodProps {
  period: ReturnType<typeof HOME_ORDERS.readFilter>;
}

/** Narrows the unfinished orders to those placed in a period (HOME-16). Folded until it is used; works without script. */
export function HomePeriod({ period }: HomePeriodProps) {
  const [search] = useSearchParams();
  const todo = search.get(TODO_PARAM);
  const isNarrowed = HOME_ORDERS.href({ filter: period }) !== HOME_ORDERS.path;
  return (
    <details className={styles.period} open={isNarrowed}>
      <summary className={styles.summary}>按下单时间筛选</summary>
      <ListSearch at={HOME_ORDERS} filter={period} keeps={[]}>
        {todo ? <input type="hidden" name={TODO_PARAM} value={todo} /> : null}
        <div className={line.filters}>
          <PeriodField
            label="下单时间"
            names={["startTime", "endTime"]}
            values={[period.startTime, period.endTime]}
          />
          <Button type="submit">筛选</Button>
          {isNarrowed ? (
            <LinkButton
              to={homeHref(search, { startTime: null, endTime: null })}
              variant="ghost"
              preventScrollReset
            >
              清空筛选
            </LinkButton>
          ) : null}
        </div>
      </ListSearch>
    </details>
  );
}
