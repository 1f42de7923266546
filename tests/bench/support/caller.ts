import { Agent, request } from "node:http";

/** One HTTP request, as often as wanted. */
export interface Call {
  port: number;
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Answered {
  body: string;
  /** From the first byte sent to the last one received, ms. */
  milliseconds: number;
}

export type Caller = (overrides?: Partial<Call>) => Promise<Answered>;

/** ms after which a resting connection is given up: workerd and Node's servers close theirs after five seconds. */
const REST_MS = 2000;

/** Sends a request over connections that stay open. Any answer but 2xx is a failure of the bench. */
export function createCaller(call: Call): Caller {
  const agent = new Agent({ keepAlive: true, timeout: REST_MS });
  return (overrides) =>
    new Promise((resolve, reject) => {
      const { port, path, method = "POST", headers, body } = { ...call, ...overrides };
      const started = performance.now();
      const sent = request({ host: "127.0.0.1", port, path, method, headers, agent }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => {
          const milliseconds = performance.now() - started;
          const body = Buffer.concat(chunks).toString();
          const status = response.statusCode ?? 0;
          if (status >= 200 && status < 300) resolve({ body, milliseconds });
          else reject(new Error(`${path} answered ${status}: ${body.slice(0, 200)}`));
        });
      });
      sent.on("error", reject);
      sent.end(body);
    });
}

/** Runs `task` `count` times, at most `callers` at once. Resolves to the results in order of their numbers. */
export async function runCallers<T>(
  callers: number,
  count: number,
  task: (index: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const caller = async () => {
    while (next < count) {
      const index = next++;
      results[index] = await task(index);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return results;
}
