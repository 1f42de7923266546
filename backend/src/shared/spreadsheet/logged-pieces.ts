import { log } from "../log";

/** Rows that are read while their file is sent. The reader of a file only sees it break off: the log says why. */
export async function* loggedPieces<Piece>(pieces: AsyncGenerator<Piece>): AsyncGenerator<Piece> {
  try {
    yield* pieces;
  } catch (error) {
    log.error("export", error);
    throw error;
  }
}
