import {
  ESTIMATED_BYTES_HEADER,
  TOTAL_ROWS_HEADER,
  XLSX_TYPE,
} from "../../../../schema/rest/orders/order-export";
import { weakTagOf } from "../entity-tag";
import { type SheetSource, streamWorkbook } from "./workbook";

interface NamedWorkbook extends SheetSource {
  /** Name of the file, `.xlsx` included. */
  readonly name: string;
  /** The same in ASCII, for browsers that know no other. */
  readonly plainName: string;
  /**
   * What determines the rows, for the entity tag: the rows themselves, or what they follow from. Left out where only
   * reading every row would tell (decision 051).
   */
  readonly version?: unknown;
}

/** Stands in every entity tag. To be raised when the same version would give other cells. */
const FORMAT = 1;

/** A workbook as an answer that is read while it is sent, with its name and what a progress bar wants to know (ux.md U8). */
export async function workbookResponse({
  name,
  plainName,
  version,
  ...source
}: NamedWorkbook): Promise<Response> {
  const { body, estimatedBytes } = await streamWorkbook(source);
  const { sheetName, columns } = source;
  const tag = version === undefined ? null : await weakTagOf([FORMAT, sheetName, columns, version]);
  return new Response(body, {
    headers: {
      ...(tag && { ETag: tag }),
      "Content-Type": XLSX_TYPE,
      "Content-Disposition": `attachment; filename="${plainName}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      [TOTAL_ROWS_HEADER]: String(source.totalRows),
      [ESTIMATED_BYTES_HEADER]: String(estimatedBytes),
    },
  });
}
