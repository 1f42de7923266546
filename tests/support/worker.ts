/** The Worker that workerd tests run in: its bindings are those of both Workers together. */
import { createApp } from "../../backend/src/app";
import { createBackendCell } from "../../backend/src/cell";

export { CallLine } from "../../durable-objects/call-line";
export { UserRoom } from "../../durable-objects/user-room";
export { ScratchDatabase } from "./database/scratch-database";

export const Cell = createBackendCell(createApp());

export default {
  fetch: () => new Response("not under test", { status: 404 }),
};
