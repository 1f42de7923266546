import { BackLink } from "~/ui/navigation/back-link";
import { useLastList } from "./last-list";

/** The way back to the order list as it was left: filters, page and all. */
export function BackToList() {
  return <BackLink to={useLastList()}>返回我的订单</BackLink>;
}
