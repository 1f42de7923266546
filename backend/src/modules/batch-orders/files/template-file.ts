import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { type Cell, type CellStyle, type DataValidation, writeXlsx } from "hucre/xlsx";
import {
  IMPORT_FIELD_INFO,
  IMPORT_FIELDS,
  IMPORT_LIMITS,
  type ImportField,
  VERIF_CHOICES,
} from "../../../../../schema/rules/imports/order-import";
import { columnName, harmless } from "../../../shared/spreadsheet/cells";
import { ARCHIVE_TIME } from "../../../shared/spreadsheet/workbook-parts";
import type { CategoryFacts } from "../checking/category-facts";

const HEADING: CellStyle = {
  font: { bold: true },
  fill: { type: "pattern", pattern: "solid", fgColor: { rgb: "E9EFFF" } },
  alignment: { horizontal: "center", vertical: "center" },
  protection: { locked: true },
};
/** Text format: a phone keeps its eleven digits, and a waybill number keeps its zeros. */
const BODY: CellStyle = { numFmt: "@", protection: { locked: false } };
const EXAMPLE: CellStyle = { ...BODY, font: { italic: true, color: { rgb: "8A94A3" } } };

/** The example row of the template. The reader recognises it by its first word and skips it. */
const EXAMPLE_ROW: Readonly<Record<ImportField, string>> = {
  serviceType: "",
  customerName: "示例：王小满",
  customerPhone: "13912345678",
  address: "浙江省杭州市西湖区文三路 90 号 3 幢 502",
  isLift: "有",
  floorsNumber: "",
  goodsName: "",
  sku: "",
  count: "1",
  totalVolume: "2.5",
  packingCount: "3",
  isArrival: "已到",
  logisticsCompany: "德邦快递",
  logisticsNo: "DPK36209",
  logisticsPhone: "057188888888",
  pickupCode: "",
  pickupAddress: "",
  expectedTime: "2026-12-01 14:00",
  shopOrderNo: "",
  remark: "上门前先打电话",
  verifType: "无需核销",
  verifOrderNo: "",
};

/** Choices of the drop-downs in the template. */
export type TemplateChoices = Pick<CategoryFacts, "services" | "goodsByName" | "category">;

/**
 * The template: titles with notes, a filled-in example, drop-downs of services and goods, and nothing but the titles
 * protected (BATCH-03).
 *
 * @param choices of one category; null while none is chosen
 */
export async function writeTemplate(choices: TemplateChoices | null): Promise<Uint8Array> {
  const services = choices?.services.map(({ name }) => harmless(name)) ?? [];
  const goods = (choices?.goodsByName.goods ?? [])
    .filter(({ categoryId }) => categoryId === choices?.category.id)
    .map(({ name }) => harmless(name));
  const example = {
    ...EXAMPLE_ROW,
    serviceType: services[0] ?? "配送并安装",
    goodsName: goods[0] ?? "三人沙发",
  };
  const cells = new Map<string, Partial<Cell>>(
    IMPORT_FIELDS.flatMap((field, column) => {
      const { title, note, isRequired } = IMPORT_FIELD_INFO[field];
      const text = `${isRequired ? "必填。" : ""}${note}`;
      return [
        [
          `0,${column}`,
          { value: titleOf(field), style: HEADING, comment: { author: "装达", text: `${title}：${text}` } },
        ],
        [`1,${column}`, { value: example[field], style: EXAMPLE }],
        [`2,${column}`, { value: null, style: BODY }],
      ] as const;
    }),
  );
  const options = Array.from({ length: Math.max(services.length, goods.length, 1) }, (_, row) => [
    services[row] ?? null,
    goods[row] ?? null,
  ]);
  const bytes = await writeXlsx({
    properties: { modified: ARCHIVE_TIME },
    sheets: [
      {
        name: "订单",
        columns: IMPORT_FIELDS.map((field) => ({ width: widthOf(field) })),
        rows: [IMPORT_FIELDS.map(titleOf), IMPORT_FIELDS.map((field) => example[field]), []],
        cells,
        freezePane: { rows: 1 },
        dataValidations: [
          ...listOf("serviceType", services.length > 0 ? `选项!$A$1:$A$${services.length}` : null),
          ...listOf("goodsName", goods.length > 0 ? `选项!$B$1:$B$${goods.length}` : null),
          ...listOf("isLift", ["有", "无"]),
          ...listOf("isArrival", ["已到", "未到"]),
          ...listOf("verifType", [...VERIF_CHOICES]),
        ],
        protection: {
          sheet: true,
          formatCells: true,
          formatColumns: true,
          formatRows: true,
          insertRows: true,
          deleteRows: true,
          sort: true,
          autoFilter: true,
        },
      },
      { name: "选项", rows: options, hidden: true },
    ],
  });
  return openColumns(bytes);
}

const SHEET = "xl/worksheets/sheet1.xml";

/**
 * Gives whole columns the format of the first empty row. In a protected sheet a cell is locked unless its
 * format says otherwise, and the library can only format cells.
 */
function openColumns(bytes: Uint8Array): Uint8Array {
  const parts = unzipSync(bytes);
  const xml = strFromU8(parts[SHEET] ?? new Uint8Array());
  const [, style] = /<c r="A3" s="(\d+)"/.exec(xml) ?? [];
  if (style === undefined) throw new Error("the template's empty row has no format");
  parts[SHEET] = strToU8(xml.replace(/<col (?=min)/g, `<col style="${style}" `));
  return zipSync(parts, { mtime: ARCHIVE_TIME });
}

const titleOf = (field: ImportField) =>
  `${IMPORT_FIELD_INFO[field].title}${IMPORT_FIELD_INFO[field].isRequired ? "*" : ""}`;

const WIDE: ReadonlySet<ImportField> = new Set(["address", "pickupAddress", "goodsName", "remark"]);
const widthOf = (field: ImportField) => (WIDE.has(field) ? 36 : 16);

/** A drop-down for all rows of a field. Other texts can be typed; the check reports them. */
function listOf(field: ImportField, source: string | string[] | null): DataValidation[] {
  if (source === null) return [];
  const column = columnName(IMPORT_FIELDS.indexOf(field));
  return [
    {
      type: "list",
      range: `${column}2:${column}${IMPORT_LIMITS.rows + 1}`,
      allowBlank: true,
      showErrorMessage: true,
      errorStyle: "warning",
      errorTitle: IMPORT_FIELD_INFO[field].title,
      errorMessage: "不在下拉列表中，导入时可能需要修改",
      ...(typeof source === "string" ? { formula1: source } : { values: source }),
    },
  ];
}
