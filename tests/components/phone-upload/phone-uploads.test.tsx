import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { PhoneUploads } from "../../../app/features/phone-upload/phone-uploads";
import { UPLOAD_MESSAGE } from "../../../schema/rules/files/upload";
import { fakeUploads, success } from "../../support/components/fake-uploads";
import { render } from "../../support/components/render";

const fileOf = (name: string, type: string) => new File(["x"], name, { type });
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText("拍照或选择图片", { selector: "input" }), { target: { files } });

test("[U22] a refused file is no longer shown once another one is chosen", async () => {
  const uploads = fakeUploads(() => success({ left: 0 }));
  render(<PhoneUploads token="abc" left={1} />);
  choose(fileOf("a.pdf", "application/pdf"));
  expect(await screen.findByText(UPLOAD_MESSAGE.imageType)).toBeTruthy();
  choose(fileOf("a.png", "image/png"));
  expect(await screen.findByText("图片已传到电脑，可以关闭此页面")).toBeTruthy();
  expect(screen.queryByText(UPLOAD_MESSAGE.imageType)).toBeNull();
  expect(uploads.map(({ form }) => form.file)).toEqual(["a.png"]);
});

test("[U22] a picture that was not sent can be sent again after another one is chosen", async () => {
  const uploads = fakeUploads(({ form }) =>
    form.file === "a.png" ? { code: 1, message: "上传失败" } : success({ left: 2 }),
  );
  const { user } = render(<PhoneUploads token="abc" left={3} />);
  choose(fileOf("a.png", "image/png"));
  expect(await screen.findByText("上传失败")).toBeTruthy();
  choose(fileOf("b.png", "image/png"));
  expect(await screen.findByText("还可以传 2 张")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "重试" }));
  await waitFor(() => expect(uploads.map(({ form }) => form.file)).toEqual(["a.png", "b.png", "a.png"]));
});
