import { ESTIMATED_BYTES_HEADER, TOTAL_ROWS_HEADER, XLSX_TYPE } from "../../../../schema/rest/order-export";
import { type SheetSource, streamWorkbook } from "./workbook";

interface NamedWorkbook extends SheetSource {
  /** Name of the file, `.xlsx` included. */
  readonly name: string;
  /** The same in ASCII, for browsers that know no other. */
  readonly plainName: string;
}

/** A workbook as an answer that is read while it is sent, with its name and what a progress bar wants to know (ux.md U8). */
export async function workbookResponse({ name, plainName, ...source }: NamedWorkbook): Promise<Response> {
  const { body, estimatedBytes } = await streamWorkbook(source);
  return new Response(body, {
    headers: {
      "Content-Type": XLSX_TYPE,
      "Content-Disposition": `attachment; filename="${plainName}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      [TOTAL_ROWS_HEADER]: String(source.totalRows),
      [ESTIMATED_BYTES_HEADER]: String(estimatedBytes),
    },
  });
}
