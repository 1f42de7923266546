import type { Line } from "../../../../support/graph/graph-lines";

const CALL = {
  sendUserId: 1,
  revieveUserId: 2,
  sendUserNickName: "sendUserNickName 3",
  sendUserAvartar: null,
  videoCallInstanceId: "0123456789abcdef0123456789abcdef",
  isVideoCall: true,
  callType: "audio",
  businessType: "businessType 7",
  businessData: { type: "type 8", businessId: 9 },
  status: "RINGING",
  orderNo: "orderNo 10",
  customerName: "customerName 11",
  access: null,
};

export const callsLines: readonly Line[] = [
  {
    field: "Query.currentCall",
    shows: "how one gets onto its line",
    answers: {
      "GET /user/api/video_call/current": {
        data: {
          sendUserId: 1,
          revieveUserId: 2,
          sendUserNickName: "sendUserNickName 3",
          sendUserAvartar: "sendUserAvartar 4",
          videoCallInstanceId: "0123456789abcdef0123456789abcdef",
          isVideoCall: true,
          callType: "video",
          businessType: "businessType 7",
          businessData: { type: "type 8", businessId: 9 },
          status: "RINGING",
          orderNo: "orderNo 10",
          customerName: "customerName 11",
          access: {
            token: "token 12",
            gatewayUrl: "/files/13.jpg",
            iceServers: [
              {
                urls: ["/files/14.jpg", "/files/15.jpg"],
                username: "username 16",
                credential: "credential 17",
              },
              { urls: [] },
            ],
          },
        },
      },
    },
    asked: [{ call: "GET /user/api/video_call/current" }],
    value: {
      access: {
        gatewayUrl: "/files/13.jpg",
        iceServers: [
          { credential: "credential 17", urls: ["/files/14.jpg", "/files/15.jpg"], username: "username 16" },
          { credential: null, urls: [], username: null },
        ],
        token: "token 12",
      },
      customerName: "customerName 11",
      id: "0123456789abcdef0123456789abcdef",
      orderId: "9",
      orderNo: "orderNo 10",
      senderAvatar: "sendUserAvartar 4",
      senderId: "1",
      senderName: "sendUserNickName 3",
      status: "RINGING",
      type: "VIDEO",
    },
  },
  {
    field: "Query.currentCall",
    shows: "ACCEPTED",
    select: "{ type status senderAvatar access { token } }",
    answers: { "GET /user/api/video_call/current": { data: { ...CALL, status: "ACCEPTED" } } },
    asked: [{ call: "GET /user/api/video_call/current" }],
    value: { type: "AUDIO", status: "ACCEPTED", senderAvatar: null, access: null },
  },
  {
    field: "Query.currentCall",
    shows: "ENDED",
    select: "{ type status senderAvatar access { token } }",
    answers: { "GET /user/api/video_call/current": { data: { ...CALL, status: "ENDED" } } },
    asked: [{ call: "GET /user/api/video_call/current" }],
    value: { type: "AUDIO", status: "ENDED", senderAvatar: null, access: null },
  },
  {
    field: "Query.currentCall",
    shows: "REJECTED",
    select: "{ type status senderAvatar access { token } }",
    answers: { "GET /user/api/video_call/current": { data: { ...CALL, status: "REJECTED" } } },
    asked: [{ call: "GET /user/api/video_call/current" }],
    value: { type: "AUDIO", status: "REJECTED", senderAvatar: null, access: null },
  },
  {
    field: "Query.currentCall",
    shows: "CANCELLED",
    select: "{ type status senderAvatar access { token } }",
    answers: { "GET /user/api/video_call/current": { data: { ...CALL, status: "CANCELLED" } } },
    asked: [{ call: "GET /user/api/video_call/current" }],
    value: { type: "AUDIO", status: "CANCELLED", senderAvatar: null, access: null },
  },
  {
    field: "Query.currentCall",
    shows: "MISSED",
    select: "{ type status senderAvatar access { token } }",
    answers: { "GET /user/api/video_call/current": { data: { ...CALL, status: "MISSED" } } },
    asked: [{ call: "GET /user/api/video_call/current" }],
    value: { type: "AUDIO", status: "MISSED", senderAvatar: null, access: null },
  },
  {
    field: "Query.currentCall",
    shows: "none",
    asked: [{ call: "GET /user/api/video_call/current" }],
    value: null,
  },
  {
    field: "Mutation.startCall",
    shows: "by video",
    args: { orderId: "5", type: "VIDEO" },
    select: "{ __typename ... on Call { id } ... on BusinessError { code message } }",
    answers: { "POST /user/api/video_call/video_call_customer": { data: CALL } },
    asked: [
      {
        call: "POST /user/api/video_call/video_call_customer",
        body: { businessData: { businessId: "5" }, callType: "video" },
      },
    ],
    value: { __typename: "Call", id: "0123456789abcdef0123456789abcdef" },
  },
  {
    field: "Mutation.startCall",
    shows: "that it is refused, in the backend's words",
    args: { orderId: "5", type: "AUDIO" },
    select: "{ __typename ... on Call { id } ... on BusinessError { code message } }",
    answers: { "POST /user/api/video_call/video_call_customer": { code: 4009, message: "不能呼叫自己" } },
    asked: [
      {
        call: "POST /user/api/video_call/video_call_customer",
        body: { businessData: { businessId: "5" }, callType: "audio" },
      },
    ],
    value: { __typename: "BusinessError", code: 4009, message: "不能呼叫自己" },
  },
  {
    field: "Mutation.startCall",
    shows: "by voice, where the backend does not say how",
    args: { orderId: "5", type: "AUDIO" },
    asked: [
      {
        call: "POST /user/api/video_call/video_call_customer",
        body: { businessData: { businessId: "5" }, callType: "audio" },
      },
    ],
    value: {
      __typename: "BusinessError",
      code: 4005,
      reason: "CALL_NOT_OFFERED",
      field: null,
      message: "当前平台暂不支持网页通话，请拨打电话联系",
    },
  },
  {
    field: "Mutation.informCall",
    shows: "it rang",
    args: { callId: "0123456789abcdef0123456789abcdef" },
    asked: [
      {
        call: "POST /user/api/video_call/video_call_inform",
        body: { videoCallInstanceId: "0123456789abcdef0123456789abcdef" },
      },
    ],
    value: { __typename: "CallStep", callId: "0123456789abcdef0123456789abcdef" },
  },
  {
    field: "Mutation.answerCall",
    shows: "in this window",
    args: { callId: "0123456789abcdef0123456789abcdef", windowKey: "w1" },
    select: "{ __typename ... on Call { id } }",
    answers: { "POST /user/api/video_call/receive_accept": { data: CALL } },
    asked: [
      {
        call: "POST /user/api/video_call/receive_accept",
        body: { videoCallInstanceId: "0123456789abcdef0123456789abcdef", windowKey: "w1" },
      },
    ],
    value: { __typename: "Call", id: "0123456789abcdef0123456789abcdef" },
  },
  {
    field: "Mutation.keepCall",
    shows: "it goes on",
    args: { callId: "0123456789abcdef0123456789abcdef" },
    select: "{ __typename ... on Call { id access { token gatewayUrl } } }",
    answers: {
      "POST /user/api/video_call/keep": {
        data: { ...CALL, access: { token: "t", gatewayUrl: null, iceServers: [] } },
      },
    },
    asked: [
      {
        call: "POST /user/api/video_call/keep",
        body: { videoCallInstanceId: "0123456789abcdef0123456789abcdef" },
      },
    ],
    value: {
      __typename: "Call",
      id: "0123456789abcdef0123456789abcdef",
      access: { token: "t", gatewayUrl: null },
    },
  },
  {
    field: "Mutation.endCall",
    shows: "one's own, or one that was answered",
    args: { callId: "0123456789abcdef0123456789abcdef" },
    asked: [
      {
        call: "POST /user/api/video_call/sender_call_off",
        body: { videoCallInstanceId: "0123456789abcdef0123456789abcdef" },
      },
    ],
    value: { __typename: "CallStep", callId: "0123456789abcdef0123456789abcdef" },
  },
  {
    field: "Mutation.endCall",
    shows: "of the other side, before it was answered",
    args: { callId: "0123456789abcdef0123456789abcdef", senderId: "8" },
    asked: [
      {
        call: "POST /user/api/video_call/receive_reject",
        body: { videoCallInstanceId: "0123456789abcdef0123456789abcdef", sendUserId: "8" },
      },
    ],
    value: { __typename: "CallStep", callId: "0123456789abcdef0123456789abcdef" },
  },
  {
    field: "Mutation.endCall",
    shows: "of the other side, by the window that would answer",
    args: { callId: "0123456789abcdef0123456789abcdef", senderId: "8", windowKey: "window-1" },
    asked: [
      {
        call: "POST /user/api/video_call/receive_reject",
        body: {
          videoCallInstanceId: "0123456789abcdef0123456789abcdef",
          sendUserId: "8",
          windowKey: "window-1",
        },
      },
    ],
    value: { __typename: "CallStep", callId: "0123456789abcdef0123456789abcdef" },
  },
];
