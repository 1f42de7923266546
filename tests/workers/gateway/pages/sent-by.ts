import { postOperation } from "../support";
import { backendWith } from "./page-backend";

/** What an operation of our own pages sends with every request to `wanted`. */
export async function sentBy(name: string, variables: object, wanted: string): Promise<unknown[]> {
  const backend = backendWith(1);
  await postOperation(backend, name, variables);
  return backend.calls
    .filter(({ method, path }) => `${method} ${path}` === wanted)
    .map(({ query, body }) => ({ ...Object.fromEntries(query), ...(body as object | undefined) }));
}
