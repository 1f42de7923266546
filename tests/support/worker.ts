/** The Worker that workerd tests run in: its bindings are those of both Workers together. */
export { CallLine } from "../../durable-objects/call-line";
export { UserRoom } from "../../durable-objects/user-room";

export default {
  fetch: () => new Response("not under test", { status: 404 }),
};
