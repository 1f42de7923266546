import { generateKeyPairSync } from "node:crypto";

/** A key pair of the size that the providers use, as PEM. */
export function newKeyPair(): { privateKey: string; publicKey: string } {
  return generateKeyPairSync("rsa", {
    modulusLength: 2048,
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  });
}

/** 30 November 2026, noon in Shanghai, ms. */
export const NOW = Date.parse("2026-11-30T12:00:00+08:00");
export const clock = { now: () => NOW };

/** A provider's server: answers in turn and remembers what it was asked. */
export function fakeServer(...answers: (Response | Error | (() => Promise<Response>))[]) {
  const requests: Request[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    requests.push(request);
    const answer = answers[requests.length - 1] ?? new Error("nothing more was expected");
    if (answer instanceof Error) throw answer;
    return typeof answer === "function" ? answer() : answer;
  };
  return { requests, fetch };
}
