const SECTOR = 512;
const END = 0xfffffffe;
const FREE = 0xffffffff;
/** Shorter streams live in sectors of another size. */
const SMALLEST_STREAM = 4096;

const u16 = (value: number) => [value & 255, (value >> 8) & 255];
const u32 = (value: number) => [...u16(value & 0xffff), ...u16((value >>> 16) & 0xffff)];
const utf16 = (text: string) => [...text].flatMap((character) => u16(character.charCodeAt(0)));
const record = (type: number, body: readonly number[]) => [...u16(type), ...u16(body.length), ...body];

/** An xls file (BIFF8) of one sheet of texts and numbers. */
export function oldBook(rows: readonly (readonly (string | number)[])[]): Uint8Array {
  const bof = (kind: number) =>
    record(0x0809, [...u16(0x0600), ...u16(kind), ...u16(0), ...u16(0), ...u32(0), ...u32(0)]);
  const name = "Sheet1";
  const strings = rows.flat().filter((cell) => typeof cell === "string");
  const sst = record(0x00fc, [
    ...u32(strings.length),
    ...u32(strings.length),
    ...strings.flatMap((text) => [...u16(text.length), 1, ...utf16(text)]),
  ]);
  const bound = (offset: number) =>
    record(0x0085, [
      ...u32(offset),
      0,
      0,
      name.length,
      0,
      ...[...name].map((letter) => letter.charCodeAt(0)),
    ]);
  const globals = (offset: number) => [...bof(5), ...bound(offset), ...sst, ...record(0x000a, [])];
  let next = 0;
  const cells = rows.flatMap((row, r) =>
    row.flatMap((cell, c) => {
      const place = [...u16(r), ...u16(c), ...u16(0)];
      if (typeof cell === "string") return record(0x00fd, [...place, ...u32(next++)]);
      return record(0x0203, [...place, ...new Uint8Array(new Float64Array([cell]).buffer)]);
    }),
  );
  const sheet = [...bof(0x10), ...cells, ...record(0x000a, [])];
  return container("Workbook", [...globals(globals(0).length), ...sheet]);
}

/** A compound file with one stream. */
export function container(name: string, content: readonly number[]): Uint8Array {
  const stream = new Uint8Array(Math.ceil(Math.max(content.length, SMALLEST_STREAM) / SECTOR) * SECTOR);
  stream.set(content);
  const sectors = stream.length / SECTOR;
  const fat = new Uint32Array(SECTOR / 4).fill(FREE);
  fat[0] = 0xfffffffd;
  fat[1] = END;
  for (let at = 0; at < sectors; at++) fat[2 + at] = at === sectors - 1 ? END : 3 + at;
  const entry = (title: string, type: number, child: number, start: number, size: number) => {
    const bytes = new Uint8Array(128);
    const letters = utf16(title);
    bytes.set(letters);
    const view = new DataView(bytes.buffer);
    view.setUint16(64, letters.length + 2, true);
    bytes[66] = type;
    bytes[67] = 1;
    for (const at of [68, 72]) view.setUint32(at, FREE, true);
    view.setUint32(76, child, true);
    view.setUint32(116, start, true);
    view.setUint32(120, size, true);
    return bytes;
  };
  const directory = new Uint8Array(SECTOR);
  directory.set(entry("Root Entry", 5, 1, END, 0));
  directory.set(entry(name, 2, FREE, 2, stream.length), 128);
  const head = new Uint8Array(SECTOR).fill(255);
  head.set([
    ...[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
    ...new Array(16).fill(0),
    ...[...u16(0x3e), ...u16(3), ...u16(0xfffe), ...u16(9), ...u16(6), 0, 0, 0, 0, 0, 0],
    ...[...u32(0), ...u32(1), ...u32(1), ...u32(0), ...u32(SMALLEST_STREAM)],
    ...[...u32(END), ...u32(0), ...u32(END), ...u32(0), ...u32(0)],
  ]);
  const whole = new Uint8Array(SECTOR * 3 + stream.length);
  whole.set(head);
  whole.set(new Uint8Array(fat.buffer), SECTOR);
  whole.set(directory, SECTOR * 2);
  whole.set(stream, SECTOR * 3);
  return whole;
}
