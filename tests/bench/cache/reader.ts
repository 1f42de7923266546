import { Agent, request } from "node:http";

interface Read {
  bytes: number;
  /** Where the edge took it from; null for what did not pass through it. */
  edge: string | null;
}

export type Reader = (
  path: string,
  options?: { method?: string; headers?: Record<string, string>; body?: string },
) => Promise<Read>;

/** Reads over connections that stay open, uncompressed: gzip would cost more than everything that is measured. */
export function createReader(port: number): Reader {
  const agent = new Agent({ keepAlive: true });
  return (path, { method = "GET", headers, body } = {}) =>
    new Promise((resolve, reject) => {
      const sent = request({ host: "127.0.0.1", port, path, method, headers, agent }, (response) => {
        let bytes = 0;
        response.on("data", (chunk: Buffer) => {
          bytes += chunk.length;
        });
        response.on("error", reject);
        response.on("end", () => {
          const edge = /edge;desc=(\w+)/.exec(String(response.headers["server-timing"]))?.[1] ?? null;
          if (response.statusCode === 200) resolve({ bytes, edge });
          else reject(new Error(`${path} answered ${response.statusCode}`));
        });
      });
      sent.on("error", reject);
      sent.end(body);
    });
}
