import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { FeedbackForm } from "../../../app/features/feedback/feedback-form";
import SubmitFeedback from "../../../app/routes/user.feedback.submit/route";
import { fakeUploads, success } from "../../support/components/fake-uploads";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";
import { eventually } from "../../support/eventually";

function open() {
  const network = graphNetwork({ SendFeedback: { answer: { __typename: "FeedbackSent" } } });
  const uploads = fakeUploads(({ form }) => success({ url: `/files/${form.file}` }));
  const onDone = vi.fn();
  const { user } = render(<FeedbackForm onDone={onDone} />);
  return {
    ...{ network, user, onDone, uploads },
    pictures: () => screen.getByLabelText<HTMLInputElement>(/图片/, { selector: "input" }),
    submit: () => user.click(screen.getByRole("button", { name: "提交反馈" })),
  };
}
const picture = (name: string, type = "image/png") => new File(["x"], name, { type });

test("[FEED-02] [FEED-06] [API-094] [CONST-24] a description is sent with its pictures, of which there are eight at most", async () => {
  const { network, user, onDone, pictures, submit } = open();
  await user.type(screen.getByRole("textbox", { name: /反馈内容/ }), "希望支持打印");
  await user.upload(
    pictures(),
    Array.from({ length: 9 }, (_, index) => picture(`${index}.png`)),
  );
  expect(await screen.findByText("8 / 8")).toBeTruthy();
  await submit();
  await eventually(() => expect(onDone).toHaveBeenCalledOnce());
  expect(network.sentTo("SendFeedback")).toEqual([
    { content: "希望支持打印", imageUrls: [0, 1, 2, 3, 4, 5, 6, 7].map((index) => `/files/${index}.png`) },
  ]);
});

test.each(["[FEED-01] [FEED-07] [FEED-02] [FEED-06]", "[ERR-19]"])(
  "%s the page of the form leads to the one that says thanks once the feedback is sent",
  async () => {
    const network = graphNetwork({ SendFeedback: { answer: { __typename: "FeedbackSent" } } });
    const { user, address } = render(<SubmitFeedback />, { at: "/user/feedback/submit" });
    await user.type(screen.getByRole("textbox", { name: /反馈内容/ }), "希望支持打印");
    expect(address()).toBe("/user/feedback/submit");
    await user.click(screen.getByRole("button", { name: "提交反馈" }));
    await eventually(() => expect(address()).toBe("/user/feedback/success"));
    expect(network.sentTo("SendFeedback")).toEqual([{ content: "希望支持打印", imageUrls: [] }]);
  },
);

test("[API-021] a picture of a feedback is stored before the feedback is sent", async () => {
  const { network, user, pictures, submit, uploads } = open();
  await user.type(screen.getByRole("textbox", { name: /反馈内容/ }), "打不开");
  await user.upload(pictures(), [picture("a.png")]);
  await eventually(() =>
    expect(uploads.map(({ address }) => address)).toEqual(["/common/common/upload_file"]),
  );
  await submit();
  await eventually(() =>
    expect(network.sentTo("SendFeedback")).toMatchObject([{ imageUrls: ["/files/a.png"] }]),
  );
});

test("[FEED-03] [ERR-16] without a description nothing is sent", async () => {
  const { network, user, submit } = open();
  for (const blanks of ["", "  "]) {
    if (blanks) await user.type(screen.getByRole("textbox", { name: /反馈内容/ }), blanks);
    await submit();
    expect(screen.getByText("请先输入反馈信息")).toBeTruthy();
  }
  expect(network.sent).toEqual([]);
});

test.each([
  ["FEED-04", picture("a.gif", "image/gif"), "请上传png,或者jpg格式的图片"],
  [
    "FEED-05",
    new File([new Uint8Array(5 * 1024 * 1024)], "a.png", { type: "image/png" }),
    "图片大小不能超过5MB",
  ],
])("[%s] [ERR-16] [CONST-24] [UPL-03] the form refuses the file: %#", async (_id, file, message) => {
  const { pictures } = open();
  fireEvent.change(pictures(), { target: { files: [file] } });
  expect(await screen.findByText(`${file.name}：${message}`)).toBeTruthy();
  expect(screen.getByText("0 / 8")).toBeTruthy();
});
