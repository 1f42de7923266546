import { expect } from "@playwright/test";
import { placeInMemory } from "../../../scripts/lib/place-in-memory";
import { copyProject, type ProjectCopy } from "../../support/project/project-copy";

/** Takes seconds to build, and is built already where the site is. */
const KEPT_WORK = ["playground", "playground.txt"];

export interface Development {
  readonly origin: string;
  readonly edit: ProjectCopy["edit"];
  /** What it has written on the terminal. */
  readonly output: () => string;
  stop(): Promise<void>;
}

/** `npm run dev` on a copy of the project with a database of its own, so that no edit of a test touches the project. */
export async function startDevelopment(): Promise<Development> {
  const copy = copyProject(KEPT_WORK, placeInMemory());
  try {
    const { origin, output, stop } = await copy.start("dev", "/healthz");
    return {
      origin,
      output,
      edit: copy.edit,
      async stop() {
        await stop();
        // npm ends before the Workers do.
        const message = "npm run dev leaves nothing behind";
        await expect.poll(copy.running, { message, timeout: 40_000 }).toEqual([]);
        copy.remove();
      },
    };
  } catch (error) {
    copy.remove();
    throw error;
  }
}
