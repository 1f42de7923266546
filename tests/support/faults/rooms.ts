import { Point } from "./point";
import { Script } from "./script";

interface RoomCall {
  readonly room: string;
  readonly method: string;
  readonly signal?: AbortSignal;
}

/** Rooms that fail where the script says: their sockets (`fetch`) and their remote methods. */
export class FaultyRooms {
  readonly script = new Script<RoomCall, unknown>();

  /** The n-th call of a method, e.g. `deliver`, to any room; every method when none is named. */
  call(method?: string, nth = 1) {
    return new Point(this.script, {
      name: `rooms.${method ?? "call"}`,
      nth,
      matches: (call: RoomCall) => method === undefined || call.method === method,
    });
  }

  wrap<Namespace extends DurableObjectNamespace>(namespace: Namespace): Namespace {
    return new Proxy(namespace, {
      get: (target, name) => {
        if (name === "getByName") return (room: string) => this.#stub(target.getByName(room), room);
        if (name === "get") {
          return (id: DurableObjectId) => this.#stub(target.get(id), id.name ?? id.toString());
        }
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  }

  #stub(stub: DurableObjectStub, room: string): DurableObjectStub {
    return new Proxy(stub, {
      get: (target, name) => {
        // A stub answers to every name; to `then` it must not, or awaiting it would call the room.
        if (name === "then") return undefined;
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== "function" || typeof name === "symbol") return value;
        return (...values: unknown[]) =>
          this.script.run({ room, method: name }, async () => Reflect.apply(value, target, values));
      },
    });
  }
}
