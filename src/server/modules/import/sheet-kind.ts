/** What the first bytes say: a ZIP may be an XLSX, anything that looks like text a CSV. */
export function sheetKindOf(start: Buffer): 'zip' | 'old-excel' | 'text' | null {
  if (start.length === 0) return null;
  if (start.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 3, 4]))) return 'zip';
  if (start.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))) return 'old-excel';
  if (isUtf16(start)) return 'text';
  // Other formats have control characters in their first bytes; texts have none but tabs and line breaks.
  return start.subarray(0, 4_096).some((byte) => byte < 9 || (byte > 13 && byte < 32)) ||
    start.subarray(0, 5).toString('latin1') === '%PDF-'
    ? null
    : 'text';
}

export function isUtf16(start: Buffer): boolean {
  const mark = start.length > 1 ? start.readUInt16BE(0) : 0;
  return mark === 0xfffe || mark === 0xfeff;
}
