import process from "node:process";
import { defineConfig } from "vitest/config";
import { documentScripts } from "../../vite/document-scripts";
import { SLICE_VARIABLE, SLICES, type Slice, type SliceName } from "./slices";

const isSlice = (name: string): name is SliceName => name in SLICES;
const name = process.env[SLICE_VARIABLE] ?? "";
if (!isSlice(name)) throw new Error(`${SLICE_VARIABLE} names no slice: ${name}`);
const slice: Slice = SLICES[name];

/** The tests of one slice: those that run in Node in milliseconds. */
export default defineConfig({
  define: { __SANDBOX__: "true" },
  plugins: [documentScripts()],
  resolve: { alias: { "~": `${import.meta.dirname}/../../app` } },
  test: {
    include: [...slice.tests],
    exclude: [...(slice.without ?? [])],
    setupFiles: ["tests/support/console-is-error.ts"],
    env: { TZ: "UTC" },
    // As in the unit project: one copy of graphql.
    server: {
      deps: {
        inline: [/node_modules\/(@pothos|@envelop|@escape\.tech|@graphql-(tools|yoga)|graphql-yoga)\//],
      },
    },
  },
});
