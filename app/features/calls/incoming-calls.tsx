import { graphql } from "~/gql";
import { useRead } from "~/lib/graphql/use-read";
import { RealtimeProvider } from "../realtime/realtime-provider";
import { CallProvider } from "./call-provider";

const CalledCustomerDocument = graphql(`
  query CalledCustomer {
    viewer { customer { id } }
  }
`);

/**
 * Shows incoming calls on pages outside of the customer area, where no other code receives events (CALL-02).
 */
export function IncomingCalls() {
  const { data: userId } = useRead(
    CalledCustomerDocument,
    {},
    { pick: ({ viewer }) => viewer?.customer?.id, requestPolicy: "cache-first" },
  );
  return userId === null ? null : (
    <RealtimeProvider userId={userId}>
      <CallProvider>{null}</CallProvider>
    </RealtimeProvider>
  );
}
