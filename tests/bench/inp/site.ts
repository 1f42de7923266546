import { DEMO_CUSTOMER } from "../../../backend/seed/demo/customer";
import { buildIfNeeded } from "../../../scripts/lib/build";
import { addSignedInCustomers } from "../../../scripts/lib/e2e-customers";
import { withLocalDatabase } from "../../../scripts/lib/local-d1";
import { prepareDatabase } from "../../../scripts/lib/prepare-database";
import { startSite } from "../../../scripts/lib/site";
import { copyOrders } from "../../support/orders/many-orders";
import { freePort } from "../support/listen";
import { createMemoryFolder } from "../support/memory-folder";

/** Enough for the largest page of the list twice. */
const COPIES = 200;

/** The built site with the signed-in demo customer, who has many orders. */
export async function startListSite(): Promise<{ origin: string; stop(): Promise<void> }> {
  await buildIfNeeded({ log: 2 });
  const storage = createMemoryFolder();
  await prepareDatabase(storage.folder);
  await withLocalDatabase(storage.folder, async ({ db }) => {
    await addSignedInCustomers(db);
    const templateId = await db
      .prepare("SELECT id FROM orders WHERE customer_id = ? ORDER BY id DESC LIMIT 1")
      .bind(DEMO_CUSTOMER.id)
      .first<number>("id");
    if (templateId === null) throw new Error("the demo customer has no order");
    await copyOrders(db, {
      templateId,
      customerId: DEMO_CUSTOMER.id,
      count: COPIES,
      firstId: 50_000,
    });
  });
  const site = await startSite({ port: await freePort(), persistTo: storage.folder, logLevel: "error" });
  return {
    origin: site.origin,
    async stop() {
      await site.stop();
      storage.remove();
    },
  };
}
