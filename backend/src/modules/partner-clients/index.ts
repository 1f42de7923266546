export { admitPartner } from "./admit-partner";
export { confirmByTwo, endApproval, findApprovals, refuseApproval } from "./approvals";
export { beginCall, endCall, findCalls } from "./audit";
export { createClient, findClients, renewClient, revokeClient, rotateKey } from "./change-clients";
export { checkUpload, hasSaidDigest } from "./check-body";
export { isLivingClient } from "./living-client";
