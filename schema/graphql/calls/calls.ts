import { getCurrentCall, type startCall } from "../../rest/calls/voice-calls";
import { nullIfMissing } from "../../rest/null-if-missing";
import type { getOrder } from "../../rest/orders/orders";
import type { CallData } from "../../rest/rest-call";
import { RestError } from "../../rest/rest-error";
import { Code } from "../../rules/codes";
import { shownMaster } from "../../rules/orders/shown-master";
import { builder } from "../builder";
import { PlatformContact } from "../content/platform";

type CallRecord = NonNullable<CallData<typeof startCall>>;
type Access = NonNullable<CallRecord["access"]>;

const CallType = builder.enumType("CallType", {
  description: "What a call carries.",
  values: {
    VIDEO: { value: "video", description: "Picture and voice." },
    AUDIO: { value: "audio", description: "Voice alone." },
  } as const,
});

const CallStatus = builder.enumType("CallStatus", {
  description: "Where a call stands.",
  values: {
    RINGING: { description: "Not answered yet." },
    ACCEPTED: { description: "They talk." },
    ENDED: { description: "One side hung up or lost the connection." },
    REJECTED: { description: "Whom it was for rejected it." },
    CANCELLED: { description: "The caller called it off." },
    MISSED: { description: "Not answered in time." },
  } as const,
});

const IceServer = builder.objectRef<Access["iceServers"][number]>("IceServer").implement({
  description: "A server that helps media to find their way.",
  fields: (t) => ({
    urls: t.exposeStringList("urls", { description: "Its addresses." }),
    username: t.exposeString("username", { nullable: true, description: "For a relay, of this call alone." }),
    credential: t.exposeString("credential", { nullable: true, description: "The password to it." }),
  }),
});

const CallAccess = builder.objectRef<Access>("CallAccess").implement({
  description: "How one gets onto the line of a call.",
  fields: (t) => ({
    token: t.exposeString("token", { description: "Opens the line for two minutes." }),
    gatewayUrl: t.exposeString("gatewayUrl", {
      nullable: true,
      description: "Where lines are; null for this site's own.",
    }),
    iceServers: t.field({
      type: [IceServer],
      description: "Servers for media; none where both are near each other.",
      resolve: ({ iceServers }) => iceServers,
    }),
  }),
});

const Call = builder.objectRef<CallRecord>("Call").implement({
  description:
    "A call between the customer and the master of an order, or the platform about an immediate one.",
  fields: (t) => ({
    id: t.exposeID("videoCallInstanceId", { description: "Id of the call, 32 hex digits." }),
    orderId: t.id({ description: "The order.", resolve: ({ businessData }) => businessData.businessId }),
    orderNo: t.exposeString("orderNo", { description: "The order's number." }),
    customerName: t.exposeString("customerName", { description: "To whom the order's goods go." }),
    senderId: t.exposeID("sendUserId", { description: "Who calls." }),
    senderName: t.exposeString("sendUserNickName", { description: "Their name." }),
    senderAvatar: t.exposeString("sendUserAvartar", {
      nullable: true,
      description: "Their picture, a path of this site; null for none.",
    }),
    type: t.expose("callType", { type: CallType, description: "What it carries." }),
    status: t.expose("status", { type: CallStatus, description: "Where it stands." }),
    access: t.field({
      type: CallAccess,
      nullable: true,
      description: "The way onto its line; null when it is over, and while it rings the customer.",
      resolve: ({ access }) => access,
    }),
  }),
});

const CallStep = builder.objectRef<{ callId: string }>("CallStep").implement({
  description: "It happened.",
  fields: (t) => ({ callId: t.exposeID("callId", { description: "The call." }) }),
});

const CALL_OR_REFUSAL = { union: { description: "The call, or why not." } } as const;
const STEP_OR_REFUSAL = { union: { description: "That it happened, or why not." } } as const;

builder.queryField("currentCall", (t) =>
  t.field({
    type: Call,
    nullable: true,
    description: "The call that the customer is in or that rings; null for none. Needs login.",
    resolve: (_root, _args, { rest }) => rest.calls.getCurrentCall(),
  }),
);

builder.mutationField("startCall", (t) =>
  t.field({
    type: Call,
    errors: CALL_OR_REFUSAL,
    description:
      "Begins a call with the master of an order, or the platform about an immediate one, which does not ring yet. Needs login.",
    args: {
      orderId: t.arg.id({ description: "The order." }),
      type: t.arg({ type: CallType, description: "What it carries." }),
    },
    async resolve(_root, { orderId, type }, { rest }) {
      const body = { businessData: { businessId: orderId }, callType: type };
      const call = await rest.calls.startCall({ body });
      // The documents do not describe how to join a line, so calls of another backend cannot be used
      // (decision 046).
      if (!call) throw new RestError(Code.CALL_NOT_OFFERED, "当前平台暂不支持网页通话，请拨打电话联系");
      return call;
    },
  }),
);

builder.mutationField("informCall", (t) =>
  t.field({
    type: CallStep,
    errors: STEP_OR_REFUSAL,
    description: "Rings whom the call is for. Needs login.",
    args: { callId: t.arg.id({ description: "The call." }) },
    resolve: async (_root, { callId }, { rest }) => {
      await rest.calls.informCall({ body: { videoCallInstanceId: callId } });
      return { callId };
    },
  }),
);

builder.mutationField("answerCall", (t) =>
  t.field({
    type: Call,
    errors: CALL_OR_REFUSAL,
    description: "Answers a call; of several windows the first wins. Needs login.",
    args: {
      callId: t.arg.id({ description: "The call." }),
      windowKey: t.arg.string({ description: "Random value of this window, 8 to 64 characters." }),
    },
    resolve: (_root, { callId, windowKey }, { rest }) =>
      rest.calls.acceptCall({ body: { videoCallInstanceId: callId, windowKey } }),
  }),
);

builder.mutationField("keepCall", (t) =>
  t.field({
    type: Call,
    errors: CALL_OR_REFUSAL,
    description:
      "Says that this side is still connected. A call ends after 45 seconds without this from both sides. Needs login.",
    args: { callId: t.arg.id({ description: "The call." }) },
    resolve: (_root, { callId }, { rest }) => rest.calls.keepCall({ body: { videoCallInstanceId: callId } }),
  }),
);

builder.mutationField("endCall", (t) =>
  t.field({
    type: CallStep,
    errors: STEP_OR_REFUSAL,
    description:
      "Cancels, rejects or hangs up. A call that is over stays so; one that another window has answered goes on. Needs login.",
    args: {
      callId: t.arg.id({ description: "The call." }),
      senderId: t.arg.id({
        required: false,
        description: "Who called the customer; left out for the customer's own call.",
      }),
      windowKey: t.arg.string({
        required: false,
        description: "The random value with which this window answers, for a call to the customer.",
      }),
    },
    resolve: async (_root, { callId, senderId, windowKey }, { rest }) => {
      const body = { videoCallInstanceId: callId };
      if (senderId)
        await rest.calls.rejectCall({
          body: { ...body, sendUserId: senderId, windowKey: windowKey ?? undefined },
        });
      else await rest.calls.callOff({ body });
      return { callId };
    },
  }),
);

type OrderInfo = CallData<typeof getOrder>;

const OrderContact = builder.objectRef<OrderInfo>("OrderContact").implement({
  description: "Whom one calls about an order.",
  fields: (t) => ({
    orderNo: t.exposeString("orderNo", { description: "The order's number." }),
    customerName: t.exposeString("customerName", { description: "To whom its goods go." }),
    isPlatform: t.boolean({
      description: "Whether the platform answers for it, as for immediate orders.",
      resolve: ({ orderType }) => orderType === "TIMELY",
    }),
    workerName: t.string({
      nullable: true,
      description: "The master; null before one.",
      resolve: (order) => shownMaster(order).workerName,
    }),
    workerPhone: t.string({
      nullable: true,
      description: "The master's phone; null where the customer may not know it.",
      resolve: (order) => shownMaster(order).workerPhone,
    }),
    workerAvatar: t.string({
      nullable: true,
      description: "The master's picture, a path of this site; null for none.",
      resolve: (order) => shownMaster(order).workerAvatar,
    }),
    isCallable: t.boolean({
      description:
        "Whether the master, or the platform where it answers, can be called inside the site; not where the backend's calls cannot be taken up here (EXT-302, decision 046).",
      resolve: ({ orderType, workerId, status }, _args, { knows, rest }) => {
        if (status === "CLOSE") return false;
        const isAnybodyThere = orderType === "TIMELY" ? status !== "WAIT_PAY" : workerId !== null;
        return isAnybodyThere && knows(getCurrentCall, () => rest.calls.getCurrentCall());
      },
    }),
    contacts: t.field({
      type: [PlatformContact],
      nullable: true,
      description:
        "The platform's customer service where it answers, none otherwise; null, with an error, on a failure.",
      resolve: async ({ orderType }, _args, { rest }) =>
        orderType === "TIMELY"
          ? (await rest.platform.listPlatformContacts({ query: { pageNo: 1, pageSize: 999 } })).records
          : [],
    }),
  }),
});

builder.queryField("orderContact", (t) =>
  t.field({
    type: OrderContact,
    nullable: true,
    description:
      "Who is called about an order; null when it does not exist or belongs to another customer. Needs login.",
    args: { orderId: t.arg.id({ description: "The order." }) },
    resolve: (_root, { orderId }, { rest }) =>
      rest.orders.getOrder({ params: { id: orderId } }).catch(nullIfMissing),
  }),
);
