import type { RestClient } from "../../schema/rest/rest-client";
import { SessionError } from "../rest/errors";
import type { Session } from "../security/session";
import type { RoomDependencies } from "./rooms";

/**
 * Lets the rooms ask the backend for the owner of a session cookie or of an app's token; a rejected or
 * blocked session has no owner.
 */
export function roomDependencies({
  rest,
  session,
}: {
  rest: RestClient;
  session: Session;
}): RoomDependencies {
  return {
    token: session.token,
    isOfApp: session.isOfApp,
    now: () => Date.now(),
    async resolveUserId() {
      try {
        return (await rest.customer.getCustomer()).id;
      } catch (error) {
        if (error instanceof SessionError) return null;
        throw error;
      }
    },
  };
}
