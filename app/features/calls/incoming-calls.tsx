import { RealtimeProvider } from "../realtime/realtime-provider";
import { CallProvider } from "./call-provider";

/**
 * Shows incoming calls on pages outside of the customer area, where no other code receives events (CALL-02).
 */
export function IncomingCalls({ userId }: { userId: string }) {
  return (
    <RealtimeProvider userId={userId}>
      <CallProvider>{null}</CallProvider>
    </RealtimeProvider>
  );
}
