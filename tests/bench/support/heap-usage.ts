import { WebSocket } from "ws";

/** An isolate that the inspector of a Miniflare knows. */
interface Inspected {
  readonly webSocketDebuggerUrl: string;
}

interface Usage {
  readonly usedSize: number;
  readonly backingStorageSize?: number;
}

/** An inspector that has not answered by then does not answer at all, ms. */
const PATIENCE_MS = 10_000;

/**
 * What is used of the memory of each Worker of a Miniflare, garbage included, MB, by the name of the Worker. The least of
 * many looks is what it holds.
 *
 * @param inspectorPort as given to Miniflare; only Workers with `unsafeInspectorProxy` are found there
 * @throws Error when the inspector does not answer
 */
export async function heapUsage(inspectorPort: number): Promise<Map<string, number>> {
  const response = await fetch(`http://127.0.0.1:${inspectorPort}/json`);
  const isolates = (await response.json()) as Inspected[];
  const looks = isolates.map(async ({ webSocketDebuggerUrl }) => {
    const { usedSize, backingStorageSize = 0 } = await usageOf(webSocketDebuggerUrl);
    const name = new URL(webSocketDebuggerUrl).pathname.slice(1);
    return [name, (usedSize + backingStorageSize) / 1024 / 1024] as const;
  });
  return new Map(await Promise.all(looks));
}

async function usageOf(url: string): Promise<Usage> {
  const socket = new WebSocket(url);
  const answered = new Promise<Usage>((resolve, reject) => {
    socket.on("error", reject);
    socket.on("open", () => socket.send(JSON.stringify({ id: 1, method: "Runtime.getHeapUsage" })));
    socket.on("message", (data) => {
      const { id, result } = JSON.parse(String(data));
      if (id === 1) resolve(result);
    });
    setTimeout(() => reject(new Error("the inspector does not answer")), PATIENCE_MS).unref();
  });
  try {
    return await answered;
  } finally {
    socket.close();
  }
}
