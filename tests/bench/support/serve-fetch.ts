import { createServer, type IncomingMessage } from "node:http";
import { answerParent } from "./answer-parent";
import { listen } from "./listen";

/** Serves a Workers-style handler with Node's HTTP server, reporting to the bench that started this process. */
export async function serveFetch(handle: (request: Request) => Promise<Response>): Promise<void> {
  const server = createServer(async (incoming, outgoing) => {
    try {
      const response = await handle(await toRequest(incoming));
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(await response.text());
    } catch (error) {
      console.error(error);
      outgoing.writeHead(500).end();
    }
  });
  answerParent(await listen(server));
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const headers = new Headers();
  const { rawHeaders, method = "GET", url = "/" } = incoming;
  for (let i = 0; i + 1 < rawHeaders.length; i += 2)
    headers.append(rawHeaders[i] ?? "", rawHeaders[i + 1] ?? "");
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return new Request(`http://${incoming.headers.host}${url}`, {
    method,
    headers,
    body: chunks.length > 0 ? Buffer.concat(chunks) : undefined,
  });
}
