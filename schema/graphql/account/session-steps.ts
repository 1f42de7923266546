import { builder } from "../builder";
import { VIEWER, Viewer } from "./viewer";

const SessionsEnded = builder.objectRef<Record<never, never>>("SessionsEnded").implement({
  description: "What was to end has ended.",
  fields: (t) => ({
    viewer: t.field({
      type: Viewer,
      description: "The customer, with the sessions that are left.",
      resolve: () => VIEWER,
    }),
  }),
});

builder.mutationFields((t) => ({
  endSession: t.field({
    type: SessionsEnded,
    errors: { union: { description: "Done, or why it was refused." } },
    description: "Ends one of the customer's other sessions at once. Needs login.",
    args: { sessionId: t.arg.id({ description: "Id of the session." }) },
    resolve: async (_root, { sessionId }, { rest, closeOtherRooms }) => {
      await rest.accountSecurity.endSession({ body: { sessionId } });
      // It is not known which sockets belong to the ended session. Sockets of valid sessions reconnect by
      // themselves.
      await closeOtherRooms();
      return {};
    },
  }),
  endOtherSessions: t.field({
    type: SessionsEnded,
    errors: { union: { description: "Done, or why it was refused." } },
    description: "Ends all of the customer's other sessions at once. Needs login.",
    resolve: async (_root, _args, { rest, closeOtherRooms }) => {
      await rest.accountSecurity.endOtherSessions();
      await closeOtherRooms();
      return {};
    },
  }),
}));
