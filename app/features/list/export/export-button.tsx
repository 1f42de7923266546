import { useState } from "react";
import { Button } from "~/ui/buttons/button";
import { Download } from "~/ui/icons";
import { lazyComponent } from "~/ui/lazy-component";
import type { ExportedRows } from "./export-dialog";

/** Loaded when it is opened. */
const ExportDialog = lazyComponent(async () => (await import("./export-dialog")).ExportDialog);

/** Downloads all rows of a list's present filter (LIST-06, LIST-41). */
export function ExportButton(rows: ExportedRows) {
  const [exported, setExported] = useState<ExportedRows | null>(null);
  return (
    <>
      <Button icon={<Download size={16} />} onPress={() => setExported(rows)}>
        导出
      </Button>
      {exported ? <ExportDialog {...exported} onClose={() => setExported(null)} /> : null}
    </>
  );
}
