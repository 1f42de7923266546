const WORKERS: Readonly<Record<string, string>> = { graphql: "graphql.worker.js", json: "json.worker.js" };

/** Tells Monaco, the editor, where its workers are: beside this script (scripts/lib/build-playground.ts). */
export function setUpWorkers(): void {
  window.MonacoEnvironment = {
    getWorker: (_workerId, label) =>
      new Worker(new URL(WORKERS[label] ?? "editor.worker.js", import.meta.url), { type: "module" }),
  };
}
