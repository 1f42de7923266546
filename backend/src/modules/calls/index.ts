export { acceptCall } from "./accept-call";
export { type CallRow, findCall, findLiveCallOfOrder } from "./calls.repository";
export { keepCall, present } from "./calls.routes";
export { endCall, endIfStale } from "./end-call";
export { staffCalls } from "./staff-calls";
export { informCall, mayCall, startCall } from "./start-call";
