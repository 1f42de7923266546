import { and, eq, inArray, or, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { inValues } from "../../../shared/in-values";
import { logSecurity } from "../../../shared/log";
import { files } from "../../files/files.tables";
import { goodsTypeServices, goodsTypes, libraryGoods, serviceTypes } from "../../goods/goods.tables";

const FILE_PATH = "/files/";

/** What the ids and addresses of a new order stand for. */
export interface OrderReferences {
  /** Null when the category does not offer the service. */
  readonly service: { readonly name: string; readonly takeDeliveryFee: boolean } | null;
  /** Names of the goods types that exist. */
  readonly typeNames: ReadonlyMap<number, string>;
  /** Addresses that this customer may use, with what they hold. */
  readonly media: ReadonlyMap<string, "image" | "video">;
}

/** Looks everything up in one round trip. Another customer's file is left out like one that does not exist (ROLE-16). */
export async function findReferences(
  wanted: {
    customerId: number;
    goodsTypeId: number;
    serviceTypeId: number;
    itemTypeIds: readonly number[];
    urls: readonly string[];
  },
  { db }: { db: D1Database },
): Promise<OrderReferences> {
  const { customerId, urls } = wanted;
  const database = drizzle(db);
  const keys = urls.filter((url) => url.startsWith(FILE_PATH)).map((url) => url.slice(FILE_PATH.length));

  const [[service], types, ownFiles, foreignFiles, ownGoods] = await database.batch([
    database
      .select({ name: serviceTypes.name, takeDeliveryFee: serviceTypes.takeDeliveryFee })
      .from(goodsTypeServices)
      .innerJoin(serviceTypes, eq(serviceTypes.id, goodsTypeServices.serviceTypeId))
      .where(
        and(
          eq(goodsTypeServices.goodsTypeId, wanted.goodsTypeId),
          eq(goodsTypeServices.serviceTypeId, wanted.serviceTypeId),
        ),
      ),
    database
      .select({ id: goodsTypes.id, name: goodsTypes.name })
      .from(goodsTypes)
      .where(inArray(goodsTypes.id, inValues([wanted.goodsTypeId, ...wanted.itemTypeIds]))),
    database
      .select({ key: files.key, contentType: files.contentType })
      .from(files)
      .where(
        and(inArray(files.key, inValues(keys)), eq(files.customerId, customerId), eq(files.isPending, false)),
      ),
    database
      .select({ key: files.key })
      .from(files)
      .where(and(inArray(files.key, inValues(keys)), sql`${files.customerId} IS NOT ${customerId}`)),
    database
      .select({ imgUrl: libraryGoods.imgUrl, installVideoUrl: libraryGoods.installVideoUrl })
      .from(libraryGoods)
      .where(
        and(
          eq(libraryGoods.customerId, customerId),
          or(
            inArray(libraryGoods.imgUrl, inValues(urls)),
            inArray(libraryGoods.installVideoUrl, inValues(urls)),
          ),
        ),
      ),
  ]);

  if (foreignFiles.length > 0) logSecurity({ action: "foreign-id", target: "file", result: "refused" });

  const media = new Map<string, "image" | "video">();
  for (const goods of ownGoods) {
    media.set(goods.imgUrl, "image");
    if (goods.installVideoUrl) media.set(goods.installVideoUrl, "video");
  }
  for (const file of ownFiles) {
    media.set(FILE_PATH + file.key, file.contentType.startsWith("video/") ? "video" : "image");
  }
  return { service: service ?? null, typeNames: new Map(types.map((type) => [type.id, type.name])), media };
}
