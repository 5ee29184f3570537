import { inflateSync } from 'node:zlib';

/** The texts of a PDF with the standard fonts, page by page: each line of text ends where it is drawn. */
export function readPdfPages(bytes: Buffer): string[] {
  const source = bytes.toString('latin1');
  const pages: string[] = [];
  for (const { index, 0: head } of source.matchAll(/stream\r?\n/g)) {
    const start = index + head.length;
    const end = source.indexOf('endstream', start);
    const content = inflate(bytes.subarray(start, end));
    if (content?.includes(' Tf')) pages.push(textOf(content));
  }
  return pages;
}

function inflate(stream: Buffer): string | null {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    return null;
  }
}

function textOf(content: string): string {
  const shown = [...content.matchAll(/\[(.*?)\]\s*TJ/gs)].map(([, array = '']) =>
    [...array.matchAll(/<([0-9a-f]+)>/g)]
      .map(([, hex = '']) => new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex')))
      .join(''),
  );
  return shown.join('\n');
}
