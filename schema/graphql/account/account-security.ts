import type { z } from "zod";
import type { activityKind, listActivity, listSessions } from "../../rest/account/account-security";
import type { CallData } from "../../rest/rest-call";
import { builder } from "../builder";

type Activity = CallData<typeof listActivity>;

/** A place where the customer is signed in. */
export const AccountSession = builder
  .objectRef<CallData<typeof listSessions>[number]>("AccountSession")
  .implement({
    description: "A place where the customer is signed in.",
    fields: (t) => ({
      id: t.exposeID("id", { description: "Id by which it can be ended." }),
      device: t.exposeString("device", {
        nullable: true,
        description: "Chinese words for device and browser; null when it did not say.",
      }),
      place: t.exposeString("place", {
        nullable: true,
        description: "Chinese name of where its network is; null when unknown.",
      }),
      signedInAt: t.expose("createTime", { type: "DateTime", description: "When it signed in." }),
      isCurrent: t.exposeBoolean("isCurrent", { description: "Whether it is the one that asks." }),
    }),
  });

const ActivityKind = builder.enumType("ActivityKind", {
  description: "What can have happened to an account.",
  values: {
    SIGNED_IN: { description: "A sign-in." },
    SESSIONS_ENDED: { description: "Other sessions were ended." },
    PHONE_CHANGED: { description: "The account moved to another phone." },
    PAY_PASSWORD_SET: { description: "A payment password was set for the first time." },
    PAY_PASSWORD_CHANGED: { description: "The payment password was changed." },
    ALIPAY_BOUND: { description: "An Alipay account was bound for withdrawals." },
    ALIPAY_UNBOUND: { description: "The Alipay account was unbound." },
    WECHAT_BOUND: { description: "A WeChat account was bound for withdrawals." },
    WECHAT_UNBOUND: { description: "The WeChat account was unbound." },
    BANK_BOUND: { description: "A company's bank account was bound for withdrawals." },
    BANK_UNBOUND: { description: "The company's bank account was unbound." },
    EXPORTED: { description: "Data were exported to a file." },
    WEBHOOK_CHANGED: { description: "Where the customer's own systems are told of events was changed." },
    WITHDRAWN: { description: "Money was withdrawn from the wallet." },
    API_KEY_CREATED: { description: "An API key was made." },
    API_KEY_ROTATED: { description: "An API key got another secret." },
    API_KEY_REVOKED: { description: "An API key was revoked." },
    APP_TOKEN_COPIED: { description: "A used token of an app came back, so the app was signed out." },
  } satisfies Record<z.infer<typeof activityKind>, { description: string }>,
});

const AccountActivity = builder.objectRef<Activity["rows"][number]>("AccountActivity").implement({
  description: "Something that happened to the account.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Id of the row." }),
    kind: t.expose("kind", { type: ActivityKind, description: "What happened." }),
    at: t.expose("at", { type: "DateTime", description: "When." }),
    detail: t.exposeString("detail", { nullable: true, description: "Chinese words with more of it." }),
    device: t.exposeString("device", {
      nullable: true,
      description: "Chinese words for device and browser; null when it did not say.",
    }),
    place: t.exposeString("place", {
      nullable: true,
      description: "Chinese name of where its network is; null when unknown.",
    }),
  }),
});

/** One page of what happened to the account; the field that serves it is `Viewer.activity`. */
export const AccountActivityPage = builder.objectRef<Activity>("AccountActivityPage").implement({
  description: "One page of what happened to the account.",
  fields: (t) => ({
    nodes: t.field({
      type: [AccountActivity],
      description: "What happened, newest first.",
      resolve: ({ rows }) => rows,
    }),
    total: t.exposeInt("total", { description: "Number of rows on all pages." }),
  }),
});
