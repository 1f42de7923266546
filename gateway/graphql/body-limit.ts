import type { Plugin } from "graphql-yoga";
import { boundBody } from "../http/bound-body";
import { refuseRequest } from "./request-code";

/** Largest body of a request, bytes. */
const MAX_BODY_BYTES = 64 * 1024;

const tooLarge = () => refuseRequest("BODY_TOO_LARGE", "The body is too large.", 413);

/**
 * Refuses bodies that are too large (security.md S36), as pages do. Yoga's own limit sends every body through
 * another stream, even when its length is declared, which costs CPU time (decision 031).
 */
export const useBodyLimit = (): Plugin => ({
  onRequestParse({ requestParser, setRequestParser }) {
    if (!requestParser) return;
    setRequestParser((request) => {
      const bounded = boundBody(request, MAX_BODY_BYTES, tooLarge);
      if (!bounded) throw tooLarge();
      return requestParser(bounded);
    });
  },
});
