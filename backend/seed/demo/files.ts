import type { EvidenceStage } from "../../../schema/rules/orders/evidence";
import { createFilesRepository } from "../../src/modules/files/files.repository";
import { storeUpload } from "../../src/modules/files/files.usecases";
import { storeEvidence } from "../../src/modules/files/order-evidence";
import { createIds } from "../../src/shared/ids";
import { numbers } from "../../src/shared/numbers/numbers";
import type { EveryStore } from "../../src/shared/stores/stores";
import { DEMO_CUSTOMER } from "./customer";

/** A file that the demo shows: which picture of public/demo it is, and for which step of which order; null for the customer's own. */
interface DemoFile {
  readonly picture: string;
  readonly evidence: { readonly orderId: number; readonly stage: EvidenceStage } | null;
}

const uploads = new Map<string, DemoFile>();

/** Address of the demo customer's upload of a picture. */
export const ownPicture = (picture: string): string =>
  addressOf(`own ${picture}`, { picture, evidence: null });

/** Address of what the master uploaded for a step of a demo order. */
export const evidencePicture = (
  picture: string,
  evidence: { orderId: number; stage: EvidenceStage },
): string => addressOf(`${evidence.orderId}${evidence.stage}`, { picture, evidence });

/** The same for the same file, so that seeding again finds it: the first letters of its name as the random bits of a key. */
function addressOf(name: string, file: DemoFile): string {
  const bytes = new TextEncoder().encode(name.padEnd(16, " ").slice(0, 16));
  const bits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  uploads.set(bits, file);
  return `/files/${keyOf(bits)}`;
}

/** What {@link uploadDemoFiles} makes of the bits. */
const keyOf = (bits: string): string =>
  numbers.file.make(DEMO_CUSTOMER.id, "png", { ...createIds({ now: Date.now }), token: () => bits });

interface Storage {
  readonly db: EveryStore;
  readonly bucket: R2Bucket;
  /** Bytes of public/demo/`name`.png. */
  read(name: string): Promise<Uint8Array>;
}

/**
 * Uploads everything whose address the demo's statements took, as customer and masters would have. What is there already
 * stays. `now` is in ms.
 */
export async function uploadDemoFiles(now: number, { db, bucket, read }: Storage): Promise<void> {
  const files = createFilesRepository(db);
  const clock = { now: () => now, pause: async () => undefined };
  for (const [bits, { picture, evidence }] of uploads) {
    if (await files.find(keyOf(bits))) continue;
    const ids = { ...createIds(clock), token: () => bits };
    const bytes = await read(picture);
    const part = {
      declaredType: "image/png",
      fileName: `${picture}.png`,
      content: (async function* () {
        yield bytes;
      })(),
    };
    if (!evidence) {
      await storeUpload(part, DEMO_CUSTOMER.id, { bucket, files, ids, clock });
      continue;
    }
    const stated = { takenAt: null, lng: null, lat: null, area: null, lastTakenAt: null };
    const note = { ...evidence, ...stated, customerId: DEMO_CUSTOMER.id, uploadedBy: "operator" };
    await storeEvidence(part, note, { env: { FILES: bucket }, db, ids, clock });
  }
}
