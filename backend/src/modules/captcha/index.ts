export { consumeGrant, issueGrant } from "./captcha-grants";
