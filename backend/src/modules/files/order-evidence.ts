import { and, eq, gt, inArray, isNotNull, or } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { filePath } from "../../../../schema/rest/files/files";
import { Code } from "../../../../schema/rules/codes";
import {
  EVIDENCE_FULL,
  EVIDENCE_KINDS,
  EVIDENCE_LIMITS,
  type EvidenceStage,
} from "../../../../schema/rules/orders/evidence";
import { MINUTE } from "../../shared/clock";
import type { RequestContext } from "../../shared/context";
import { BusinessError, notFound } from "../../shared/errors";
import { inValues } from "../../shared/in-values";
import type { CustomerStore } from "../../shared/stores/stores";
import { enforceLimit } from "../limits";
import { EVIDENCE_USABLE_MS } from "./clean-up";
import { createFilesRepository, type FilesRepository } from "./files.repository";
import { files, orderEvidence } from "./files.tables";
import { storeUpload } from "./files.usecases";
import type { FilePart } from "./multipart";
import { receiveUpload } from "./receive-upload";

/** The order and step of an upload, the uploader, and the stated time and place. */
export type EvidenceNote = Omit<typeof orderEvidence.$inferSelect, "key" | "createdAt" | "isShown"> & {
  /**
   * Time at which the order last took this step, ms; null when it never did. A step that is taken again has its own
   * places: files from before do not count.
   */
  readonly lastTakenAt: number | null;
};

/**
 * Stores a picture, video or recording for a step of an order, and answers its key (decision 047).
 *
 * @throws BusinessError TOO_MANY_REQUESTS and CONFLICT beyond the limits of the order, and what `receiveUpload` throws
 */
export async function receiveEvidence(
  body: ReadableStream<Uint8Array> | null,
  note: EvidenceNote,
  context: Pick<RequestContext, "env" | "db" | "directory" | "ids" | "clock" | "header">,
): Promise<string> {
  const { db, directory, clock } = context;
  await enforceLimit(directory, {
    key: `evidence:order:${note.orderId}`,
    limit: EVIDENCE_LIMITS.perTenMinutes,
    windowMs: 10 * MINUTE,
    now: clock.now(),
  });
  const kinds = EVIDENCE_KINDS[note.stage];
  return receiveUpload(body, { customerId: note.customerId, kinds, files: evidenceFiles(db, note) }, context);
}

/** The same for a file in memory: the sandbox and the demo use it to play masters. */
export const storeEvidence = (
  part: FilePart,
  note: EvidenceNote,
  { env, db, ids, clock }: Pick<RequestContext, "db" | "ids" | "clock"> & { env: { FILES: R2Bucket } },
): Promise<string> =>
  storeUpload(
    part,
    note.customerId,
    { bucket: env.FILES, ids, clock, files: evidenceFiles(db, note) },
    EVIDENCE_KINDS[note.stage],
  );

/** The rows of files, each with its evidence row: both are stored, or neither. */
function evidenceFiles(db: CustomerStore, note: EvidenceNote): FilesRepository {
  const { orderId, customerId, stage, uploadedBy, takenAt, lng, lat, area, lastTakenAt } = note;
  return {
    ...createFilesRepository(db),
    async reserve({ key, contentType, createdAt }) {
      const [taken] = await db.batch([
        // In one statement, so that no two uploads share the last place.
        db
          .prepare(
            `INSERT INTO order_evidence (key, order_id, customer_id, stage, uploaded_by, taken_at, lng, lat, area, created_at)
             SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10
             WHERE (SELECT COUNT(*) FROM order_evidence WHERE order_id = ?2) < ?11
               AND (SELECT COUNT(*) FROM order_evidence WHERE order_id = ?2 AND stage = ?4 AND created_at > ?13) < ?12`,
          )
          .bind(
            ...[key, orderId, customerId, stage, uploadedBy, takenAt, lng, lat, area, createdAt],
            ...[EVIDENCE_LIMITS.perOrder, EVIDENCE_LIMITS.perStage, lastTakenAt ?? 0],
          ),
        db
          .prepare(
            `INSERT INTO files (key, customer_id, content_type, size, created_at, is_pending)
             SELECT ?1, NULL, ?2, 0, ?3, 1 WHERE EXISTS (SELECT 1 FROM order_evidence WHERE key = ?1)`,
          )
          .bind(key, contentType, createdAt),
      ]);
      if (taken?.meta.changes !== 1) throw new BusinessError(Code.CONFLICT, EVIDENCE_FULL);
    },
  };
}

/** Time (ms) and place of a picture as stated by the master. */
export type Statement = Pick<EvidenceNote, "takenAt" | "area">;

/**
 * Statements of masters about the evidence of an order, by file address; files without a statement are left
 * out.
 */
export async function findStatements(
  db: CustomerStore,
  orderId: number,
): Promise<ReadonlyMap<string, Statement>> {
  const { key, takenAt, area } = orderEvidence;
  const rows = await drizzle(db)
    .select({ key, takenAt, area })
    .from(orderEvidence)
    .where(and(eq(orderEvidence.orderId, orderId), or(isNotNull(takenAt), isNotNull(area))));
  return new Map(rows.map((row) => [filePath(row.key), { takenAt: row.takenAt, area: row.area }]));
}

/**
 * Checks that files were uploaded recently for this step of this order. Uploads that no step uses are
 * deleted.
 *
 * @throws BusinessError NOT_FOUND, the same for all other files
 */
export async function requireEvidence(
  urls: readonly string[],
  { orderId, stage }: { orderId: number; stage: EvidenceStage },
  { db, clock }: Pick<RequestContext, "db" | "clock">,
): Promise<void> {
  const keys = [...new Set(urls)].map((url) =>
    url.startsWith(filePath("")) ? url.slice(filePath("").length) : "",
  );
  if (keys.length === 0) return;
  const found = await drizzle(db)
    .select({ key: files.key })
    .from(orderEvidence)
    .innerJoin(files, eq(files.key, orderEvidence.key))
    .where(
      and(
        inArray(orderEvidence.key, inValues(keys)),
        eq(orderEvidence.orderId, orderId),
        eq(orderEvidence.stage, stage),
        gt(orderEvidence.createdAt, clock.now() - EVIDENCE_USABLE_MS),
        eq(files.isPending, false),
      ),
    );
  if (found.length !== keys.length) throw notFound("凭证");
}
