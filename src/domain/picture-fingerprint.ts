/**
 * What a picture looks like, in 64 bits as 16 hexadecimal digits (dHash): for each of 8 × 8 places whether it gets brighter
 * towards the right. A copy in another size, format or quality differs in a few bits, another picture in about half of them.
 */
export type PictureFingerprint = string;

export const FINGERPRINT_COLUMNS = 9;
export const FINGERPRINT_ROWS = 8;

/** Up to so many bits two pictures count as the same; `probesOf` finds all of them. */
export const SAME_PICTURE_DISTANCE = 7;
/** A plain wall has hardly a bit set: whatever looks like it would look the same. */
const LEAST_BITS = 6;

/** Of the brightness of 9 × 8 places, row by row; null: the picture has nothing to tell it by. */
export function fingerprintOf(grey: Uint8Array): PictureFingerprint | null {
  let bits = 0n;
  for (let row = 0; row < FINGERPRINT_ROWS; row++)
    for (let column = 0; column < FINGERPRINT_COLUMNS - 1; column++) {
      const at = row * FINGERPRINT_COLUMNS + column;
      // A little noise on a plain ground is no edge.
      bits = (bits << 1n) | ((grey[at + 1] ?? 0) - (grey[at] ?? 0) > 1 ? 1n : 0n);
    }
  const count = bitCount(bits);
  if (count < LEAST_BITS) return null;
  return bits.toString(16).padStart(16, '0');
}

/** In how many bits two pictures differ. */
export function fingerprintDistance(one: PictureFingerprint, other: PictureFingerprint): number {
  return bitCount(BigInt(`0x${one}`) ^ BigInt(`0x${other}`));
}

const BAND_BITS = 16;

/** The four quarters, each a number that also says its place. */
export function bandsOf(fingerprint: PictureFingerprint): number[] {
  return [0, 1, 2, 3].map(
    (place) => (place << BAND_BITS) | Number.parseInt(fingerprint.slice(place * 4, place * 4 + 4), 16),
  );
}

/**
 * The quarters, and all that differ from one in a single bit: of seven differing bits, one quarter has one at most, so every
 * fingerprint within `SAME_PICTURE_DISTANCE` shares one of these 68 numbers.
 */
export function probesOf(fingerprint: PictureFingerprint): number[] {
  return bandsOf(fingerprint).flatMap((band) => [
    band,
    ...Array.from({ length: BAND_BITS }, (_, bit) => band ^ (1 << bit)),
  ]);
}

function bitCount(bits: bigint): number {
  let count = 0;
  for (let left = bits; left > 0n; left &= left - 1n) count++;
  return count;
}
