import { TOTAL_ROWS_HEADER, XLSX_TYPE } from "../../../../../schema/rest/orders/order-export";
import { sha256 } from "../../../shared/crypto";
import { weakTagOf } from "../../../shared/entity-tag";

/** A workbook as a download with a Chinese file name, and with an entity tag of its content. */
export async function workbookAnswer(bytes: Uint8Array, name: string, rows: number): Promise<Response> {
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      ETag: await weakTagOf(await sha256(bytes)),
      "Content-Type": XLSX_TYPE,
      "Content-Disposition": `attachment; filename="orders.xlsx"; filename*=UTF-8''${encodeURIComponent(name)}`,
      [TOTAL_ROWS_HEADER]: String(rows),
    },
  });
}
