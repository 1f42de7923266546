import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { createWorkspace } from "./bundle";
import { createMemoryFolder } from "./memory-folder";
import { onlyErrors } from "./only-errors";

type Options = Parameters<typeof convertV4MiniflareOptions>[0];
/** Workers as Miniflare is told of them. */
export type Workers = Extract<Options, { workers: unknown }>["workers"];

interface Running<Begun> {
  readonly port: number;
  /** What `begin` gave. */
  readonly begun: Begun;
  stop(): Promise<void>;
}

/**
 * Runs Workers under Miniflare alone, on storage in memory. The first one listens.
 *
 * @param workersIn the Workers, built into a folder that is removed with everything else
 * @param begin what is to be done before anybody calls them; when it fails, everything ends
 */
export async function startMiniflare<Begun>(
  workersIn: (folder: string) => Promise<Workers>,
  begin: (miniflare: Miniflare) => Promise<Begun>,
): Promise<Running<Begun>> {
  const workspace = createWorkspace();
  const storage = createMemoryFolder();
  const options = convertV4MiniflareOptions({
    host: "127.0.0.1",
    port: 0,
    resourcePersistencePath: storage.folder,
    handleStructuredLogs: onlyErrors,
    workers: await workersIn(workspace.folder),
  });
  const miniflare = new Miniflare(options);
  const stop = async () => {
    await miniflare.dispose();
    storage.remove();
    workspace.remove();
  };
  try {
    const { port } = await miniflare.ready;
    return { port: Number(port), begun: await begin(miniflare), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
