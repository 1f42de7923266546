import { bucketPrefix } from "../../../backend/src/shared/numbers/bucket";

/** The picture of a customer's sample order. */
const pictureOf = (customerId: number): string =>
  `${bucketPrefix(customerId)}${String(customerId).padStart(29, "0")}.jpg`;

/** Statement that notes the picture as uploaded by the customer. */
export const samplePicture = (db: D1Database, customerId: number): D1PreparedStatement =>
  db
    .prepare(
      "INSERT INTO files (key, customer_id, content_type, size, created_at) VALUES (?, ?, 'image/jpeg', 1, 0)",
    )
    .bind(pictureOf(customerId), customerId);

/** An order as API-023 takes it from a customer with a {@link samplePicture}: one sofa, to be installed. */
export const sampleOrder = (customerId: number) => ({
  goodsTypeId: 1,
  serviceType: 2,
  customerName: "王小姐",
  customerPhone: "13800138000",
  isLift: true,
  areaCode: "330106",
  address: "文三路 100 号 3 幢 502",
  orderItems: [{ imgUrl: `/files/${pictureOf(customerId)}`, goodsTypeId: 101, name: "三人沙发", count: 1 }],
  totalVolume: "2.5",
  packingCount: 3,
  userName: "李先生",
  userPhone: "13900139000",
});
