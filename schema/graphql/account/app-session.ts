import type { signInApp } from "../../rest/account/app-sessions";
import type { CallData } from "../../rest/rest-call";
import { builder } from "../builder";

const AppTokens = builder.objectRef<CallData<typeof signInApp>>("AppTokens").implement({
  description: "What a native app holds in place of a cookie (decision 081).",
  fields: (t) => ({
    accessToken: t.exposeString("accessToken", {
      description: "Sent with each request as `Authorization: Bearer`.",
    }),
    accessTokenEndsAt: t.expose("accessEndTime", {
      type: "DateTime",
      description: "When the access token no longer works.",
    }),
    refreshToken: t.exposeString("refreshToken", {
      description: "For the next tokens, once. Keep it where the system keeps secrets.",
    }),
    sessionEndsAt: t.expose("sessionEndTime", {
      type: "DateTime",
      description: "When the app has to sign in again.",
    }),
  }),
});

const LoginAppInput = builder.inputType("LoginAppInput", {
  description: "Signing a native app in by SMS code.",
  fields: (t) => ({
    phone: t.string({ description: "Phone number, 11 digits." }),
    code: t.string({ description: "SMS code, six digits." }),
    device: t.string({
      description: "Name of the device, as its owner sees it among the signed-in devices.",
    }),
  }),
});

builder.mutationFields((t) => ({
  loginApp: t.field({
    type: AppTokens,
    errors: { union: { description: "The tokens, or why signing in was refused." } },
    description: "Signs a native app in; an unknown phone is registered on the fly. Public.",
    args: { input: t.arg({ type: LoginAppInput, description: "Phone, code and device." }) },
    resolve: async (_root, { input }, { rest, prepareRoomClose }) => {
      const closeRoom = await prepareRoomClose();
      const tokens = await rest.appSessions.signInApp({ body: { ...input } });
      await closeRoom();
      return tokens;
    },
  }),
  refreshAppTokens: t.field({
    type: AppTokens,
    errors: { union: { description: "The next tokens, or why there are none." } },
    description:
      "Gives a native app its next tokens; both former ones are dead then. Sent again within a minute it works once more. A token that was used earlier signs the app out. Public.",
    args: { refreshToken: t.arg.string({ description: "The refresh token." }) },
    resolve: async (_root, { refreshToken }, { rest }) =>
      rest.appSessions.refreshApp({ body: { refreshToken } }),
  }),
}));
