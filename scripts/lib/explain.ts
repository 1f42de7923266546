import process from "node:process";
import { UnknownMigrations } from "./migrations";

/**
 * Does the work, and ends the process in plain words when it meets a local database of an older history. It is never
 * deleted without being asked: who worked with it may want to look something up.
 *
 * @param state the folder that holds the database; null for a remote one
 */
export async function explainOldDatabase(work: () => Promise<void>, state: string | null): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof UnknownMigrations) || state === null) throw error;
    console.error(`
${state} 里的本地数据库由旧版的迁移建立（${error.names.at(-1)} 等 ${error.names.length} 个），无法升级。
里面只有本机的演示数据和试用数据。不再需要时删除它，再启动一次：

    rm -rf ${state} && npm start
`);
    process.exit(1);
  }
}
