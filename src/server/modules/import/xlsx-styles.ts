import type { XmlReader } from './xlsx-xml.ts';

/** Collects the numbers of the cell styles that show a date. */
export function createStylesReader(dateStyles: Set<string>): XmlReader {
  const codes = new Map<string, string>();
  let isInCellFormats = false;
  let count = 0;
  return {
    open: (name, { numFmtId = '', formatCode = '' }) => {
      if (name === 'numFmt') codes.set(numFmtId, formatCode);
      else if (name === 'cellXfs') isInCellFormats = true;
      else if (name === 'xf' && isInCellFormats) {
        if (isDateFormat(numFmtId, codes.get(numFmtId))) dateStyles.add(String(count));
        count++;
      }
    },
    close: (name) => {
      if (name === 'cellXfs') isInCellFormats = false;
    },
  };
}

function isDateFormat(id: string, code: string | undefined): boolean {
  if (code !== undefined) return /[ymdhs]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''));
  const number = Number(id);
  return [
    [14, 22],
    [27, 36],
    [45, 47],
    [50, 58],
  ].some(([from = 0, to = 0]) => number >= from && number <= to);
}
