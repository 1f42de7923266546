import { listAddress } from "~/features/list/list-address";
import { day } from "~/features/list/param-readers";
import { inOrder, secondsOf } from "~/features/list/period";

/** The address of the home page's unfinished orders: the period in which they were placed (HOME-16). */
export const HOME_ORDERS = listAddress({
  path: "/user/index",
  pageSize: 6,
  params: { startTime: day, endTime: day },
  tidy: inOrder,
});

/** The period of an address for the graph. */
export const homeVariables = (search: URLSearchParams) => secondsOf(HOME_ORDERS.readFilter(search));

/** Parameter of the page's address for the kind of task that is shown, so that reload and Back keep it. */
export const TODO_PARAM = "todo";

/** The home page with parameters of its address changed, or left out where null, and the others as they are. */
export function homeHref(search: URLSearchParams, changes: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams(search);
  for (const [param, value] of Object.entries(changes)) {
    if (value === null) next.delete(param);
    else next.set(param, value);
  }
  const query = next.toString();
  return query ? `${HOME_ORDERS.path}?${query}` : HOME_ORDERS.path;
}
