import { describe, expect, test } from "vitest";
import { changesOf, type OwnProfile, valuesOf } from "../../../app/features/profile/profile-values";
import { avatarIssue, profileIssues } from "../../../schema/rules/account/profile";
import { isAreaPath, joinAreaPath, splitAreaPath } from "../../../schema/rules/catalog/area-path";

describe("an area in its three forms", () => {
  test("[SET-06] [C-28] a path is joined by underscores and read again", () => {
    expect(joinAreaPath(["33", "3301", "330106"])).toBe("33_3301_330106");
    expect(splitAreaPath("44_4419_441900003")).toEqual(["44", "4419", "441900003"]);
    expect([splitAreaPath(null), splitAreaPath(""), joinAreaPath([])]).toEqual([[], [], ""]);
  });

  test.each(["33", "33_3301", "33_3201_320106", "33_3301_3301061", "330106", "33-3301-330106", "a_b_c"])(
    "[SET-06] [C-28] %s is no whole path",
    (joined) => expect(isAreaPath(joined)).toBe(false),
  );
});

describe("a profile", () => {
  test.each([
    ["name@example.com", true],
    ["姓名@例子.中国", true],
    ["name@example", false],
    ["name@@example.com", false],
    ["na me@example.com", false],
    ["@example.com", false],
  ])("[SET-05] the e-mail %s is taken: %s", (email, isRight) => {
    expect(profileIssues({ email })).toEqual(
      isRight ? [] : [{ field: "email", message: "邮箱格式不正确，请检查后重新填写" }],
    );
  });

  test("[SET-03] needs a nickname and nothing else", () => {
    expect(profileIssues({ nickname: "", email: "", areaCode: "" })).toEqual([
      { field: "nickname", message: "请输入昵称" },
    ]);
  });

  test("[SET-01] only jpg and png become an avatar", () => {
    expect(avatarIssue({ type: "image/png" })).toBeNull();
    expect(avatarIssue({ type: "image/jpeg" })).toBeNull();
    for (const type of ["image/gif", "image/svg+xml", "application/pdf", ""]) {
      expect(avatarIssue({ type })).toBe("头像只能上传jpg、png格式");
    }
  });

  test("[SET-08] [API-087] sends only the fields that changed, and an emptied field as an empty text", () => {
    const stored: OwnProfile = {
      id: "5",
      phone: "13800138000",
      nickname: "小满",
      avatar: null,
      email: "name@example.com",
      gender: null,
      areaPath: ["33", "3301", "330106"],
      address: null,
    };
    const values = valuesOf(stored);
    expect(changesOf(stored, values)).toEqual({});
    expect(changesOf(stored, { ...values, nickname: " 小满 " })).toEqual({});
    expect(
      changesOf(stored, {
        nickname: "新名",
        gender: "FEMALE",
        email: " ",
        areaPath: ["44", "4419", "441900003"],
        address: "",
      }),
    ).toEqual({ nickname: "新名", gender: "FEMALE", email: "", areaPath: ["44", "4419", "441900003"] });
  });
});
