import type { AttackEntry, GraphEntry } from "../attack";
import { FOREIGN } from "../foreign-things";

const at = (data: unknown, name: string): unknown => Reflect.get(Object(data), name);

/** What a browser says when it subscribes: the keys are those of RFC 8291's example. */
const newBrowser = () => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`,
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
});

/** How to attack the calls of messages. */
export const messageAttacks = {
  "messages.listMessages": {
    prepare: () => ({ body: {} }),
    total: (data) => at(at(data, "pageResult"), "total"),
  },
  "messages.readMessage": {
    prepare: ({ own }) => ({ body: { id: own.messageId } }),
    ids: { "body.id": FOREIGN.message },
  },
  "messages.readAllMessages": { prepare: () => ({ body: { type: "service" } }) },
  "messages.getMessage": {
    prepare: ({ own }) => ({ query: { id: own.messageId } }),
    ids: { "query.id": FOREIGN.message },
  },
  "messages.listMessageGroups": {
    prepare: () => ({ body: { type: "service" } }),
    total: (data) => at(data, "total"),
  },
  "messages.readMessageGroup": {
    prepare: ({ own }) => ({ body: { type: "service", orderId: own.toldOrderId } }),
    ids: { "body.orderId": FOREIGN.toldOrder },
  },
  "messages.getMessageSettings": { prepare: () => ({}) },
  "messages.saveMessageSettings": { prepare: () => ({ body: { offTopics: ["ORDER"], quietHours: null } }) },
  "push.getPushKey": { prepare: () => ({}) },
  "push.addPushBrowser": { prepare: () => ({ body: newBrowser() }) },
  "push.removePushBrowser": { prepare: () => ({ body: { endpoint: newBrowser().endpoint } }) },
} satisfies Partial<Record<string, AttackEntry>>;

/** How to attack the fields of messages. */
export const messageGraphAttacks = {
  "Viewer.message": {
    variables: ({ own }) => ({ id: `${own.messageId}` }),
    ids: { id: FOREIGN.message },
  },
  "Mutation.markMessageGroupRead": {
    variables: ({ own }) => ({ kind: "SERVICE", orderId: `${own.toldOrderId}` }),
    ids: { orderId: FOREIGN.toldOrder },
  },
  "Mutation.saveMessageSettings": {
    variables: () => ({ offTopics: ["ORDER"], quietHours: { from: "22:00", until: "08:00" } }),
  },
  "Mutation.addPushBrowser": { variables: newBrowser },
  "Mutation.removePushBrowser": { variables: () => ({ endpoint: newBrowser().endpoint }) },
} satisfies Record<string, GraphEntry>;
