import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { z } from "zod";
import { ROOT } from "../../../scripts/lib/run";
import { ORIGIN, SITE_HEADERS } from "./site-headers";

const answered = z.object({ code: z.literal(0), data: z.object({ url: z.string() }) });

/** One upload of each session is enough for all of its tests. */
const uploaded = new Map<string, string>();

/** The address of a picture that the customer of the page's browser has uploaded; null for a visitor, who cannot. */
export async function uploadPicture(page: Page): Promise<string | null> {
  const cookies = await page.context().cookies(ORIGIN);
  const session = cookies.find(({ name }) => name === "token")?.value;
  if (!session) return null;
  const known = uploaded.get(session);
  if (known) return known;
  const buffer = readFileSync(join(ROOT, "public/demo/sofa.png"));
  const response = await page.request.post("/common/common/upload_file", {
    headers: SITE_HEADERS,
    multipart: { file: { name: "sofa.png", mimeType: "image/png", buffer } },
  });
  const { url } = answered.parse(await response.json()).data;
  uploaded.set(session, url);
  return url;
}
