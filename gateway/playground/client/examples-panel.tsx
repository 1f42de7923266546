import { type GraphiQLPlugin, useGraphiQL, useGraphiQLActions } from "@graphiql/react";
import { parse, print } from "graphql";
import { CHAPTERS } from "../examples";
import type { Example } from "../examples/example";
import { Session } from "./session";

/** The panel beside the editor: the signed-in customer, and ready-made operations. */
function ExamplesPanel() {
  const open = useOpenExample();
  return (
    <section className="playground-examples">
      <h1>
        <span lang="zh-CN">示例</span> Examples
      </h1>
      <Session />
      {CHAPTERS.map((chapter) => (
        <section key={chapter.name}>
          <h2>
            <span lang="zh-CN">{chapter.title}</span> {chapter.name}
          </h2>
          <ul>
            {chapter.examples.map((example) => (
              <li key={example.name}>
                <button type="button" onClick={() => open(example)}>
                  <span lang="zh-CN">{example.title}</span> <small>{example.name}</small>
                  {isMutation(example) && <i>mutation</i>}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

const isMutation = ({ query }: Example) => query.startsWith("mutation");

/** Whether the panel covers the editors (playground.css). */
const isNarrow = () => window.matchMedia("(max-width: 900px)").matches;

/** Opens an example in a tab of its own. The editors tell the tab what they hold. */
function useOpenExample(): (example: Example) => void {
  const { addTab, setVisiblePlugin } = useGraphiQLActions();
  const { queryEditor, variableEditor } = useGraphiQL(({ queryEditor, variableEditor }) => ({
    queryEditor,
    variableEditor,
  }));
  return ({ query, variables }) => {
    addTab();
    queryEditor?.setValue(print(parse(query)));
    variableEditor?.setValue(variables ? JSON.stringify(variables, null, 2) : "");
    if (isNarrow()) setVisiblePlugin(null);
    queryEditor?.focus();
  };
}

const ExamplesIcon = () => (
  <svg
    height="1em"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    <path d="M4 5h10M4 10h10M4 15h6M4 20h6M15 14l6 4-6 4z" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

export const examplesPlugin: GraphiQLPlugin = {
  title: "Examples",
  icon: ExamplesIcon,
  content: ExamplesPanel,
};
