export { consumeGrant } from "./captcha-grants";
