export { adjustWallet, findAdjustment, listAdjustments, takeBackAdjustment } from "./wallet-adjustments";
