/**
 * Looks where the piece of the slider puzzle belongs: inside the gap the background is the piece's picture, only darker.
 * Runs in the page. Left edge of the gap in picture pixels, and the picture's width.
 */
export const gapOfPuzzle = async (): Promise<{ x: number; width: number }> => {
  async function pixels(part: string) {
    const image = document.querySelector<HTMLImageElement>(`img[data-part=${part}]`);
    if (!image) throw new Error(`no ${part}`);
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    context.drawImage(image, 0, 0);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    return { data, width, height, top: Number(image.dataset.top ?? 0) };
  }
  const background = await pixels("background");
  const piece = await pixels("piece");
  const at = (picture: typeof piece, x: number, y: number, channel: number) =>
    picture.data[(y * picture.width + x) * 4 + channel] ?? 0;

  let best = { x: 0, error: Number.POSITIVE_INFINITY };
  for (let x = 0; x + piece.width <= background.width; x++) {
    let sumPP = 0;
    let sumPB = 0;
    let sumBB = 0;
    for (let y = 0; y < piece.height; y += 2) {
      for (let dx = 0; dx < piece.width; dx += 2) {
        if (at(piece, dx, y, 3) < 250) continue;
        for (let channel = 0; channel < 3; channel++) {
          const p = at(piece, dx, y, channel);
          const b = at(background, x + dx, piece.top + y, channel);
          sumPP += p * p;
          sumPB += p * b;
          sumBB += b * b;
        }
      }
    }
    const scale = sumPB / sumPP;
    const error = (sumBB - scale * sumPB) / sumBB;
    // Where nothing is cut out, the background is as bright as the piece or unrelated to it.
    if (scale < 0.85 && error < best.error) best = { x, error };
  }
  return { x: best.x, width: background.width };
};
