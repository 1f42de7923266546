import { strToU8, Zip, ZipDeflate, type ZipInputFile, ZipPassThrough } from "fflate";
import { formatTime } from "../../shared/clock";
import { ARCHIVE_TIME } from "../../shared/spreadsheet/workbook-parts";
import type { CustomerStore } from "../../shared/stores/stores";
import { completeFiles, FILE_PATH } from "../files";
import { exportedRow } from "./export-fields";
import { ownRowKeys, rowsByKeys } from "./own-rows";
import type { PersonalTable } from "./personal-table";
import { PERSONAL_TABLES } from "./personal-tables";

/** Rows that are in memory at a time. */
const ROWS = 500;
/**
 * The most files of an archive, and their total bytes: a Worker may ask R2 a thousand times, and has some
 * minutes.
 */
const MOST_FILES = 800;
const MOST_BYTES = 2_000_000_000;

interface ArchiveSource {
  readonly db: CustomerStore;
  readonly bucket: R2Bucket;
  readonly customerId: number;
  /** ms */
  readonly now: number;
}

/**
 * All data of a customer in {@link PERSONAL_TABLES}, as the chunks of one ZIP: a JSON file for each kind of
 * data, the customer's own files, and a readme at the end. Only some rows and one piece of a file are in
 * memory.
 */
export async function* exportArchive(source: ArchiveSource): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const add = <File extends ZipInputFile>(file: File): File => {
    file.mtime = ARCHIVE_TIME;
    zip.add(file);
    return file;
  };
  const taken = function* () {
    yield* chunks.splice(0);
  };

  const contents: string[] = [];
  for (const table of PERSONAL_TABLES) {
    const { exported } = table;
    if ("no" in exported) continue;
    const keys = await ownRowKeys(source.db, table, source.customerId);
    contents.push(`${exported.file}.json　${exported.title}，共 ${keys.length} 条`);
    const file = add(new ZipDeflate(`${exported.file}.json`, { level: 6 }));
    for await (const text of rowsAsJson(table, keys, source.db)) {
      file.push(strToU8(text));
      yield* taken();
    }
    file.push(new Uint8Array(), true);
    yield* taken();
  }

  const left: string[] = [];
  for (const { key, isLeft } of await ownFiles(source)) {
    const object = isLeft ? null : await source.bucket.get(key);
    if (!object) {
      if (isLeft) left.push(`${FILE_PATH}${key}`);
      continue;
    }
    const file = add(new ZipPassThrough(`文件/${key}`));
    for await (const bytes of object.body) {
      file.push(bytes);
      yield* taken();
    }
    file.push(new Uint8Array(), true);
    yield* taken();
  }

  const readme = add(new ZipDeflate("说明.txt", { level: 6 }));
  readme.push(strToU8(`\uFEFF${readmeText(contents, left, source.now)}`), true);
  zip.end();
  yield* taken();
}

/** The rows as a JSON list, some hundred at a time. */
async function* rowsAsJson(
  table: PersonalTable,
  keys: readonly string[],
  db: CustomerStore,
): AsyncGenerator<string> {
  const without = "no" in table.exported ? [] : (table.exported.without ?? []);
  yield "[";
  for (let at = 0; at < keys.length; at += ROWS) {
    const rows = await rowsByKeys(db, table, keys.slice(at, at + ROWS));
    const lines = rows.map((row) => JSON.stringify(exportedRow(row, without), null, 1));
    yield `${at === 0 ? "\n" : ",\n"}${lines.join(",\n")}`;
  }
  yield "\n]\n";
}

/** The customer's own files, newest first, up to the limit of an archive. */
async function ownFiles({ db, customerId }: ArchiveSource): Promise<{ key: string; isLeft: boolean }[]> {
  let bytes = 0;
  return (await completeFiles(db, customerId)).map(({ key, size }, index) => {
    bytes += size;
    return { key, isLeft: index >= MOST_FILES || bytes > MOST_BYTES };
  });
}

function readmeText(contents: readonly string[], left: readonly string[], now: number): string {
  const kept = PERSONAL_TABLES.flatMap(({ table, exported }) =>
    "no" in exported ? [`${table}：${exported.no}`] : [],
  );
  return [
    `装达 个人信息导出`,
    `生成时间：${formatTime(now)}（北京时间）`,
    "",
    "每个 .json 文件是一类信息，可用记事本或任何支持 JSON 的软件打开。",
    "时间为北京时间；金额单位为元；体积单位为立方米；重量单位为千克；serviceFees 中的 feeFen、findings 中的 totalFeeFen 和 patch 中的金额单位为分。",
    "“文件”文件夹中是您上传的图片和视频，文件名与各类信息中 /files/ 之后的部分一致。",
    "",
    "包含：",
    ...contents,
    ...(left.length > 0
      ? ["", `以下 ${left.length} 个文件没有放入本压缩包，登录后可在订单中查看和下载：`, ...left]
      : []),
    "",
    "不包含（密码、密钥、验证码等也不包含）：",
    ...kept,
    "",
  ].join("\r\n");
}
