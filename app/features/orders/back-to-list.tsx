import { BackLink } from "~/ui/navigation/back-link";
import { useLastList } from "./last-list";

/** A link back to the order list with its last filters and page. */
export function BackToList() {
  return <BackLink to={useLastList()}>返回我的订单</BackLink>;
}
