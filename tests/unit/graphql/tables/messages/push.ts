import type { Line } from "../../../../support/graph/graph-lines";

export const pushLines: readonly Line[] = [
  {
    field: "Viewer.pushKey",
    shows: "the key",
    answers: { "GET /user/api/push/key": { data: { publicKey: "publicKey 1" } } },
    asked: [{ call: "GET /user/api/push/key" }],
    value: "publicKey 1",
  },
  {
    field: "Viewer.pushKey",
    shows: "none",
    answers: { "GET /user/api/push/key": { data: { publicKey: null } } },
    asked: [{ call: "GET /user/api/push/key" }],
    value: null,
  },
  {
    field: "Mutation.addPushBrowser",
    shows: "three values of three names",
    args: { endpoint: "https://push.test/1", p256dh: "p", auth: "a" },
    asked: [
      {
        call: "POST /user/api/push/browser",
        body: { auth: "a", endpoint: "https://push.test/1", p256dh: "p" },
      },
    ],
    value: { __typename: "PushBrowserAdded", viewer: { __typename: "Viewer" } },
  },
  {
    field: "Mutation.removePushBrowser",
    shows: "the address",
    args: { endpoint: "https://push.test/1" },
    asked: [{ call: "POST /user/api/push/browser/remove", body: { endpoint: "https://push.test/1" } }],
    value: { __typename: "PushBrowserRemoved", viewer: { __typename: "Viewer" } },
  },
];
