import { type FragmentType, getFragment, graphql } from "~/gql";
import type { SavedViewFragment as View } from "~/gql/graphql";

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

/** Saves filters under a name (ux.md U3). */
export const SaveViewDocument = graphql(`
  mutation SaveView($name: String!, $query: String!) {
    answer: saveOrderView(name: $name, query: $query) {
      __typename
      ...Refusal
    }
  }
`);

/** Renames a view, or pins it. */
export const ChangeViewDocument = graphql(`
  mutation ChangeView($id: ID!, $name: String, $isPinned: Boolean) {
    answer: changeOrderView(id: $id, name: $name, isPinned: $isPinned) {
      __typename
      ...Refusal
    }
  }
`);

export const DeleteViewDocument = graphql(`
  mutation DeleteView($id: ID!) {
    answer: deleteOrderView(id: $id) {
      __typename
      ...Refusal
    }
  }
`);

export type SavedView = View;

/** The views of an answer; null when they could not be read. */
export const viewsOf = (
  views: readonly FragmentType<typeof SavedViewFragment>[] | null | undefined,
): readonly SavedView[] | null => views?.map((view) => getFragment(SavedViewFragment, view)) ?? null;
