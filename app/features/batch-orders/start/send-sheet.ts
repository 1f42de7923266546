import {
  answeredData,
  postFile,
  tellingRefusal,
  UploadFailure,
  type UploadOptions,
} from "~/features/uploads/upload-file";
import { NETWORK_FAILURE_TEXT } from "~/lib/graphql/failure-text";
import { z } from "../../../../schema/browser-zod";
import { IMPORT_LIMITS, SHEET_EXTENSIONS } from "../../../../schema/rules/imports/order-import";

const IMPORT_PATH = "/order/api/order/order_import";

const imported = z.object({ importId: z.optional(z.nullable(z.number())) });
const NOT_OFFERED = "当前平台暂不支持批量导入，请逐单下单或联系客服";

interface SheetOptions extends UploadOptions {
  readonly category: { readonly id: string; readonly name: string };
  readonly orderType: string;
}

/** The reason why a file is refused before it is sent; null when it may be a supported one (BATCH-04). */
export function sheetIssue(file: Pick<File, "name" | "size">): string | null {
  const extension = file.name.split(".").at(-1)?.toLowerCase() ?? "";
  if (!SHEET_EXTENSIONS.some((one) => one === extension)) return "请上传 xlsx、xls 或 csv 格式的表格";
  if (file.size === 0) return "文件中没有数据，请填写后再上传";
  const megabytes = IMPORT_LIMITS.bytes / 1024 / 1024;
  return file.size > IMPORT_LIMITS.bytes ? `文件不能超过 ${megabytes}MB，请拆分后再上传` : null;
}

/**
 * Sends a table and answers the id of its import. Throws `UploadFailure` with the server's message, and an
 * `AbortError` when it was cancelled.
 */
export const sendSheet = (file: File, options: SheetOptions): Promise<string> =>
  tellingRefusal(async () => importIn(await postSheet(file, options)));

function postSheet(file: File, { category, orderType, ...options }: SheetOptions): Promise<string> {
  const about = new URLSearchParams({
    goodTypeId: category.id,
    goodTypeName: category.name,
    orderType,
  });
  return postFile(`${IMPORT_PATH}?${about}`, file, options);
}

function importIn(responseText: string): string {
  const answer = imported.safeParse(answeredData(responseText));
  if (!answer.success) throw new UploadFailure(NETWORK_FAILURE_TEXT);
  const { importId } = answer.data;
  // Another backend answers only the rows, and has no calls to continue with them (decision 046).
  if (importId == null) throw new UploadFailure(NOT_OFFERED);
  return String(importId);
}
