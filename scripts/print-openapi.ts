import { writeFileSync } from "node:fs";

/** Writes schema/openapi.json from the calls that the backend of a local build has. A test compares it. */
Object.assign(globalThis, { __SANDBOX__: true });
const [{ createApp }, { apiDocument }] = await Promise.all([
  import("../backend/src/app"),
  import("../backend/src/docs"),
]);
writeFileSync(
  new URL("../schema/openapi.json", import.meta.url),
  `${JSON.stringify(apiDocument(createApp()), null, 1)}\n`,
);
