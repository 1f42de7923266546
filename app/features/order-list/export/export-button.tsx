import { lazy, useState } from "react";
import { Button } from "~/ui/button";
import { Download } from "~/ui/icons";
import { Later } from "~/ui/later";
import type { ListFilter } from "../filter/list-filter";
import { exportHref } from "./export-orders";

/** Comes when it is opened. */
const ExportDialog = lazy(() =>
  import("./export-dialog").then((module) => ({ default: module.ExportDialog })),
);

/** Downloads the orders that the filters find (LIST-06, LIST-41). */
export function ExportButton({ filter }: { filter: ListFilter }) {
  const [exported, setExported] = useState<string | null>(null);
  return (
    <>
      <Button icon={<Download size={16} />} onPress={() => setExported(exportHref(filter))}>
        导出
      </Button>
      {exported ? (
        <Later>
          <ExportDialog href={exported} onClose={() => setExported(null)} />
        </Later>
      ) : null}
    </>
  );
}
