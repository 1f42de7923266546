import { TOTAL_ROWS_HEADER, XLSX_TYPE } from "../../../../../schema/rest/order-export";

/** A workbook as a download under a Chinese name. */
export const workbookAnswer = (bytes: Uint8Array, name: string, rows: number): Response =>
  new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      "Content-Type": XLSX_TYPE,
      "Content-Disposition": `attachment; filename="orders.xlsx"; filename*=UTF-8''${encodeURIComponent(name)}`,
      [TOTAL_ROWS_HEADER]: String(rows),
    },
  });
