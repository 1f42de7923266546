import { Point } from "./point";
import { Script } from "./script";

interface R2Call {
  readonly method: string;
  readonly signal?: AbortSignal;
}

const METHODS = new Set<string | symbol>(["head", "get", "put", "delete", "list", "createMultipartUpload"]);

/** A bucket that fails where the script says. */
export class FaultyR2 {
  readonly script = new Script<R2Call, unknown>();

  put(nth = 1) {
    return this.#at("put", nth);
  }

  get(nth = 1) {
    return this.#at("get", nth);
  }

  head(nth = 1) {
    return this.#at("head", nth);
  }

  delete(nth = 1) {
    return this.#at("delete", nth);
  }

  createMultipartUpload(nth = 1) {
    return this.#at("createMultipartUpload", nth);
  }

  wrap(bucket: R2Bucket): R2Bucket {
    return new Proxy(bucket, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== "function") return value;
        if (!METHODS.has(name)) return value.bind(target);
        return (...values: unknown[]) =>
          this.script.run({ method: String(name) }, async () => Reflect.apply(value, target, values));
      },
    });
  }

  #at(method: string, nth: number) {
    return new Point(this.script, {
      name: `r2.${method}`,
      nth,
      matches: (call: R2Call) => call.method === method,
    });
  }
}
