import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { PicturesField } from "../../../app/ui/uploads/pictures-field";
import { render } from "../../support/components/render";

interface FieldProps {
  /** Names of the files that are sent and then fail. */
  fails?: ReadonlySet<string>;
  /** Names of the files whose upload does not end. */
  waits?: ReadonlySet<string>;
}

/** A field of eight pictures that refuses HEIC, as the forms do. */
function Field({ fails = new Set(), waits = new Set() }: FieldProps) {
  const [value, setValue] = useState<string[]>([]);
  return (
    <PicturesField
      label="评价图片"
      value={value}
      onChange={setValue}
      max={8}
      check={(file) => (file.type === "image/heic" ? "只能上传jpg、png格式" : null)}
      upload={async ({ name }) => {
        if (fails.has(name)) throw new Error("the network is down");
        if (waits.has(name)) await new Promise(() => undefined);
        return { url: `/files/${name}` };
      }}
    />
  );
}

const choose = (names: readonly string[]) =>
  fireEvent.change(screen.getByLabelText(/评价图片/, { selector: "input" }), {
    target: {
      files: names.map(
        (name) => new File(["x"], name, { type: name.endsWith(".heic") ? "image/heic" : "image/png" }),
      ),
    },
  });
const pictures = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${from + index}.png`);

test("[FEED-02] [UPL-03] [ACC-14] 添加图片 opens the files of the device", async () => {
  const { user } = render(<Field />);
  const onOpen = vi.fn();
  screen.getByLabelText(/评价图片/, { selector: "input" }).addEventListener("click", onOpen);
  await user.click(screen.getByRole("button", { name: /添加图片/ }));
  expect(onOpen).toHaveBeenCalledOnce();
});

test("[UPL-03] [U22] a file that is refused takes no place: of ten files eight good ones are sent", async () => {
  render(<Field />);
  choose(["a.heic", "b.heic", ...pictures(1, 8)]);
  expect(await screen.findByText("8 / 8")).toBeTruthy();
  expect(screen.getByText("a.heic：只能上传jpg、png格式")).toBeTruthy();
  expect(screen.getByText("b.heic：只能上传jpg、png格式")).toBeTruthy();
  expect(screen.queryByText(/没有添加/)).toBeNull();
});

test("[UPL-03] the pictures that are left out are counted also when another one fails, until one is removed", async () => {
  const { user } = render(<Field fails={new Set(["1.png"])} />);
  choose(["a.heic", ...pictures(1, 10)]);
  expect(await screen.findByText("7 / 8")).toBeTruthy();
  expect(await screen.findByRole("button", { name: "重试1.png" })).toBeTruthy();
  expect(screen.getByText("最多上传8张图片，其余2张没有添加")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "移除评价图片 1" }));
  expect(screen.queryByText(/没有添加/)).toBeNull();
});

test("[UPL-03] the pictures that are left out are counted until an upload is cancelled", async () => {
  const { user } = render(<Field waits={new Set(["1.png"])} />);
  choose(pictures(1, 10));
  expect(await screen.findByText("最多上传8张图片，其余2张没有添加")).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: "取消上传1.png" }));
  expect(screen.queryByText(/没有添加/)).toBeNull();
});

test("[UPL-03] [U22] a picture that failed is sent again only while there is a place for it", async () => {
  const { user } = render(<Field fails={new Set(["1.png"])} />);
  choose(pictures(1, 8));
  const retry = () => screen.queryByRole("button", { name: "重试1.png" });
  await waitFor(() => expect(retry()).toBeTruthy());
  choose(["9.png"]);
  expect(await screen.findByText("8 / 8")).toBeTruthy();
  expect(retry()).toBeNull();
  await user.click(screen.getByRole("button", { name: "移除评价图片 1" }));
  expect(retry()).toBeTruthy();
});
