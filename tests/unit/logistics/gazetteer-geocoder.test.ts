import { expect, test } from "vitest";
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
