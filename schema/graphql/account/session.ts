import { RestError } from "../../rest/rest-error";
import { Code } from "../../rules/codes";
import { builder } from "../builder";
import type { GraphQLContext } from "../context";
import { VIEWER, Viewer } from "./viewer";

const SignedIn = builder.objectRef<Record<never, never>>("SignedIn").implement({
  description: "A session has begun; the answer sets its cookie.",
  fields: (t) => ({
    viewer: t.field({ type: Viewer, description: "Who is signed in now.", resolve: () => VIEWER }),
  }),
});

const SignedOut = builder.objectRef<Record<never, never>>("SignedOut").implement({
  description: "The session has ended; the answer removes its cookie.",
  fields: (t) => ({ ok: t.boolean({ description: "Always true.", resolve: () => true }) }),
});

const PayPasswordSet = builder.objectRef<Record<never, never>>("PayPasswordSet").implement({
  description: "The payment password has been set.",
  fields: (t) => ({
    viewer: t.field({ type: Viewer, description: "The customer, who now has one.", resolve: () => VIEWER }),
  }),
});

const PhoneChanged = builder.objectRef<Record<never, never>>("PhoneChanged").implement({
  description: "The account has another phone.",
  fields: (t) => ({
    viewer: t.field({
      type: Viewer,
      description: "The customer, with the new phone.",
      resolve: () => VIEWER,
    }),
  }),
});

const LoginInput = builder.inputType("LoginInput", {
  description: "Signing in by SMS code.",
  fields: (t) => ({
    phone: t.string({ description: "Phone number, 11 digits." }),
    code: t.string({ description: "SMS code, six digits." }),
  }),
});

const RegisterInput = builder.inputType("RegisterInput", {
  description: "Registering by SMS code.",
  fields: (t) => ({
    phone: t.string({ description: "Phone number, 11 digits." }),
    code: t.string({ description: "SMS code, six digits." }),
    referralCode: t.string({ required: false, description: "Code of who recommended the platform." }),
  }),
});

const SetPayPasswordInput = builder.inputType("SetPayPasswordInput", {
  description: "A new payment password.",
  fields: (t) => ({
    code: t.string({ description: "Fresh SMS code of the customer's own phone." }),
    password: t.string({ description: "The new password, six characters at most." }),
  }),
});

const ChangePhoneInput = builder.inputType("ChangePhoneInput", {
  description: "Another phone for the account.",
  fields: (t) => ({
    currentCode: t.string({ description: "Fresh SMS code of the phone that the account has." }),
    phone: t.string({ description: "The new phone, 11 digits." }),
    code: t.string({ description: "Fresh SMS code of the new phone." }),
  }),
});

builder.mutationFields((t) => ({
  login: t.field({
    type: SignedIn,
    errors: { union: { description: "The session, or why signing in was refused." } },
    description: "Signs in; an unknown phone is registered on the fly. Public.",
    args: { input: t.arg({ type: LoginInput, description: "Phone and code." }) },
    resolve: async (_root, { input }, context) =>
      beginSession(context, (rest) =>
        rest.customer.login({ query: { username: input.phone, code: input.code } }),
      ),
  }),
  register: t.field({
    type: SignedIn,
    errors: { union: { description: "The session, or why registering was refused." } },
    description: "Registers a phone and signs it in; a known phone is signed in. Public.",
    args: { input: t.arg({ type: RegisterInput, description: "Phone and code." }) },
    resolve: async (_root, { input }, context) =>
      beginSession(context, (rest) =>
        rest.customer.register({
          query: { username: input.phone, code: input.code, referralCode: input.referralCode || undefined },
        }),
      ),
  }),
  logout: t.field({
    type: SignedOut,
    errors: { union: { description: "The end of the session." } },
    description: "Signs out. Public: answers the same for visitors.",
    resolve: async (_root, _args, { rest, session, prepareRoomClose }) => {
      const closeRoom = await prepareRoomClose();
      try {
        await rest.customer.logout();
      } finally {
        // Even if the call failed, this browser forgets its token, and its tabs get no more events.
        session.leave();
        await closeRoom();
      }
      return {};
    },
  }),
  setPayPassword: t.field({
    type: PayPasswordSet,
    errors: { union: { description: "Done, or why the password was refused." } },
    description:
      "Sets or changes the payment password; a change ends the customer's other sessions. Needs login.",
    args: { input: t.arg({ type: SetPayPasswordInput, description: "Code and password." }) },
    resolve: async (_root, { input }, { rest, closeOtherRooms }) => {
      await rest.customer.modifyPayPassword({ body: { code: input.code, pwd: input.password } });
      await closeOtherRooms();
      return {};
    },
  }),
  changePhone: t.field({
    type: PhoneChanged,
    errors: { union: { description: "Done, or why the phone was refused." } },
    description: "Gives the account another phone; ends the customer's other sessions. Needs login.",
    args: { input: t.arg({ type: ChangePhoneInput, description: "The new phone, and a code of each." }) },
    resolve: async (_root, { input }, { rest, closeOtherRooms }) => {
      const { currentCode: oldCode, phone, code } = input;
      await rest.accountSecurity.rebindPhone({ body: { phone, code, oldCode } });
      await closeOtherRooms();
      return {};
    },
  }),
}));

/**
 * Signs in, and closes the sockets of the browser's earlier session, because its tabs may show another
 * customer.
 */
async function beginSession(
  { rest, session, prepareRoomClose }: GraphQLContext,
  signIn: (rest: GraphQLContext["rest"]) => Promise<{ webToken: string }>,
): Promise<Record<never, never>> {
  if (session.isOfApp) throw new RestError(Code.SIGN_IN_ELSEWHERE, "应用请使用 loginApp 登录");
  const closeRoom = await prepareRoomClose();
  const { webToken } = await signIn(rest);
  session.signIn(webToken);
  await closeRoom();
  return {};
}
