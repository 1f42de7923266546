import { countsOf, countUnder } from "~/features/orders/order-counts";
import { graphql } from "~/gql";
import { useRead } from "~/lib/graphql/use-read";

const AbnormalCountDocument = graphql(`
  query AbnormalCount {
    viewer { orderCounts { filter count } }
  }
`);

/**
 * The number of orders with an unsolved exception, read again whenever one of them may have changed; null while
 * it is unknown.
 *
 * @param isWanted nothing is read before it is
 */
export function useAbnormalCount(isWanted: boolean): number | null {
  const { data, failure } = useRead(AbnormalCountDocument, isWanted ? {} : null, {
    pick: ({ viewer }) => {
      const counts = countsOf(viewer?.orderCounts);
      return counts && countUnder(counts, "ABNORMAL");
    },
    about: ["AbnormalRecord", "Order"],
    requestPolicy: "network-only",
    isOptional: true,
  });
  return failure === null ? data : null;
}
