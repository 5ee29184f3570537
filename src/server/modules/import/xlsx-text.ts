import type { XmlReader } from './xlsx-xml.ts';

/** The texts of a string in one, without the readings that Japanese programs add. */
export function createTextReader() {
  let [whole, part] = ['', ''];
  let [isInText, isReading] = [false, false];
  return {
    open: (name: string) => {
      if (name === 'rPh') isReading = true;
      else if (name === 't') isInText = !isReading;
    },
    text: (text: string) => {
      if (isInText) part += text;
    },
    close: (name: string) => {
      if (name === 'rPh') isReading = false;
      else if (name === 't') {
        whole += unescapeText(part);
        [part, isInText] = ['', false];
      }
    },
    take: () => {
      const text = whole;
      whole = '';
      return text;
    },
  };
}

/** The strings that the cells of a workbook share, in the order of their numbers. */
export function createStringsReader(strings: string[]): XmlReader {
  const { open, text, close, take } = createTextReader();
  return {
    open,
    text,
    close: (name) => {
      close(name);
      if (name === 'si') strings.push(take());
    },
  };
}

/** Excel writes what XML cannot hold as _x000D_, and as _x005F_x000D_ what only looks like it. */
export function unescapeText(text: string): string {
  return text
    .replace(/_x([0-9a-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/\r\n?/g, '\n');
}
