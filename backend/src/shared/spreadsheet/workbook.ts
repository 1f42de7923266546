import { deflateSync, strToU8, Zip, ZipDeflate } from "fflate";
import { CELL_STYLE, type Cell, rowXml } from "./cells";
import { ARCHIVE_TIME, type Column, fixedParts, sheetFoot, sheetHead } from "./workbook-parts";

/** A column with the format of its cells. */
export interface SheetColumn extends Column {
  readonly style?: number;
}

export interface SheetSource {
  readonly sheetName: string;
  readonly columns: readonly SheetColumn[];
  /** Rows in pieces small enough to be held in memory; asked for one after the other as the reader takes them. */
  readonly pieces: AsyncIterator<readonly (readonly Cell[])[]>;
  /** Rows of all pieces together, for the estimate. */
  readonly totalRows: number;
}

/** Rows are alike: the fastest level already leaves a tenth. */
const LEVEL = 1;

/**
 * A workbook with one sheet as a stream, the same bytes for the same rows, that never holds more than one piece: the next one is asked for when the reader
 * has taken the last, and none at all after the reader has gone.
 *
 * @returns the stream and about how many bytes it will have, from the first piece
 */
export async function streamWorkbook(
  source: SheetSource,
): Promise<{ body: ReadableStream<Uint8Array>; estimatedBytes: number }> {
  const { columns, pieces } = source;
  const styles = columns.map(({ style = CELL_STYLE.plain }) => style);
  let rows = 1;
  const rowsXml = (piece: readonly (readonly Cell[])[]) =>
    strToU8(piece.map((cells) => rowXml(++rows, cells, styles)).join(""));

  const first = await pieces.next();
  const firstRows = first.done ? [] : first.value;
  const firstXml = rowsXml(firstRows);
  const share = firstRows.length === 0 ? 0 : source.totalRows / firstRows.length;
  const estimatedBytes = Math.round(deflateSync(firstXml, { level: LEVEL }).length * share) + FIXED_BYTES;

  const zip = new Zip();
  const sheet = partOf("xl/worksheets/sheet1.xml");
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      zip.ondata = (error, chunk, isLast) => {
        if (error) throw error;
        controller.enqueue(chunk);
        if (isLast) controller.close();
      };
      for (const [name, part] of Object.entries(fixedParts(source.sheetName))) {
        const file = partOf(name);
        zip.add(file);
        file.push(strToU8(part), true);
      }
      zip.add(sheet);
      const titles = columns.map(({ title }) => title);
      const headings = columns.map(() => CELL_STYLE.heading);
      sheet.push(strToU8(sheetHead(columns) + rowXml(1, titles, headings)));
      sheet.push(firstXml);
    },
    async pull() {
      const next = await pieces.next();
      if (next.done) {
        sheet.push(strToU8(sheetFoot(columns, rows)), true);
        zip.end();
      } else {
        sheet.push(rowsXml(next.value));
      }
    },
    async cancel() {
      zip.terminate();
      await pieces.return?.();
    },
  });
  return { body, estimatedBytes };
}

/** Parts and directory of the smallest workbook. */
const FIXED_BYTES = 2_500;

function partOf(name: string): ZipDeflate {
  const part = new ZipDeflate(name, { level: LEVEL });
  part.mtime = ARCHIVE_TIME;
  return part;
}
