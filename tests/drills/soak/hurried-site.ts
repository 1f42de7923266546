import "./hurried-clock";

/** The site, on the clock of the soak. */
export * from "../../../server";
export { default } from "../../../server";
