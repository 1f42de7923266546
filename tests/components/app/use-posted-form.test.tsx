import { Form } from "@remix-run/react";
import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { usePostedForm } from "../../../app/lib/form/use-posted-form";
import { render } from "../../support/components/render";

const REFUSAL = { issues: [], problem: { field: null, message: "系统繁忙，请稍后再试" } };

function Page({ method, answer }: { method: "POST" | "GET"; answer?: typeof REFUSAL }) {
  const { form, onSubmit } = usePostedForm<"name">({ answer, check: () => [] });
  return (
    <Form ref={form} method={method} action="/page" onSubmit={onSubmit} aria-label="表单">
      <input name="name" />
    </Form>
  );
}
const press = () => fireEvent.submit(screen.getByRole("form"));

/** A page whose forms come to a server that answers when it is told to. */
function openForm(method: "POST" | "GET" = "POST") {
  let letGo = () => {};
  let sent = 0;
  const arrive = () => {
    sent++;
    return new Promise<null>((resolve) => {
      letGo = () => resolve(null);
    });
  };
  const form = method === "POST" ? { action: arrive } : { load: arrive };
  render(<Page method={method} />, form);
  return {
    /** Lets the server answer, and waits until the page shows it. */
    answer: () => act(async () => letGo()),
    sent: () => sent,
  };
}

test("[R17] a second press before the page has rendered the first sends nothing", async () => {
  const { sent } = openForm();
  await act(async () => {
    press();
    press();
  });
  expect(sent()).toBe(1);
});

test.each(["POST", "GET"] as const)(
  "a %s form can be sent again once its navigation is over, and not before",
  async (method) => {
    const { answer, sent } = openForm(method);
    await act(async () => press());
    await act(async () => press());
    expect(sent()).toBe(1);
    await answer();
    await act(async () => press());
    expect(sent()).toBe(2);
  },
);

test("[ERR-01] [GEN-12] a refusal that comes back with the page is told in the server's words", async () => {
  const { rerender } = render(<Page method="POST" />);
  rerender(<Page method="POST" answer={REFUSAL} />);
  expect(await screen.findByText(REFUSAL.problem.message)).toBeTruthy();
});

test("so can one whose navigation loads nothing, and is over at once", async () => {
  const { user, address } = render(<Page method="GET" />);
  for (const name of ["a", "ab"]) {
    await user.type(screen.getByRole("textbox"), name.slice(-1));
    await act(async () => press());
    expect(address()).toBe(`/page?name=${name}`);
  }
});
