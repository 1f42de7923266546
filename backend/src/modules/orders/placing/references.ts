import { drizzle } from "drizzle-orm/d1";
import { logSecurity } from "../../../shared/log";
import type { CustomerStore } from "../../../shared/stores/stores";
import { FILE_PATH, ownFiles } from "../../files";
import { mediaOfGoods, offeredService } from "../../goods";
import type { Reference } from "../../reference";

/** Data behind the ids and addresses of a new order. */
export interface OrderReferences {
  /** Null when the category does not offer the service. */
  readonly service: { readonly name: string; readonly takeDeliveryFee: boolean } | null;
  /** Name of a kind of goods. */
  typeName(id: number): string;
  /** File addresses that this customer may use, with their kinds. */
  readonly media: ReadonlyMap<string, "image" | "video">;
}

/** Reads everything in one round trip. Another customer's file is left out like a missing one (ROLE-16). */
export async function findReferences(
  wanted: {
    customerId: number;
    goodsTypeId: number;
    serviceTypeId: number;
    urls: readonly string[];
  },
  reference: Reference,
  { db }: { db: CustomerStore },
): Promise<OrderReferences> {
  const { customerId, urls } = wanted;
  const keys = urls.filter((url) => url.startsWith(FILE_PATH)).map((url) => url.slice(FILE_PATH.length));

  const [own, ownGoods] = await drizzle(db).batch([
    ownFiles(db, customerId, keys),
    mediaOfGoods(db, customerId, urls),
  ]);

  const media = new Map<string, "image" | "video">();
  for (const goods of ownGoods) {
    media.set(goods.imgUrl, "image");
    if (goods.installVideoUrl) media.set(goods.installVideoUrl, "video");
  }
  for (const file of own) {
    media.set(FILE_PATH + file.key, file.contentType.startsWith("video/") ? "video" : "image");
  }
  // The customer's own rows do not tell whether a file belongs to another customer or does not exist.
  if (keys.some((key) => !media.has(FILE_PATH + key)))
    logSecurity({ action: "foreign-id", target: "file", result: "refused" });
  return {
    service: offeredService(reference, wanted.goodsTypeId, wanted.serviceTypeId),
    typeName: (id) => reference.goodsTypes.get(id)?.name ?? "",
    media,
  };
}
