/**
 * Pictures up to this size are sent unchanged, bytes; larger ones are compressed to at most this (ux.md U22).
 */
const ENOUGH_BYTES = 500 * 1024;
/** Longest side and quality, tried in this order until the picture is small enough. */
const ATTEMPTS = [
  { side: 2000, quality: 0.85 },
  { side: 2000, quality: 0.7 },
  { side: 1600, quality: 0.7 },
  { side: 1200, quality: 0.6 },
  { side: 900, quality: 0.5 },
] as const;

/**
 * A large picture, compressed before it is sent: a photo of 8 MB becomes some hundred KB, and on a phone
 * takes a moment instead of a minute. A file that cannot be read as a picture is sent unchanged; the server
 * answers the error.
 */
export async function compressPicture(file: File): Promise<File> {
  if (!file.type.startsWith("image/") || file.size <= ENOUGH_BYTES) return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    let smallest: Blob = file;
    for (const attempt of ATTEMPTS) {
      const drawn = await draw(picture, attempt);
      if (drawn && drawn.size < smallest.size) smallest = drawn;
      if (smallest.size <= ENOUGH_BYTES) break;
    }
    picture.close();
    if (smallest === file) return file;
    return new File([smallest], `${file.name.replace(/\.\w+$/, "")}.jpg`, { type: "image/jpeg" });
  } catch {
    return file;
  }
}

/** The picture as a JPEG on white, at most `side` pixels long; null when the browser cannot draw it. */
function draw(
  picture: ImageBitmap,
  { side, quality }: { side: number; quality: number },
): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (!context) return Promise.resolve(null);
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
}
