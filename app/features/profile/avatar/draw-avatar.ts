import { type Crop, squareOf } from "./crop";

/** Side of a stored avatar, px: sharp at its largest size on a high-resolution screen. */
const AVATAR_SIDE = 400;

/** The square of a picture as a JPEG on white. Throws when the browser cannot draw it. */
export async function drawAvatar(picture: ImageBitmap, crop: Crop): Promise<File> {
  const { left, top, side } = squareOf(picture, crop);
  const canvas = document.createElement("canvas");
  canvas.width = AVATAR_SIDE;
  canvas.height = AVATAR_SIDE;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.fillStyle = "white";
  context.fillRect(0, 0, AVATAR_SIDE, AVATAR_SIDE);
  context.drawImage(picture, left, top, side, side, 0, 0, AVATAR_SIDE, AVATAR_SIDE);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
  if (!blob) throw new Error("nothing drawn");
  return new File([blob], "avatar.jpg", { type: "image/jpeg" });
}
