import { Link } from "@remix-run/react";
import styles from "~/features/sandbox/sandbox.module.css";
import { MAIN_CONTENT_ID } from "~/features/site/skip-link";
import { RadioCards } from "~/ui/fields/radio-cards";
import { PageHeader } from "~/ui/layout/page-header";
import { Buttons } from "./buttons";
import { Dialogs } from "./dialogs";
import { Feedback } from "./feedback";
import { Fields } from "./fields";
import { Lists } from "./lists";
import { Navigation } from "./navigation";
import { Selects } from "./selects";
import { Uploads } from "./uploads";
import { type Scheme, useScheme } from "./use-scheme";
import { Values } from "./values";

const SCHEMES: { value: Scheme; label: string }[] = [
  { value: "system", label: "跟随系统" },
  { value: "light", label: "浅色" },
  { value: "dark", label: "深色" },
];

/** Every component of app/ui with its states, for developers. `now` is the server's time (ISO). */
export function UiPage({ now }: { now: string }) {
  const { scheme, setScheme } = useScheme();
  return (
    <main className={styles.page} id={MAIN_CONTENT_ID} tabIndex={-1}>
      <PageHeader
        title="组件"
        description="app/ui 的全部组件及其状态"
        actions={<Link to="/sandbox">返回控制台</Link>}
      />
      <RadioCards label="外观" layout="plain" value={scheme} onChange={setScheme} options={SCHEMES} />
      <Buttons />
      <Fields />
      <Selects />
      <Uploads />
      <Feedback />
      <Dialogs />
      <Lists />
      <Values now={now} />
      <Navigation />
    </main>
  );
}
