import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { AvatarField } from "../../../app/features/profile/avatar/avatar-field";
import { fakeUploads, success } from "../../support/components/fake-uploads";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

afterEach(() => vi.unstubAllGlobals());

test("[SET-01] [API-021] [API-087] [API-095] a picture is cropped to a square, stored, and becomes the avatar; its path is not told", async () => {
  vi.stubGlobal("createImageBitmap", async () => ({ width: 600, height: 400, close: () => undefined }));
  const drawImage = vi.fn();
  const context = { fillRect: vi.fn(), drawImage };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done, type) =>
    done(new Blob(["x"], { type: type ?? "" })),
  );
  const path = "/files/avatar.jpg";
  const uploads = fakeUploads(() => ({ ...success({ url: path }), message: path }));
  const network = graphNetwork({ ChangeProfile: { answer: { __typename: "ProfileChanged" } } });
  const { user } = render(<AvatarField nickname="王芳" url={null} />);
  const file = new File(["x"], "me.png", { type: "image/png" });
  fireEvent.change(screen.getByLabelText("头像", { selector: "input" }), { target: { files: [file] } });
  await user.click(await screen.findByRole("button", { name: "保存头像" }));
  expect(await screen.findByText("头像已更新")).toBeTruthy();
  expect(uploads.map(({ address, form }) => [address, form.file])).toEqual([
    ["/common/common/upload_file", "avatar.jpg"],
  ]);
  expect(drawImage.mock.calls[0]?.slice(1)).toEqual([100, 0, 400, 400, 0, 0, 400, 400]);
  expect(network.sentTo("ChangeProfile")).toEqual([{ input: { avatarUrl: path } }]);
  expect(document.body.textContent).not.toContain(path);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
