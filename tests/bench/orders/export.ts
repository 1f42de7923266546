import { execFileSync } from "node:child_process";
import process from "node:process";
import { exportOrders, TOTAL_ROWS_HEADER } from "../../../schema/rest/order-export";
import type { Backend } from "../pay/backend";
import type { Customer } from "../pay/customers";

/** Memory of the Workers of this bench, MB: all workerd processes that this process has started. */
function workerdMegabytes(): number {
  const rows = execFileSync("ps", ["-o", "rss=,comm=", "--ppid", String(process.pid)], { encoding: "utf8" });
  const sizes = rows
    .split("\n")
    .filter((row) => row.includes("workerd"))
    .map((row) => Number.parseInt(row, 10));
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

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
