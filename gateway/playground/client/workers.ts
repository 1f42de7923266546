const WORKERS: Readonly<Record<string, string>> = { graphql: "graphql.worker.js", json: "json.worker.js" };

/** Tells the editor, Monaco, where its workers are: next to this script (scripts/lib/build-playground.ts). */
export function setUpWorkers(): void {
  window.MonacoEnvironment = {
    getWorker: (_workerId, label) =>
      new Worker(new URL(WORKERS[label] ?? "editor.worker.js", import.meta.url), { type: "module" }),
  };
}
