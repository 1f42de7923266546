import cellMigrations from "../../../backend/migrations/cell-migrations.json";
import { type CellStatement, createCellClass } from "../../../durable-objects/cell/cell";

/** The cells as scripts open them on a developer's machine: databases without the application. */
export const Cell = createCellClass({
  migrations: cellMigrations,
  answer: async () => new Response(null, { status: 404 }),
  runJobs: async () => ({ nextAt: null }),
});

interface Env {
  readonly CELLS: DurableObjectNamespace<InstanceType<typeof Cell>>;
}

/** What a script asks: the statements of one transaction, and the cell that they are for. */
interface Asked {
  readonly cell: string;
  readonly statements: readonly CellStatement[];
}

export default {
  async fetch(request, env) {
    const { cell, statements } = (await request.json()) as Asked;
    using answer = await env.CELLS.get(env.CELLS.idFromName(cell)).execute(statements);
    return Response.json(answer);
  },
} satisfies ExportedHandler<Env>;
