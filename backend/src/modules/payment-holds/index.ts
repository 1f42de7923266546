export { heldBy, isHeld, isNotHeld, releaseHolds } from "./payment-holds";
