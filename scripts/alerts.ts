import process from "node:process";
import { createObjects, createWatch, linesOf, type Ring } from "./lib/alerts";

/**
 * `wrangler tail … --format json | npm run alerts`: reads the log of a Worker and wakes a person. Each alert is printed,
 * and posted as JSON (`text`) to the address in ALERT_WEBHOOK, if there is one. Ends with its input.
 */
const webhook = process.env.ALERT_WEBHOOK;
const watch = createWatch();
const objects = createObjects();

async function wake({ alert, count, last }: Ring): Promise<void> {
  const text = `${alert.id}: ${alert.text} (${count}). ${JSON.stringify(last)}`;
  console.log(text);
  if (!webhook) return;
  try {
    const { ok, status } = await fetch(webhook, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ text }),
    });
    if (!ok) console.error(`the webhook answered ${status}`);
  } catch (error) {
    // The next alert may get through.
    console.error(`the webhook was not reached: ${error instanceof Error ? error.message : error}`);
  }
}

process.stdin.setEncoding("utf8");
for await (const chunk of process.stdin) {
  for (const text of objects(String(chunk))) {
    for (const { line, at } of linesOf(text)) for (const ring of watch.take(line, at)) await wake(ring);
  }
}
