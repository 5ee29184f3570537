/** As the file store names them. */
export type PictureType = 'webp' | 'avif' | 'jpg';

/**
 * Whether a stored picture is all there, by its head and the lengths it tells: what a full disk, a broken copy or a lost
 * block leaves is no picture. Nothing is decoded, so a bit that turned over inside stays unseen.
 */
export function isWholePicture(type: PictureType, body: Buffer): boolean {
  if (type === 'jpg') return isWholeJpeg(body);
  return type === 'webp' ? isWholeWebp(body) : isWholeAvif(body);
}

function isWholeWebp(body: Buffer): boolean {
  if (body.length < 20 || !isText(body, 0, 'RIFF') || !isText(body, 8, 'WEBP')) return false;
  const end = body.readUInt32LE(4) + 8;
  let hasPicture = false;
  let at = 12;
  while (at + 8 <= end && end <= body.length) {
    const start = at + 8;
    if (isText(body, at, 'VP8 ')) hasPicture ||= body.readUIntBE(start + 3, 3) === 0x9d_01_2a;
    if (isText(body, at, 'VP8L')) hasPicture ||= body[start] === 0x2f;
    if (isText(body, at, 'ANMF')) hasPicture = true;
    const length = body.readUInt32LE(at + 4);
    at = start + length + (length % 2);
  }
  return hasPicture && at === end;
}

/** Boxes one after the other up to the end: which picture it is, how it is made, its data. */
function isWholeAvif(body: Buffer): boolean {
  const seen = new Set<string>();
  let at = 0;
  while (at + 8 <= body.length) {
    seen.add(body.toString('latin1', at + 4, at + 8));
    const length = body.readUInt32BE(at);
    // 0: up to the end.
    at = length === 0 ? body.length : at + Math.max(length, 8);
  }
  return at === body.length && ['ftyp', 'meta', 'mdat'].every((name) => seen.has(name));
}

/** From its first mark to its last. */
function isWholeJpeg(body: Buffer): boolean {
  return body.length > 4 && body.readUInt16BE(0) === 0xffd8 && body.readUInt16BE(body.length - 2) === 0xffd9;
}

function isText(body: Buffer, at: number, text: string): boolean {
  return body.toString('latin1', at, at + text.length) === text;
}
