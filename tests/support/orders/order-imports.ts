import { env } from "cloudflare:workers";
import {
  IMPORT_FIELD_INFO,
  IMPORT_FIELDS,
  type ImportField,
} from "../../../schema/rules/imports/order-import";
import { type Account, rowOf } from "../accounts/accounts";
import type { Envelope } from "../servers/backend";
import { PICTURE, PLACE, type TestBackend } from "./orders";

/** The category of every import of the tests. */
const CATEGORY = String(PLACE.goodsTypeId);

/** A row that may be ordered as it is. */
export const GOOD_ROW: Readonly<Partial<Record<ImportField, string>>> = {
  serviceType: "仅安装",
  customerName: "王小满",
  customerPhone: "13800138000",
  address: "浙江省杭州市西湖区文三路 90 号 3 幢 502",
  isLift: "有",
  goodsName: "三人沙发",
  count: "1",
  totalVolume: "2.5",
  packingCount: "3",
};

/** So many good rows, each to a customer of its own. */
export const goodRows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...GOOD_ROW,
    customerName: `客户${at + 1}`,
    customerPhone: `138${String(10_000_000 + at)}`,
  }));

/** Rows as a csv file with the template's titles. */
export function sheetOf(rows: readonly Partial<Record<ImportField, string>>[]): string {
  const quoted = (text = "") => `"${text.replaceAll('"', '""')}"`;
  const titles = IMPORT_FIELDS.map((field) => IMPORT_FIELD_INFO[field].title);
  return [titles, ...rows.map((row) => IMPORT_FIELDS.map((field) => row[field] ?? ""))]
    .map((line) => line.map(quoted).join(","))
    .join("\n");
}

interface SentFile {
  fileName?: string;
  goodTypeId?: string;
  orderType?: string;
  /** What the table is about stands in the query, as the site sends it, not in parts of the form. */
  isInQuery?: boolean;
}

/** Calls API-103. */
async function sendFile(
  backend: Pick<TestBackend, "request">,
  { token }: Account,
  content: string | Uint8Array,
  { fileName = "昨日订单.csv", goodTypeId = CATEGORY, orderType = "GENERAL", isInQuery }: SentFile = {},
): Promise<Envelope> {
  const form = new FormData();
  form.set("file", new File([content as BlobPart], fileName));
  const about = { goodTypeId, goodTypeName: "家具", orderType };
  for (const [name, value] of isInQuery ? [] : Object.entries(about)) form.set(name, value);
  const query = isInQuery ? `?${new URLSearchParams(about)}` : "";
  const response = await backend.request(`/order/api/order/order_import${query}`, {
    method: "POST",
    headers: { "WEB-TOKEN": token },
    body: form,
  });
  return response.json();
}

/** What more is known of a good: m³ × 100, packages and kg × 100 of one piece. */
interface Details {
  sku?: string | null;
  volume?: number | null;
  packingCount?: number | null;
  weight?: number | null;
}

/** A good of the customer's library. */
export const addGoods = (
  { customerId }: Account,
  name = "三人沙发",
  goodsTypeId: number = PLACE.childTypeId,
  { sku = null, volume = null, packingCount = null, weight = null }: Details = {},
) =>
  env.DB.prepare(
    `INSERT INTO library_goods (id, customer_id, goods_type_id, name, img_url, created_at, sku, volume_hundredths,
       packing_count, weight_hundredths) VALUES (?, ?, ?, ?, ?, 0, ?, ?, ?, ?)`,
  )
    .bind(
      rowOf(customerId, Math.floor(Math.random() * 2 ** 36)),
      customerId,
      goodsTypeId,
      name,
      PICTURE,
      sku,
      volume,
      packingCount,
      weight,
    )
    .run();

/** Calls of imports for one customer. */
export function importCalls(backend: TestBackend, account: Account) {
  const call = (method: string, path: string, json?: unknown) =>
    backend.call(method, path, { token: account.token, ...(json === undefined ? {} : { json }) });
  return {
    send: (content: string | Uint8Array, options = {}) => sendFile(backend, account, content, options),
    /** Sends rows that are taken. */
    async sendRows(rows: Parameters<typeof sheetOf>[0]) {
      const { message, data } = await sendFile(backend, account, sheetOf(rows));
      if (message !== "success") throw new Error(`the rows are refused: ${message}`);
      const ids: number[] = data.rows.map(({ id }: { id: number }) => id);
      return { importId: data.importId as number, ids };
    },
    read: async (id: number) => (await call("GET", `/order/api/order_batch/${id}`)).data,
    rows: async (id: number, query = "pageSize=100") =>
      (await call("GET", `/order/api/order_batch/${id}/rows?${query}`)).data.rows,
    change: (id: number, rowId: number, body: unknown) =>
      call("PUT", `/order/api/order_batch/${id}/rows/${rowId}`, body),
    map: (id: number, body: unknown) => call("PUT", `/order/api/order_batch/${id}/mapping`, body),
    addGoods: (id: number, body: unknown) => call("POST", `/order/api/order_batch/${id}/goods`, body),
    list: async () => (await call("GET", "/order/api/order_batch")).data,
    discard: (id: number) => call("DELETE", `/order/api/order_batch/${id}`),
    /** Form-encoded, as documented. */
    async submit(ids: readonly number[]): Promise<Envelope> {
      const response = await backend.request("/order/api/order/order_batch_add", {
        method: "POST",
        headers: { "WEB-TOKEN": account.token },
        body: new URLSearchParams({ orderBatchIds: ids.join(",") }),
      });
      return response.json();
    },
  };
}
