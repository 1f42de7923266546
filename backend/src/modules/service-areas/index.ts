export { findServedAreas } from "./service-areas.repository";
export { assertAreaServed } from "./service-areas.usecases";
