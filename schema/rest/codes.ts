export { Code } from "../rules/codes";
