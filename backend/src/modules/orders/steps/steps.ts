/**
 * The front of this folder: what takes an order one step on, and the steps of customers and masters. Within the order
 * module the files are imported directly.
 */
export { advanceByCustomer, type OrderOfCustomer } from "./advance-by-customer";
export { type AdvanceDependencies, advanceOrder, stepStatements, type TakenStep } from "./advance-order";
export { customerSteps } from "./customer-steps";
export { masterSteps } from "./master-steps";
export { cancelOrder } from "./steps.usecases";
