import { exportOrders, TOTAL_ROWS_HEADER } from "../../../schema/rest/order-export";
import type { Backend } from "../pay/backend";
import type { Customer } from "../pay/customers";
import { workerdMegabytes } from "../support/workerd-memory";

/** One export of all of the customer's orders: rows a second, and by how much the Workers grow at most meanwhile, MB. */
export async function measureExport({
  backend,
  customer,
}: {
  backend: Backend;
  customer: Customer;
}): Promise<{ rowsPerSecond: number; megabytes: number }> {
  const url = `http://127.0.0.1:${backend.port}${exportOrders.path}`;
  const before = workerdMegabytes();
  const started = performance.now();
  const response = await fetch(url, { headers: { "WEB-TOKEN": customer.token } });
  const rows = Number(response.headers.get(TOTAL_ROWS_HEADER));
  if (!(rows > 0) || !response.body) throw new Error(`no export: ${await response.text()}`);
  let most = before;
  const reader = response.body.getReader();
  while (!(await reader.read()).done) most = Math.max(most, workerdMegabytes());
  return { rowsPerSecond: (rows * 1000) / (performance.now() - started), megabytes: most - before };
}
