import { type FragmentType, getFragment, graphql } from "~/gql";
import type { SavedViewFragment as View } from "~/gql/graphql";
import { executeOperation } from "~/lib/graphql-fetch";

const SavedViewFragment = graphql(`
  fragment SavedView on OrderView {
    id
    name
    query
    isPinned
  }
`);

export const SavedViewsDocument = graphql(`
  query SavedViews {
    viewer {
      orderViews { ...SavedView }
    }
  }
`);

const SaveViewDocument = graphql(`
  mutation SaveView($name: String!, $query: String!) {
    saveOrderView(name: $name, query: $query) {
      ... on OrderViewSaved { viewer { orderViews { ...SavedView } } }
      ... on BusinessError { message }
    }
  }
`);

const ChangeViewDocument = graphql(`
  mutation ChangeView($id: ID!, $name: String, $isPinned: Boolean) {
    changeOrderView(id: $id, name: $name, isPinned: $isPinned) {
      ... on OrderViewChanged { viewer { orderViews { ...SavedView } } }
      ... on BusinessError { message }
    }
  }
`);

const DeleteViewDocument = graphql(`
  mutation DeleteView($id: ID!) {
    deleteOrderView(id: $id) {
      ... on OrderViewDeleted { viewer { orderViews { ...SavedView } } }
      ... on BusinessError { message }
    }
  }
`);

export type SavedView = View;

/** What became of a change: all views as they are now (null when they could not be read again), or why not. */
export type ViewChange = { views: readonly SavedView[] | null } | { refusal: string };

type Answer =
  | { message: string }
  | { viewer: { orderViews: readonly FragmentType<typeof SavedViewFragment>[] | null } };

/** The views of an answer; null when they could not be read. */
export const viewsOf = (
  views: readonly FragmentType<typeof SavedViewFragment>[] | null | undefined,
): readonly SavedView[] | null => views?.map((view) => getFragment(SavedViewFragment, view)) ?? null;

const changeOf = (answer: Answer): ViewChange =>
  "message" in answer ? { refusal: answer.message } : { views: viewsOf(answer.viewer.orderViews) };

/** Saves filters under a name (ux.md U3). Rejects when the network fails. */
export async function saveView(name: string, query: string): Promise<ViewChange> {
  return changeOf((await executeOperation(SaveViewDocument, { name, query })).saveOrderView);
}

/** Renames a view, or pins it. Rejects when the network fails. */
export async function changeView(
  id: string,
  change: { name?: string; isPinned?: boolean },
): Promise<ViewChange> {
  return changeOf((await executeOperation(ChangeViewDocument, { id, ...change })).changeOrderView);
}

/** Deletes a view. Rejects when the network fails. */
export async function deleteView(id: string): Promise<ViewChange> {
  return changeOf((await executeOperation(DeleteViewDocument, { id })).deleteOrderView);
}
