import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { Button } from "../../../app/ui/buttons/button";
import { UploadField } from "../../../app/ui/uploads/upload-field";
import { render } from "../../support/components/render";

/** A field that is filled in and emptied from outside, too, as a form does. */
function Filled() {
  const [value, setValue] = useState<string | null>("/files/first.png");
  return (
    <>
      <UploadField
        kind="image"
        label="商品图片"
        value={value}
        onChange={setValue}
        upload={() => Promise.reject(new Error("nothing is sent"))}
      />
      <Button onPress={() => setValue("/files/second.png")}>从商品库选择</Button>
      <Button onPress={() => setValue(null)}>重置</Button>
    </>
  );
}

test("[U37] a picture that was removed comes back, but not after another one has taken its place", async () => {
  const { user } = render(<Filled />);
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  const shown = () => screen.queryByAltText("商品图片预览")?.getAttribute("src");
  await press("移除");
  await press("撤销移除");
  expect(shown()).toBe("/files/first.png");
  await press("移除");
  await press("从商品库选择");
  expect(shown()).toBe("/files/second.png");
  await press("重置");
  expect(screen.queryByRole("button", { name: "撤销移除" })).toBeNull();
});

test("[PLACE-46] [GOODS-05] the button of a picture opens the files of the device, also to replace one", async () => {
  const { user } = render(<Filled />);
  const onOpen = vi.fn();
  screen.getByLabelText(/商品图片/, { selector: "input" }).addEventListener("click", onOpen);
  await user.click(screen.getByRole("button", { name: /更换/ }));
  expect(onOpen).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole("button", { name: "重置" }));
  await user.click(screen.getByRole("button", { name: /选择图片/ }));
  expect(onOpen).toHaveBeenCalledTimes(2);
});
