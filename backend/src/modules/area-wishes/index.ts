export { forgetWishes } from "./area-wishes";
