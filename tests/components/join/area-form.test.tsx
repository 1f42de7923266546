import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { AreaForm } from "../../../app/features/join/area-form";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const ZHEJIANG = { code: "33", name: "浙江省" };
const GUANGDONG = { code: "44", name: "广东省" };
const CHILDREN: Record<string, { code: string; name: string }[]> = {
  "33": [{ code: "3301", name: "杭州市" }],
  "3301": [{ code: "330106", name: "西湖区" }],
  "44": [{ code: "4403", name: "深圳市" }],
  "4403": [{ code: "440305", name: "南山区" }],
};
const NOTHING = { provinceCode: "", cityCode: "", districtCode: "" };

const childrenOf = ({ parentCode }: Record<string, unknown>) => ({
  areaChildren: CHILDREN[String(parentCode)] ?? [],
});

/** The form with what was chosen before, and the answers to it. */
function open(selected = NOTHING) {
  const network = graphNetwork({ AreaChildren: childrenOf });
  const options = {
    provinces: [ZHEJIANG, GUANGDONG],
    cities: CHILDREN[selected.provinceCode] ?? [],
    districts: CHILDREN[selected.cityCode] ?? [],
  };
  const page = render(<AreaForm options={options} selected={selected} error={null} />, { at: "/ruzhu" });
  return { ...page, network };
}

const level = (name: string) => screen.getByRole<HTMLInputElement>("combobox", { name });
const namesOf = (name: string) =>
  within(level(name))
    .getAllByRole("option")
    .map(({ textContent }) => textContent);

test("[PUB-22] [API-010] another province takes back what was chosen below it", async () => {
  const { user } = open({ provinceCode: "33", cityCode: "3301", districtCode: "330106" });
  expect([level("城市").value, level("区县").value]).toEqual(["3301", "330106"]);
  await user.selectOptions(level("省份"), "广东省");
  await waitFor(() => expect(namesOf("城市")).toEqual(["请选择城市", "深圳市"]));
  expect([level("城市").value, level("区县").value]).toEqual(["", ""]);
  expect(level("区县").disabled).toBe(true);
  await user.selectOptions(level("城市"), "深圳市");
  await waitFor(() => expect(namesOf("区县")).toEqual(["请选择区县", "南山区"]));
  expect(level("区县").value).toBe("");
});

test("[PUB-22] [API-009] a level that did not load can be asked for again", async () => {
  const { user, network } = open();
  network.answer({ AreaChildren: new TypeError("Failed to fetch") });
  expect(namesOf("省份")).toEqual(["请选择省份", "浙江省", "广东省"]);
  await user.selectOptions(level("省份"), "浙江省");
  expect(await screen.findByText("地区加载失败，请检查网络后重试")).toBeTruthy();
  network.answer({ AreaChildren: { areaChildren: CHILDREN["33"] } });
  await user.click(screen.getByRole("button", { name: "重试" }));
  await waitFor(() => expect(namesOf("城市")).toEqual(["请选择城市", "杭州市"]));
  await user.selectOptions(level("城市"), "杭州市");
  expect(level("城市").value).toBe("3301");
  expect(screen.queryByText(/地区加载失败/)).toBeNull();
});

test("[PUB-23] [ERR-15] without a district it says so, and asks for no providers", async () => {
  const { user, address } = open();
  const confirm = () => user.click(screen.getByRole("button", { name: "确认" }));
  const expectRefusal = async () => {
    await confirm();
    expect((await screen.findAllByText("请先选择到区域，在执行此操作！")).length).toBeGreaterThan(0);
    expect(address()).toBe("/ruzhu");
  };
  await expectRefusal();
  await user.selectOptions(level("省份"), "浙江省");
  await waitFor(() => expect(namesOf("城市")).toContain("杭州市"));
  await expectRefusal();
  await user.selectOptions(level("城市"), "杭州市");
  await waitFor(() => expect(namesOf("区县")).toContain("西湖区"));
  await expectRefusal();
  await user.selectOptions(level("区县"), "西湖区");
  await confirm();
  await waitFor(() => expect(address()).toBe("/ruzhu?provinceCode=33&cityCode=3301&areaCode=330106"));
});

test("[PUB-22] [API-010] cities that come late, of a province that was left for another one, are not offered", async () => {
  const { user, network } = open();
  const late = Promise.withResolvers<object>();
  const answer = (asked: Record<string, unknown>) =>
    asked.parentCode === "33" ? late.promise : childrenOf(asked);
  network.answer({ AreaChildren: answer });
  for (const name of ["浙江省", "广东省"]) await user.selectOptions(level("省份"), name);
  await waitFor(() => expect(namesOf("城市")).toContain("深圳市"));
  late.resolve({ areaChildren: CHILDREN["33"] });
  // Another answer, which comes after it.
  await user.selectOptions(level("城市"), "深圳市");
  await waitFor(() => expect(namesOf("区县")).toContain("南山区"));
  expect(namesOf("城市")).toEqual(["请选择城市", "深圳市"]);
});
