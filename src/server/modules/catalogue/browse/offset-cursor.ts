/** The opaque text of a place in a list that is counted from its beginning. */
export function writeOffset(offset: number): string {
  return Buffer.from(`s.${offset}`).toString('base64url');
}

/** 0 without a cursor, null for a text that is none or leads beyond the last place. */
export function readOffset(cursor: string | undefined, last: number): number | null {
  if (!cursor) return 0;
  const digits = /^s\.(\d{1,5})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  return digits !== undefined && Number(digits) <= last ? Number(digits) : null;
}
