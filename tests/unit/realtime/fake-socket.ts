import type { RoomSocket } from "../../../app/features/realtime/room-connection";
import type { ServerFrame } from "../../../durable-objects/protocol";

/** A socket whose other end is the test. */
export class FakeSocket implements RoomSocket {
  readyState = 0;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  readonly sent: string[] = [];

  constructor(readonly path: string) {}

  open(): void {
    this.readyState = 1;
    this.onopen?.(new Event("open"));
  }

  say(frame: ServerFrame | string): void {
    this.onmessage?.(
      new MessageEvent("message", { data: typeof frame === "string" ? frame : JSON.stringify(frame) }),
    );
  }

  fail(): void {
    this.readyState = 3;
    this.onerror?.(new Event("error"));
    this.onclose?.(new CloseEvent("close"));
  }

  /** An error that no end follows. */
  stall(): void {
    this.onerror?.(new Event("error"));
  }

  drop(code?: number): void {
    this.readyState = 3;
    this.onclose?.(new CloseEvent("close", { code }));
  }

  send(data: string): void {
    this.sent.push(data);
  }

  close(): void {
    this.readyState = 3;
  }
}
