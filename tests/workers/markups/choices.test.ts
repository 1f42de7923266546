import { expect, test } from "vitest";
import { withOneLife } from "../../support/orders/one-life";

const life = withOneLife(1_000_000);

test("[API-097] [ENUM-22] the two lists of choices have texts and values; an unknown one is empty", async () => {
  const items = async (code: string) =>
    (await life.call("GET", `/common/api/dictItem/find_sys_dict_item?dictCode=${code}`)).data;
  for (const code of ["add_price_type", "abnormal_type"]) {
    expect((await items(code)).length).toBeGreaterThan(3);
    expect((await items(code))[0]).toEqual({
      id: expect.any(Number),
      itemText: expect.any(String),
      itemValue: expect.any(String),
    });
  }
  expect(await items("__proto__")).toEqual([]);
});
