import { VIEWER, Viewer } from "../account/viewer";
import { builder } from "../builder";

builder.objectFields(Viewer, (t) => ({
  pushKey: t.string({
    nullable: true,
    description:
      "What browsers subscribe to, to be told of messages with no page open; null where there is no such thing.",
    resolve: async (_viewer, _args, { rest }) => (await rest.push.getPushKey()).publicKey,
  }),
}));

/** The viewer in the answer, so that a page can read the changed data. */
const viewerField = () => ({ type: Viewer, description: "The customer.", resolve: () => VIEWER }) as const;

const PushBrowserAdded = builder.objectRef<object>("PushBrowserAdded").implement({
  description: "This browser is told of new messages.",
  fields: (t) => ({ viewer: t.field(viewerField()) }),
});

const PushBrowserRemoved = builder.objectRef<object>("PushBrowserRemoved").implement({
  description: "This browser is not told any more.",
  fields: (t) => ({ viewer: t.field(viewerField()) }),
});

const REFUSED = { union: { description: "Done, or why not." } } as const;

builder.mutationFields((t) => ({
  addPushBrowser: t.field({
    type: PushBrowserAdded,
    errors: REFUSED,
    description: "Tells this browser of new messages, as long as the session lives. Needs login.",
    args: {
      endpoint: t.arg.string({ description: "Its address at the push service." }),
      p256dh: t.arg.string({ description: "Its public key, base64url." }),
      auth: t.arg.string({ description: "Its secret, base64url." }),
    },
    resolve: async (_root, body, { rest }) => {
      await rest.push.addPushBrowser({ body });
      return {};
    },
  }),
  removePushBrowser: t.field({
    type: PushBrowserRemoved,
    errors: REFUSED,
    description: "Does not tell this browser any more. Needs login.",
    args: { endpoint: t.arg.string({ description: "Its address at the push service." }) },
    resolve: async (_root, { endpoint }, { rest }) => {
      await rest.push.removePushBrowser({ body: { endpoint } });
      return {};
    },
  }),
}));
