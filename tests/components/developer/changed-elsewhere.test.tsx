import { act, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { pageClient } from "../../../app/lib/graphql/page-client";
import DeveloperPage from "../../../app/routes/user.developer/route";
import ActivityPage from "../../../app/routes/user.safety.activity/route";
import { render } from "../../support/components/render";

const NO_KEYS = { customer: null, apiKeys: [], hasTestKeys: false, address: "/graphql" };
const NOTHING_HAPPENED = { activity: { nodes: [], total: 0 }, size: 20 };

test.each<[string, ReactNode, object, string]>([
  ["[U70] the keys", <DeveloperPage key="keys" />, NO_KEYS, "开放平台"],
  ["[U50] the activity", <ActivityPage key="activity" />, NOTHING_HAPPENED, "账户动态"],
])(
  "%s of the account, loaded again when a message tells of something that was done on another device",
  async (_what, page, data, title) => {
    const { reloads } = render(page, { data });
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy();
    await act(async () => pageClient().announce({ changed: ["Message"], isOwn: false }));
    await waitFor(() => expect(reloads()).toBe(1));
  },
);
