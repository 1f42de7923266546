export { adjustWallet, listAdjustments, takeBackAdjustment } from "./wallet-adjustments";
