import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { APPLICANT_TYPES } from "../../../../schema/rules/content/service-application";

/** Applications of service providers (PUB-33). Ids are time-ordered, so the newest is the last. */
export const serviceApplications = sqliteTable("service_applications", {
  id: integer("id").primaryKey(),
  type: text("type", { enum: APPLICANT_TYPES }).notNull(),
  companyName: text("company_name").notNull(),
  companyAddressCode: text("company_address_code"),
  companyAddress: text("company_address").notNull(),
  contactName: text("contact_name").notNull(),
  contactTel: text("contact_tel").notNull(),
  contactAddressCode: text("contact_address_code"),
  detailAddress: text("detail_address").notNull(),
  remark: text("remark").notNull(),
  goodsTypeIds: text("goods_type_ids", { mode: "json" }).$type<number[]>().notNull(),
  /** Hash of all fields and of the day, so that a form sent twice is stored once. */
  fingerprint: text("fingerprint").notNull().unique(),
  createdAt: integer("created_at").notNull(),
});
