/** A file that no rows can be read from. The message tells the person what is wrong with it and what to do. */
export class SheetRefused extends Error {
  override readonly name = "SheetRefused";
  constructor(
    readonly reason: "empty" | "size" | "type" | "broken" | "locked",
    message: string,
  ) {
    super(message);
  }
}

/** The words for each thing that can be wrong with a file (BATCH-04). */
export const sheetRefusal = {
  empty: () => new SheetRefused("empty", "文件中没有数据，请填写后再上传"),
  bytes: (mb: number) => new SheetRefused("size", `文件不能超过 ${mb}MB，请拆分后再上传`),
  rows: (rows: number) => new SheetRefused("size", `一次最多导入 ${rows} 行，请拆分后再上传`),
  columns: (columns: number) =>
    new SheetRefused("size", `表格不能超过 ${columns} 列，请删除不需要的列后再上传`),
  inflated: () => new SheetRefused("size", "文件解压后过大，请把数据复制到新表格后再上传"),
  type: () => new SheetRefused("type", "无法识别该文件，请上传 xlsx、xls 或 csv 格式的表格"),
  document: () => new SheetRefused("type", "该文件不是表格，请上传 xlsx、xls 或 csv 格式的表格"),
  oldBook: () => new SheetRefused("type", "无法读取该 xls 文件，请在表格软件中另存为 xlsx 后再上传"),
  broken: () => new SheetRefused("broken", "文件已损坏或不完整，请重新保存后再上传"),
  locked: () => new SheetRefused("locked", "文件设置了打开密码，请去掉密码后再上传"),
} as const;
