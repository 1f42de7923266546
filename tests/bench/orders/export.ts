import { TOTAL_ROWS_HEADER } from "../../../schema/rest/orders/order-export";
import type { Backend } from "../pay/backend";
import type { Customer } from "../pay/customers";
import { workerdMegabytes } from "../support/workerd-memory";

interface Exported {
  readonly backend: Backend;
  readonly customer: Customer;
  /** The export's path. */
  readonly path: string;
}

/**
 * One export of everything that a customer has: rows a second, by how much the Workers grow at most meanwhile, MB, and
 * when its first byte is there, ms.
 */
export async function measureExport({
  backend,
  customer,
  path,
}: Exported): Promise<{ rowsPerSecond: number; megabytes: number; firstByteMs: number }> {
  const url = `http://127.0.0.1:${backend.port}${path}`;
  const before = workerdMegabytes();
  const started = performance.now();
  const response = await fetch(url, { headers: { "WEB-TOKEN": customer.token } });
  const rows = Number(response.headers.get(TOTAL_ROWS_HEADER));
  if (!(rows > 0) || !response.body) throw new Error(`no export: ${await response.text()}`);
  let most = before;
  const reader = response.body.getReader();
  let firstByteMs = Number.NaN;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    if (Number.isNaN(firstByteMs)) firstByteMs = performance.now() - started;
    most = Math.max(most, workerdMegabytes());
  }
  const milliseconds = performance.now() - started;
  return { rowsPerSecond: (rows * 1000) / milliseconds, megabytes: most - before, firstByteMs };
}
