import type { ReactElement } from "react";
import { createElement, Suspense } from "react";
import { renderOnePage } from "../../support/one-page-app";
import { withGraphql } from "../../support/with-graphql";

interface AnyForm {
  initial: object;
  check?(values: object): readonly { message: string }[];
}

/** What the parts that were shown last do with forms and mutations; filled by the mocks of a test file. */
export const seen = {
  forms: [] as AnyForm[],
  /** What mutations say once they are done. */
  mutations: [] as { success?: string; onDone?(answer: unknown): void }[],
};

/** In the place of `useMutate`: sends nothing. */
export function useMutate(_document: unknown, options: (typeof seen.mutations)[number]) {
  seen.mutations.push(options);
  return { isPending: false, refusal: null, send: async () => false };
}

/** A part of a page as a browser gets it; `seen` holds its forms and mutations. */
export async function show(part: ReactElement): Promise<string> {
  seen.forms.length = 0;
  seen.mutations.length = 0;
  const Page = withGraphql(() => createElement(Suspense, null, part));
  const context = { cspNonce: "bm9uY2U=", cspStyleNonce: "s", requestId: "request-1" };
  const response = await renderOnePage({ default: Page }, { context });
  return (await response.text()).replace(/<!-- -->/g, "");
}

/** What the form of a part, the first of several, says about its first values, with this change. */
export async function saidAbout(part: ReactElement, change: object = {}): Promise<string[]> {
  await show(part);
  const form = seen.forms.find(({ check }) => check !== undefined);
  if (!form?.check) throw new Error("no form is shown");
  return form.check({ ...form.initial, ...change }).map(({ message }) => message);
}

/** What the mutations of a part say once they are done. */
export async function successesOf(part: ReactElement): Promise<(string | undefined)[]> {
  await show(part);
  return [...new Set(seen.mutations.map(({ success }) => success))];
}
