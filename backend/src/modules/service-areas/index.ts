export { assertAreaServed, servedAreas } from "./service-areas.usecases";
