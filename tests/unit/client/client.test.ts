import { describe, expect, test } from "vitest";
import { createClient } from "../../../schema/client/src/client";
import { GoodsTypesDocument, OrderDocument } from "../../../schema/client/src/generated/graphql";

/** A platform that answers these, one after the other, and what it was sent. */
function platform(...answers: Response[]) {
  const seen: Request[] = [];
  const waits: number[] = [];
  const client = createClient({
    url: "https://www.zhuangda.example",
    key: "zd_live_1",
    fetch: async (input, init) => {
      seen.push(new Request(input, init));
      return answers.shift() ?? Response.error();
    },
    wait: async (milliseconds) => void waits.push(milliseconds),
  });
  return { client, seen, waits };
}

const tooMany = (after: string) =>
  Response.json(
    { errors: [{ message: "请求太频繁", extensions: { code: 4029 } }] },
    { status: 429, headers: { "Retry-After": after } },
  );

describe("the client of the package", () => {
  test("sends the text of an operation with its variables and the key, and answers its data", async () => {
    const { client, seen } = platform(Response.json({ data: { order: null } }));
    expect(await client.run(OrderDocument, { id: "5" })).toEqual({ order: null });
    const [request] = seen;
    expect(request?.url).toBe("https://www.zhuangda.example/graphql");
    expect(request?.headers.get("authorization")).toBe("Bearer zd_live_1");
    expect(await request?.json()).toEqual({ query: OrderDocument.toString(), variables: { id: "5" } });
  });

  test("waits as long as the platform says when the key has spent what it had, and then sends it again", async () => {
    const { client, seen, waits } = platform(
      tooMany("2"),
      tooMany("1"),
      Response.json({ data: { goodsTypes: [] } }),
    );
    expect(await client.run(GoodsTypesDocument)).toEqual({ goodsTypes: [] });
    expect(waits).toEqual([2000, 1000]);
    expect(await seen[2]?.json()).toMatchObject({ query: GoodsTypesDocument.toString() });
  });

  test("gives up after the fifth time, and says what the platform has said", async () => {
    const { client, waits } = platform(...Array.from({ length: 9 }, () => tooMany("1")));
    await expect(client.run(GoodsTypesDocument)).rejects.toMatchObject({
      ...{ name: "RequestRefused", message: "请求太频繁", status: 429, code: 4029 },
    });
    expect(waits).toHaveLength(4);
  });

  test("a part that could not be read is no data", async () => {
    const errors = [{ message: "系统繁忙，请稍后再试", extensions: { code: 5003 } }];
    const { client } = platform(Response.json({ data: { goodsTypes: null }, errors }));
    await expect(client.run(GoodsTypesDocument)).rejects.toMatchObject({ status: 200, code: 5003 });
  });

  test("uploads a picture, and answers its address or why it was refused", async () => {
    const { client, seen } = platform(
      Response.json({ code: 0, message: "success", data: { url: "/files/a.png" } }),
      Response.json({ code: 4401, message: "不支持这种文件", data: null }),
    );
    const picture = new Blob(["x"], { type: "image/png" });
    expect(await client.upload(picture, "a.png")).toBe("/files/a.png");
    expect(seen[0]?.url).toBe("https://www.zhuangda.example/common/common/upload_file");
    expect((await seen[0]?.formData())?.get("file")).toMatchObject({ name: "a.png", type: "image/png" });
    await expect(client.upload(picture)).rejects.toMatchObject({ message: "不支持这种文件", code: 4401 });
  });
});
