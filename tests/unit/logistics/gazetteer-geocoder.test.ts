import { expect, test } from "vitest";
import { wholePickupAddress } from "../../../app/features/logistics/whole-pickup-address";
import { createGazetteerGeocoder } from "../../../backend/src/providers/geocoder/gazetteer-geocoder";

const map = createGazetteerGeocoder();

test("[LOG-02] the sandbox's map puts an address into its city, every time at the same place", async () => {
  const point = await map.locate("浙江省杭州市西湖区文三路90号");
  expect(point?.lng).toBeCloseTo(120.15, 0);
  expect(point?.lat).toBeCloseTo(30.29, 0);
  expect(await map.locate("浙江省杭州市西湖区文三路90号")).toEqual(point);
  expect(await map.locate("浙江省杭州市西湖区文三路91号")).not.toEqual(point);
  expect(await map.locate("上海浦东新区祖冲之路1号")).toMatchObject({ lng: expect.closeTo(121.57, 0) });
  expect(await map.locate("杭州市西城物流园 6 号")).toMatchObject({ lng: expect.closeTo(120.15, 0) });
  expect(await map.locate("不知名的小路 3 号")).toBeNull();
});

test("[LOG-03] the sandbox's map names the city at a point", async () => {
  expect(await map.describe({ lng: 120.16, lat: 30.28 })).toBe("杭州市");
  expect(await map.describe({ lng: 160, lat: 10 })).toBeNull();
});

test("[PLACE-54] a pickup address without a city is in the customer's", () => {
  const area = ["浙江省", "杭州市", "西湖区"];
  expect(wholePickupAddress("德邦物流三墩网点", area)).toBe("浙江省杭州市德邦物流三墩网点");
  expect(wholePickupAddress("上海市青浦区华徐公路 1 号", area)).toBe("上海市青浦区华徐公路 1 号");
  expect(wholePickupAddress("三墩", area)).toBeNull();
  expect(wholePickupAddress("大兴区荣华南路10号", ["北京市", "北京市", "大兴区"])).toBe(
    "北京市大兴区荣华南路10号",
  );
});
