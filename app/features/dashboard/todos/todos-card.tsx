import { Link, useSearchParams } from "@remix-run/react";
import { OrderNumberPlace } from "~/features/orders/order-number-id";
import { PartFailure } from "~/features/site/load-failure";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { CircleCheck } from "~/ui/icons";
import { Card } from "~/ui/layout/card";
import { TabLinks } from "~/ui/navigation/tab-links";
import rows from "../card-rows.module.css";
import { homeHref, TODO_PARAM } from "../home-address";
import { TODO_WORDS } from "./todo-kinds";
import { TodoRow } from "./todo-row";
import styles from "./todos-card.module.css";

const TodosCardFragment = graphql(`
  fragment TodosCard on Todo {
    kind
    total
    orders { id ...TodoOrder }
  }
`);

interface TodosCardProps {
  /** Every kind; null when they could not be read. */
  todos: readonly FragmentType<typeof TodosCardFragment>[] | null;
  /** Whether there is any order at all, finished ones included. */
  hasAny: boolean;
  /** The server's time when the page was made, ISO. */
  serverNow: string;
}

/** What waits for the customer: each kind with its number, its most urgent orders, and the button that does it. */
export function TodosCard({ hasAny, serverNow, ...props }: TodosCardProps) {
  const [search] = useSearchParams();
  const todos = props.todos?.map((todo) => getFragment(TodosCardFragment, todo)) ?? null;
  if (todos === null) return <PartFailure what="今日待办" />;
  const open = todos.filter(({ total }) => total > 0);
  const shown = open.find(({ kind }) => kind === search.get(TODO_PARAM)) ?? open[0];
  if (!shown) {
    return (
      <Card title="今日待办">
        <p className={styles.none}>
          <CircleCheck size={20} />
          {hasAny ? "今天没有待办，订单都在按计划进行" : "今天没有待办，下单后需要您处理的事会列在这里"}
        </p>
      </Card>
    );
  }
  const { label, list, all } = TODO_WORDS[shown.kind];
  const sum = open.reduce((total, todo) => total + todo.total, 0);
  return (
    <Card title="今日待办" actions={<span className={rows.badge}>{sum} 项</span>}>
      <TabLinks
        label="待办类型"
        tabs={open.map(({ kind, total }) => ({
          to: homeHref(search, { [TODO_PARAM]: kind }),
          label: TODO_WORDS[kind].label,
          isCurrent: kind === shown.kind,
          count: total,
        }))}
      />
      <OrderNumberPlace value="todo-">
        <ul className={styles.rows} aria-label={label}>
          {shown.orders.map((order) => (
            <TodoRow key={order.id} kind={shown.kind} order={order} serverNow={serverNow} />
          ))}
        </ul>
      </OrderNumberPlace>
      {shown.total > shown.orders.length ? (
        <p className={styles.more}>
          共 {shown.total} 单，先列出最急的 {shown.orders.length} 单。<Link to={all}>在“{list}”中查看</Link>
        </p>
      ) : null}
    </Card>
  );
}
