import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { AvatarField } from "../../../app/features/profile/avatar/avatar-field";
import { announceChanges } from "../../../app/lib/graphql/page-client";
import SettingPage from "../../../app/routes/user.setting/route";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const PROFILE = {
  ...{ id: "7", nickname: "王芳", phone: "13800138000", gender: "FEMALE" as const },
  ...{ email: "wang@example.com", areaPath: ["33", "3301", "330106"], address: "文三路 1 号" },
};
const TREE = [
  {
    ...{ code: "33", name: "浙江省" },
    children: [
      {
        ...{ code: "3301", name: "杭州市" },
        children: [
          { code: "330106", name: "西湖区", children: [] },
          { code: "330108", name: "滨江区", children: [] },
        ],
      },
    ],
  },
];

beforeEach(() => sessionStorage.clear());

/** The page of the settings, with what is stored. */
async function open(change: object = {}) {
  const network = graphNetwork(
    { ChangeProfile: { answer: { __typename: "ProfileChanged" } } },
    { "/areas.json": () => Response.json(TREE) },
  );
  const profile = { ...PROFILE, ...change };
  const { user } = render(<SettingPage />, { at: "/user/setting", data: { profile } });
  await screen.findByRole("form", { name: "个人资料" });
  return {
    ...{ network, user },
    field: (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name }),
    save: () => user.click(screen.getByRole("button", { name: "保存" })),
  };
}

test("[SET-01] [SET-02] [SET-08] [ENT-23] the page of the profile shows its picture above its fields", async () => {
  graphNetwork({}, { "/areas.json": () => Response.json(TREE) });
  const profile = { ...PROFILE, avatar: "/files/me.jpg" };
  render(<SettingPage />, { at: "/user/setting", data: { profile } });
  const picture = within(await screen.findByRole("region", { name: "头像" }));
  expect(picture.getByRole("button", { name: "更换头像" })).toBeTruthy();
  expect(document.querySelector("img")?.getAttribute("src")).toBe("/files/me.jpg");
  const form = within(screen.getByRole("form", { name: "个人资料" }));
  for (const value of ["王芳", "13800138000", "wang@example.com", "文三路 1 号"])
    expect(form.getByDisplayValue(value)).toBeTruthy();
  expect(form.getByRole<HTMLInputElement>("radio", { name: "女" }).checked).toBe(true);
  expect(await form.findByText(/浙江省.*杭州市.*西湖区/)).toBeTruthy();
});

test("[SET-01] 更换头像 opens the files of the device", async () => {
  const { user } = await open();
  const onOpen = vi.fn();
  screen.getByLabelText("头像", { selector: "input" }).addEventListener("click", onOpen);
  await user.click(screen.getByRole("button", { name: "更换头像" }));
  expect(onOpen).toHaveBeenCalledOnce();
});

test("[SET-02] the phone is shown and cannot be typed into", async () => {
  const { field } = await open();
  expect(field(/手机号/).value).toContain("13800138000");
  expect(field(/手机号/).matches(":disabled")).toBe(true);
});

test.each([
  ["SET-03", /昵称/, "王芳", "nickname"],
  ["SET-05", /邮箱/, "wang@example.com", "email"],
  ["SET-07", /详细地址/, "文三路 1 号", "address"],
])(
  "[%s] [SET-08] [ERR-19] [API-087] %s shows what is stored, and a change of it is sent",
  async (_id, name, stored, key) => {
    const { field, user, save, network } = await open();
    expect(field(name).value).toBe(stored);
    await user.type(field(name), "2");
    await save();
    expect(await screen.findByText("操作成功!")).toBeTruthy();
    expect(network.sentTo("ChangeProfile")).toEqual([{ input: { [key]: `${stored}2` } }]);
  },
);

test.each([
  ["FEMALE", "女", "男", "MALE"],
  ["MALE", "男", "女", "FEMALE"],
])(
  "[SET-04] [ENUM-19] [API-087] for %s %s is chosen, and %s is sent as %s",
  async (gender, own, other, sent) => {
    const { user, save, network } = await open({ gender });
    expect(screen.getByRole<HTMLInputElement>("radio", { name: own }).checked).toBe(true);
    await user.click(screen.getByRole("radio", { name: other }));
    await save();
    expect(network.sentTo("ChangeProfile")).toEqual([{ input: { gender: sent } }]);
  },
);

test("[SET-06] [API-011] [API-087] [ENT-07] province, city and district are chosen one after the other and sent as a path", async () => {
  const { user, save, network } = await open();
  const area = await screen.findByRole("button", { name: /所在地区/ });
  await screen.findByText(/浙江省.*杭州市.*西湖区/);
  await user.click(area);
  const choose = async (name: string) =>
    user.click(within(await screen.findByRole("dialog")).getByRole("option", { name: new RegExp(name) }));
  await choose("浙江省");
  await choose("杭州市");
  await choose("滨江区");
  await save();
  expect(network.sentTo("ChangeProfile")).toEqual([{ input: { areaPath: ["33", "3301", "330108"] } }]);
});

test("[SET-01] [ERR-16] a picture that is neither jpg nor png becomes no avatar", async () => {
  vi.stubGlobal("createImageBitmap", async () => ({ width: 600, height: 400, close: () => undefined }));
  const { user } = render(<AvatarField nickname="王芳" url={null} />);
  const choose = (name: string, type: string) => {
    const files = [new File(["x"], name, { type })];
    fireEvent.change(screen.getByLabelText("头像", { selector: "input" }), { target: { files } });
  };
  // The code of the dialog is loaded now: one that opens for the next file is there at once.
  choose("me.jpg", "image/jpeg");
  await user.click(await screen.findByRole("button", { name: "取消" }));
  choose("a.gif", "image/gif");
  expect(await screen.findByText("头像只能上传jpg、png格式")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("[SET-08] [ERR-18] a change in another tab is shown, keeps the own input, and is not taken back by it", async () => {
  const network = graphNetwork(
    { ChangeProfile: { answer: { __typename: "ProfileChanged" } } },
    { "/areas.json": () => Response.json(TREE) },
  );
  const elsewhere = { ...PROFILE, nickname: "王小芳" };
  const page = { at: "/user/setting", data: { profile: PROFILE } };
  const { user } = render(<SettingPage />, { ...page, load: async () => ({ profile: elsewhere }) });
  const field = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
  await screen.findByRole("form", { name: "个人资料" });
  await user.type(field(/详细地址/), "2");
  act(() => announceChanges(["Customer"]));
  await waitFor(() => expect(field(/昵称/).value).toBe("王小芳"));
  expect(field(/详细地址/).value).toBe("文三路 1 号2");
  await user.click(screen.getByRole("button", { name: "保存" }));
  expect(await screen.findByText("操作成功!")).toBeTruthy();
  expect(network.sentTo("ChangeProfile")).toEqual([{ input: { address: "文三路 1 号2" } }]);
});
