import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import JoinLayout from "../../../app/routes/_join/route";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

test("[S39] a form of the public site that the browser brings back from its memory loads again", async () => {
  graphNetwork({ AccountStrip: { viewer: null } });
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  render(<JoinLayout />);
  await screen.findByRole("main");
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  expect(reload).not.toHaveBeenCalled();
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(reload).toHaveBeenCalledOnce();
});
