import * as calls from "../../../../schema/rest/account/personal-data";
import { downloadDataExport, ZIP_TYPE } from "../../../../schema/rest/account/personal-data-file";
import { requireSession } from "../../shared/context";
import { notFound } from "../../shared/errors";
import { type BackendApp, implement, implementFile } from "../../shared/implement";
import { clientOf } from "../account-activity";
import { limitCustomer } from "../limits";
import { findBlockers } from "./blockers";
import { closeOwnAccount } from "./close-account";
import { presentExport } from "./export-presenter";
import { archiveKey } from "./make-export";
import { lastExport, requestOwnExport } from "./request-export";

/** EXT-550 to EXT-554. */
export function registerPersonalDataRoutes(app: BackendApp): void {
  implement(app, calls.getDataExport, async (_input, context) => {
    const { customerId } = requireSession(context);
    const { last, canAsk } = await lastExport(context.db, customerId, context.clock.now());
    return { last: last && presentExport(last), canAsk };
  });

  implement(app, calls.requestDataExport, async ({ body: { code } }, context) => {
    const session = requireSession(context);
    await requestOwnExport({ code, session, client: clientOf(context) }, context);
    return null;
  });

  implement(app, calls.listClosingBlockers, (_input, context) =>
    findBlockers(context.db, requireSession(context).customerId),
  );

  implement(app, calls.closeAccount, async ({ body: { code } }, context) => {
    await closeOwnAccount({ code, session: requireSession(context) }, context);
    return null;
  });

  implementFile(app, downloadDataExport, async ({ query: { exportId } }, context) => {
    const { customerId } = requireSession(context);
    await limitCustomer("export", customerId, context);
    const { last } = await lastExport(context.db, customerId, context.clock.now());
    const object =
      last?.id === exportId && last.state === "READY"
        ? await context.env.FILES.get(archiveKey(exportId))
        : null;
    if (!object) throw notFound("导出文件");
    return new Response(object.body, {
      headers: {
        "Content-Type": ZIP_TYPE,
        "Content-Length": String(object.size),
        "Content-Disposition": `attachment; filename="my-data.zip"; filename*=UTF-8''${encodeURIComponent("我的数据.zip")}`,
      },
    });
  });
}
